import type { Need } from '#domain/plan/needs/need.ts'
import { split } from '#domain/plan/needs/split.ts'

/** Sittings for minutes of a need that have no place yet; they take the place of its last ones. */
export function restOf(need: Need, minutes: number, session: number): { minutes: number; ideal: number }[] {
  const ideals = need.pieces.map(piece => piece.ideal)
  const rest = split(minutes, Math.min(session, need.longest ?? session))
  const first = Math.max(0, ideals.length - rest.length)
  return rest.map((one, at) => ({ minutes: one, ideal: ideals[first + at] ?? ideals.at(-1) ?? need.first }))
}
