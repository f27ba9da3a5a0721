import { restOf } from '#domain/plan/needs/rest-of.ts'
import { settleExactly } from '#domain/plan/schedule/exact.ts'
import { scoreOf } from '#domain/plan/schedule/score.ts'
import { improve } from '#domain/plan/schedule/improve.ts'
import { newPiece, type Piece } from '#domain/plan/schedule/piece.ts'
import { shrinkCards } from '#domain/plan/schedule/shrink-cards.ts'
import type { Schedule } from '#domain/plan/schedule/schedule.ts'
import type { PlanSettings } from '#domain/plan/world.ts'

/** What has no place is cut anew, as it would be when the plan is repaired: the same leftovers, the same sittings. */
function recut(table: Schedule, pieces: readonly Piece[], session: number): Piece[] {
  const canRecut = (piece: Piece): boolean => piece.day < 0 && piece.need.canSplit
  const lost = Map.groupBy(pieces.filter(canRecut), piece => piece.need)
  const stay = pieces.filter(piece => !canRecut(piece))
  if (lost.size > 0) table.isSettled = false
  const anew = [...lost].flatMap(([need, own]) => {
    const minutes = own.reduce((sum, piece) => sum + piece.minutes, 0)
    const held = own.find(piece => piece.was !== null)?.was ?? null
    return restOf(need, minutes, session).map((one, at) =>
      newPiece(need, one.minutes, one.ideal, at === 0 ? held : null)
    )
  })
  return [...stay, ...anew]
}

/** Looks for places until no more is found, so that to do it again changes nothing. */
export function finish(table: Schedule, pieces: readonly Piece[], settings: PlanSettings): readonly Piece[] {
  let all: readonly Piece[] = pieces
  for (;;) {
    const { unmet } = scoreOf(all)
    if (unmet === 0) return all
    all = recut(table, all, settings.session)
    settleExactly(table, all)
    all = shrinkCards(table, improve(table, all, settings), settings)
    if (scoreOf(all).unmet === unmet) return all
  }
}
