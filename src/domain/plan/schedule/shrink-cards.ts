import { GRID, up } from '#domain/plan/days.ts'
import { putBest } from '#domain/plan/schedule/best-day.ts'
import { scoreOf } from '#domain/plan/schedule/score.ts'
import { improve, type Lengths } from '#domain/plan/schedule/improve.ts'
import { isLost, type Piece } from '#domain/plan/schedule/piece.ts'
import type { Schedule } from '#domain/plan/schedule/schedule.ts'

/** Gives it another length where it stands; without any it leaves the table. */
function resize(table: Schedule, piece: Piece, minutes: number): void {
  const { day, start } = piece
  table.take(piece)
  piece.minutes = minutes
  if (minutes >= GRID) table.put(day, start, piece)
}

/** Longer where it stands, as far as there is room. */
function grow(table: Schedule, piece: Piece, minutes: number): void {
  if (piece.day < 0) {
    piece.minutes = minutes
    if (!putBest(table, piece)) piece.minutes = 0
    return
  }
  const { day, start, minutes: before } = piece
  table.take(piece)
  for (let longer = up(minutes); longer > before; longer -= GRID) {
    piece.minutes = longer
    if (table.allows(day, start, piece)) break
    piece.minutes = before
  }
  table.put(day, start, piece)
}

/** So many lost pieces are tried for; where far more are lost, days of new cards would not save them. */
const LOST = 3
const MANY_LOST = 100

/** In an order that does not depend on how the plan came about: to plan again must try for the same ones. */
const lostOf = (pieces: readonly Piece[]): Piece[] =>
  pieces
    .filter(isLost)
    .sort((a, b) => (a.need.key < b.need.key ? -1 : a.need.key > b.need.key ? 1 : b.minutes - a.minutes))

const hasNew = ({ need, minutes }: Piece): boolean =>
  need.kind === 'cards' && need.least !== undefined && minutes > need.least

function makeWayFor(table: Schedule, lost: Piece, pieces: readonly Piece[], lengths: Lengths): readonly Piece[] {
  let all = pieces
  const shrunk: { readonly piece: Piece; readonly minutes: number }[] = []
  for (const piece of all.filter(one => hasNew(one) && one.day >= lost.need.first && one.day <= lost.need.last)) {
    if (lost.day >= 0) break
    shrunk.push({ piece, minutes: piece.minutes })
    resize(table, piece, piece.need.least ?? 0)
    all = improve(table, all, lengths, [lost])
  }
  // What no deadline needed goes back to its length.
  for (const { piece, minutes } of shrunk.reverse()) grow(table, piece, minutes)
  return all
}

/** New cards make way before a deadline breaks: day by day of its window, and only as far as that places something. */
export function shrinkCards(table: Schedule, pieces: readonly Piece[], lengths: Lengths): readonly Piece[] {
  let all = pieces
  for (const piece of all.filter(one => one.day < 0 && hasNew(one))) {
    piece.minutes = piece.need.least ?? 0
    table.isSettled = false
  }
  all = improve(table, all, lengths)
  for (;;) {
    const before = scoreOf(all).unmet
    if (before === 0) return all
    const lostNow = lostOf(all)
    for (const lost of lostNow.slice(0, lostNow.length > MANY_LOST ? 1 : LOST))
      if (lost.day < 0) all = makeWayFor(table, lost, all, lengths)
    if (scoreOf(all).unmet === before) return all
  }
}
