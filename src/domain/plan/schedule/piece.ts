import type { Need } from '#domain/plan/needs/need.ts'
import type { BlockKind } from '#domain/plan/world.ts'

/** Where a piece stood in the plan before. */
export interface PastPlace {
  readonly day: number
  readonly start: number
  readonly minutes: number
  readonly id: string | undefined
}

/** A block of the old plan, its day counted from today. */
export interface OldBlockPlace extends PastPlace {
  readonly kind: BlockKind
  readonly ref: string | null
  readonly isPinned: boolean
}

/** One sitting of a need. The only thing that changes while a plan is made. */
export interface Piece {
  readonly need: Need
  readonly ideal: number
  minutes: number
  /** -1 while it has no place. */
  day: number
  start: number
  readonly was: PastPlace | null
  /** Only where there is room, the lowest first; null: it is needed. */
  readonly spare: number | null
}

export function newPiece(
  need: Need,
  minutes: number,
  ideal: number,
  was: PastPlace | null = null,
  spare: number | null = null
): Piece {
  return { need, minutes, ideal, day: -1, start: 0, was, spare }
}

/** The same piece without a place. */
export const copyOf = ({ need, minutes, ideal, was, spare }: Piece): Piece => newPiece(need, minutes, ideal, was, spare)

/** Needed and without a place. */
export const isLost = ({ day, minutes, spare }: Piece): boolean => day < 0 && minutes > 0 && spare === null

/** Whether it stands elsewhere than before, or is longer or shorter. */
export function hasMoved({ was, day, start, minutes }: Piece): boolean {
  return was !== null && (was.day !== day || was.start !== start || was.minutes !== minutes)
}
