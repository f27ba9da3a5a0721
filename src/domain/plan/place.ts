import type { FreeDay } from '#domain/plan/time/free.ts'
import { arrange } from '#domain/plan/schedule/arrange.ts'
import { putBest, putFirst } from '#domain/plan/schedule/best-day.ts'
import { isMore, scoreOf } from '#domain/plan/schedule/score.ts'
import { finish } from '#domain/plan/schedule/finish.ts'
import { giveWay } from '#domain/plan/schedule/give-way.ts'
import { improve } from '#domain/plan/schedule/improve.ts'
import { papersAfter } from '#domain/plan/schedule/papers-after.ts'
import { copyOf, type Piece } from '#domain/plan/schedule/piece.ts'
import { addSpare } from '#domain/plan/schedule/spare.ts'
import { Schedule } from '#domain/plan/schedule/schedule.ts'
import type { PlanSettings } from '#domain/plan/world.ts'

export interface Placed {
  readonly table: Schedule
  readonly pieces: readonly Piece[]
}

function rank({ need }: Piece): number {
  if (need.kind === 'cards') return 0
  if (need.kind === 'paper') return 1
  if (need.isOverdue === true) return 2
  if (need.purpose === 'last-look') return 4
  return need.purpose === 'return' && need.lookFrom === undefined ? 5 : 3
}

/**
 * Cards can only be done on their day, a paper only where a long span is; overdue work comes next. Then first sessions
 * and tasks by deadline, dearer first; last looks after them, and then returns.
 */
function inOrder(a: Piece, b: Piece): number {
  return (
    rank(a) - rank(b) ||
    a.need.last - b.need.last ||
    a.need.until - b.need.until ||
    b.need.value - a.need.value ||
    (a.need.key < b.need.key ? -1 : a.need.key > b.need.key ? 1 : 0) ||
    a.ideal - b.ideal
  )
}

type Put = (table: Schedule, piece: Piece) => boolean

function placedWith(days: readonly FreeDay[], settings: PlanSettings, pieces: readonly Piece[], put: Put): Placed {
  const table = new Schedule(days, settings.rest)
  for (const piece of pieces) if (piece.spare === null) (piece.need.isOverdue === true ? putFirst : put)(table, piece)
  const improved = improve(table, giveWay(table, pieces, settings), settings)
  addSpare(table, improved)
  papersAfter(table, improved)
  arrange(table)
  const all = finish(table, improved, settings)
  addSpare(table, all)
  return { table, pieces: all }
}

const fresh = (pieces: readonly Piece[]): Piece[] => pieces.map(copyOf)

/** A plan from nothing: every piece near its best day; where that leaves minutes over, also as early as can be. */
export function place(days: readonly FreeDay[], settings: PlanSettings, wanted: readonly Piece[]): Placed {
  const pieces = wanted.toSorted(inOrder)
  const spread = placedWith(days, settings, fresh(pieces), putBest)
  if (scoreOf(spread.pieces).unmet === 0) return spread
  const early = placedWith(days, settings, fresh(pieces), putFirst)
  return isMore(scoreOf(early.pieces), scoreOf(spread.pieces)) ? early : spread
}
