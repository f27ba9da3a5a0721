import type { FreeDay } from '#domain/plan/time/free.ts'
import { keepAfterOverdue } from '#domain/plan/keep.ts'
import { place, type Placed } from '#domain/plan/place.ts'
import { isBetter, scoreOf, type Score } from '#domain/plan/schedule/score.ts'
import { finish } from '#domain/plan/schedule/finish.ts'
import { giveWay } from '#domain/plan/schedule/give-way.ts'
import { improve } from '#domain/plan/schedule/improve.ts'
import { copyOf, type Piece } from '#domain/plan/schedule/piece.ts'
import { addSpare } from '#domain/plan/schedule/spare.ts'
import type { Schedule } from '#domain/plan/schedule/schedule.ts'
import type { PlanSettings } from '#domain/plan/world.ts'

/** A plan that stands is not made anew for less: so many needed minutes gained for each block that moves more. */
const GAIN_A_MOVE = 10

const isWorth = (whole: Score, few: Score): boolean =>
  few.unmet - whole.unmet >= GAIN_A_MOVE * (whole.moves - few.moves)

const copied = (pieces: readonly Piece[]): Piece[] => pieces.map(copyOf)

function withSpare(table: Schedule, pieces: readonly Piece[]): Placed {
  addSpare(table, pieces)
  return { table, pieces }
}

/** Everything stands where it stood; what has no place finds a gap or others make way for it. */
export function byMoving(days: readonly FreeDay[], settings: PlanSettings, wanted: readonly Piece[]): Placed {
  const pieces = copied(wanted)
  const table = keepAfterOverdue(days, settings, pieces)
  const all = giveWay(table, pieces, settings)
  return withSpare(table, finish(table, improve(table, all, settings), settings))
}

function byLooking(days: readonly FreeDay[], settings: PlanSettings, wanted: readonly Piece[]): Placed {
  const pieces = copied(wanted)
  const table = keepAfterOverdue(days, settings, pieces)
  return withSpare(table, finish(table, giveWay(table, pieces, settings), settings))
}

/**
 * The old plan with few moves: what may stay stays where it is, the rest finds a gap, and only then others make way.
 * `movesOf` counts moves from the old plan; planning anew is taken where it leaves no more over with fewer moves.
 */
export function repair(
  days: readonly FreeDay[],
  settings: PlanSettings,
  wanted: readonly Piece[],
  anew: readonly Piece[],
  movesOf: (pieces: readonly Piece[]) => number
): Placed {
  const score = ({ pieces }: Placed): Score => ({ ...scoreOf(pieces), moves: movesOf(pieces) })
  const moved = byMoving(days, settings, wanted)
  const hasMadeWay = moved.pieces.some(
    ({ was, spare, day, start }) => was !== null && spare === null && (day !== was.day || start !== was.start)
  )
  if (scoreOf(moved.pieces).unmet === 0 && !hasMadeWay) return moved
  const looked = byLooking(days, settings, wanted)
  const few = isBetter(score(looked), score(moved)) ? looked : moved
  if (score(few).moves === 0) return few
  const whole = place(days, settings, copied(anew))
  return isBetter(score(whole), score(few)) && isWorth(score(whole), score(few)) ? whole : few
}
