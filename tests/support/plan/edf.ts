import type { FreeDay } from '#domain/plan/time/free.ts'
import type { Piece } from '#domain/plan/schedule/piece.ts'
import { newPiece } from '#domain/plan/schedule/piece.ts'
import { putFirst } from '#domain/plan/schedule/best-day.ts'
import { Schedule } from '#domain/plan/schedule/schedule.ts'

/** Earliest deadline first: the nearest deadline at the first free time; no spacing, no buffer, nothing moved again. */
export function earliestDeadlineFirst(days: readonly FreeDay[], wanted: readonly Piece[], rest: number): Piece[] {
  const table = new Schedule(days, rest)
  const pieces = wanted
    .map(({ need, minutes, ideal }) => newPiece({ ...need, isOnceADay: false }, minutes, ideal))
    .sort((a, b) => a.need.last - b.need.last || a.need.until - b.need.until || (a.need.key < b.need.key ? -1 : 1))
  for (const piece of pieces) putFirst(table, piece)
  return pieces
}
