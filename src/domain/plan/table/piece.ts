import type { Need } from '#domain/plan/needs/need.ts'

/** Where a piece stood in the plan before. */
export interface Place {
  readonly day: number
  readonly start: number
  readonly minutes: number
  readonly id: string | undefined
}

/** One sitting of a need. The only thing that changes while a plan is made. */
export interface Piece {
  readonly need: Need
  readonly ideal: number
  minutes: number
  /** -1 while it has no place. */
  day: number
  start: number
  readonly was: Place | null
}

export function newPiece(need: Need, minutes: number, ideal: number, was: Place | null = null): Piece {
  return { need, minutes, ideal, day: -1, start: 0, was }
}

/** Whether it stands elsewhere than before, or is longer or shorter. */
export function hasMoved({ was, day, start, minutes }: Piece): boolean {
  return was !== null && (was.day !== day || was.start !== start || was.minutes !== minutes)
}
