import { nearest } from '#domain/plan/schedule/best-day.ts'
import type { Piece } from '#domain/plan/schedule/piece.ts'
import type { Schedule } from '#domain/plan/schedule/schedule.ts'

/** A spare session may stand so many days off its best day; farther off it would be another return. */
const REACH = 10
/** Two sessions of one topic have a day between them. */
const APART = 1

const byRank = (a: Piece, b: Piece): number =>
  (a.spare ?? 0) - (b.spare ?? 0) || (a.need.key < b.need.key ? -1 : a.need.key > b.need.key ? 1 : a.ideal - b.ideal)

function isNear(table: Schedule, at: number, piece: Piece): boolean {
  for (let day = at - APART; day <= at + APART; day++)
    if (table.days[day]?.pieces.some(other => other.need.series === piece.need.series)) return true
  return false
}

function put(table: Schedule, piece: Piece): void {
  for (const at of nearest(piece)) {
    if (Math.abs(at - piece.ideal) > REACH) return
    const day = table.days[at]
    if (!day || day.load + piece.minutes > day.cap * day.share || isNear(table, at, piece)) continue
    const start = table.start(at, piece)
    if (start < 0) continue
    table.put(at, start, piece)
    return
  }
}

/** Sessions beyond the needed ones, where there is room near their best days and the student's pace leaves it to them. */
export function addSpare(table: Schedule, pieces: readonly Piece[]): void {
  for (const piece of pieces.filter(one => one.spare !== null && one.day < 0).sort(byRank)) put(table, piece)
}

/** Puts a needed piece where spare sessions stand; those of them that still fit stay. */
export function putForSpare(table: Schedule, piece: Piece): boolean {
  if (table.spares === 0) return false
  for (const at of nearest(piece)) {
    const spare = table.days[at]?.pieces.filter(one => one.spare !== null) ?? []
    if (spare.length === 0) continue
    const starts = spare.map(one => one.start)
    for (const one of spare) table.take(one)
    const start = table.start(at, piece)
    if (start >= 0) table.put(at, start, piece)
    for (const [index, one] of spare.entries())
      if (start < 0 || table.allows(at, starts[index] ?? 0, one)) table.put(at, starts[index] ?? 0, one)
    if (start >= 0) return true
  }
  return false
}
