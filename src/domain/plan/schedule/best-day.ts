import type { Piece } from '#domain/plan/schedule/piece.ts'
import type { Schedule } from '#domain/plan/schedule/schedule.ts'

/** What a full day, a second block of one subject on it, and a day inside the buffer count, in days off the ideal. */
const FULL = 2
const SAME_SUBJECT = 0.7
const LATE = 30

function costOf(table: Schedule, at: number, { need, ideal, minutes }: Piece): number {
  const day = table.days[at]
  if (!day) return Number.POSITIVE_INFINITY
  const same = need.subject === null ? 0 : day.pieces.filter(other => other.need.subject === need.subject).length
  const late = at > need.soft ? LATE + at - need.soft : 0
  return Math.abs(at - ideal) + late + (FULL * (day.load + minutes)) / Math.max(1, day.cap) + SAME_SUBJECT * same
}

/** The days of a piece's window, nearest to the ideal first, the earlier of two. */
export function* nearest({ need, ideal }: Piece): Generator<number> {
  const span = Math.max(ideal - need.first, need.last - ideal)
  if (ideal >= need.first && ideal <= need.last) yield ideal
  for (let off = 1; off <= span; off++) {
    if (ideal - off >= need.first && ideal - off <= need.last) yield ideal - off
    if (ideal + off <= need.last && ideal + off >= need.first) yield ideal + off
  }
}

/** Puts a piece on its best day with room: near the ideal, not yet full, of other subjects. False where none has. */
export function putBest(table: Schedule, piece: Piece): boolean {
  if (table.mostRoom(piece.need) < piece.minutes) return false
  let best = { cost: Number.POSITIVE_INFINITY, at: -1, start: -1 }
  for (const at of nearest(piece)) {
    if (Math.abs(at - piece.ideal) >= best.cost) break
    const start = table.start(at, piece)
    if (start < 0) continue
    const cost = costOf(table, at, piece)
    if (cost < best.cost) best = { cost, at, start }
  }
  if (best.at < 0) return false
  table.put(best.at, best.start, piece)
  return true
}

/** Puts a piece on the first day with room. */
export function putFirst(table: Schedule, piece: Piece): boolean {
  for (let at = piece.need.first; at <= piece.need.last; at++) {
    const start = table.start(at, piece)
    if (start < 0) continue
    table.put(at, start, piece)
    return true
  }
  return false
}
