import { countMoves } from '#domain/plan/answer.ts'
import type { FreeDay } from '#domain/plan/time/free.ts'
import { keep, piecesOf } from '#domain/plan/keep.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { place, type Placed } from '#domain/plan/place.ts'
import { byMoving, repair } from '#domain/plan/repair.ts'
import { isMore, scoreOf } from '#domain/plan/schedule/score.ts'
import { copyOf, isLost, type OldBlockPlace } from '#domain/plan/schedule/piece.ts'
import { addSpare } from '#domain/plan/schedule/spare.ts'
import type { PlanSettings } from '#domain/plan/world.ts'

/** A plan is gone over so often at most; where more pieces than this are lost, time is missing and a short search is made. */
const ROUNDS = 12
const FEW_LOST = 40

interface Asked {
  readonly days: readonly FreeDay[]
  readonly settings: PlanSettings
  readonly needs: readonly Need[]
  readonly pinned: readonly OldBlockPlace[]
}

const placesOf = ({ pieces }: Placed): OldBlockPlace[] =>
  pieces
    .filter(piece => piece.day >= 0)
    .map(({ need, day, start, minutes }) => {
      return { kind: need.kind, ref: need.ref, id: undefined, day, start, minutes, isPinned: false }
    })

/** A plan as it comes back the next time: made of its blocks alone, whichever way these came about. */
function standing({ days, settings, needs, pinned }: Asked, olds: readonly OldBlockPlace[]): Placed {
  const pieces = piecesOf(needs, [...pinned, ...olds], settings)
  return { table: keep(days, settings, pieces), pieces }
}

function repaired(
  { days, settings, needs, pinned }: Asked,
  { pieces }: Placed,
  olds: readonly OldBlockPlace[]
): Placed {
  return repair(days, settings, pieces, piecesOf(needs, pinned, settings), all => countMoves(all, olds))
}

function better(asked: Asked, now: Placed): Placed {
  const lost = now.pieces.filter(isLost).length
  if (lost > FEW_LOST) return byMoving(asked.days, asked.settings, now.pieces)
  if (lost > 0) return repaired(asked, now, placesOf(now))
  const pieces = now.pieces.map(copyOf)
  const table = keep(asked.days, asked.settings, pieces)
  addSpare(table, pieces)
  return { table, pieces }
}

/**
 * A plan that planning again does not change. What stands is left only for a plan with more of what is needed, or as
 * much of it and more sessions besides; each step brings more, and the last finds nothing: so does the first step of
 * the next time.
 */
export function settle(asked: Asked, olds: readonly OldBlockPlace[]): Placed {
  const { days, settings, needs, pinned } = asked
  const loose = olds.filter(old => !old.isPinned)
  let now = standing(asked, loose)
  if (loose.length === 0) now = standing(asked, placesOf(place(days, settings, piecesOf(needs, pinned, settings))))
  else if (now.pieces.some(piece => piece.was !== null && piece.day < 0))
    now = standing(asked, placesOf(repaired(asked, now, loose)))
  for (let round = 0; round < ROUNDS; round++) {
    const next = standing(asked, placesOf(better(asked, now)))
    if (!isMore(scoreOf(next.pieces), scoreOf(now.pieces))) return now
    now = next
  }
  return now
}
