import type { AnyRow } from '#data/rows.ts'

export interface Merged {
  readonly row: AnyRow
  /** Blocks of which both versions stand in the row. */
  readonly kept: number
}

/**
 * The row that holds both sides' work since `base`; null: nothing is known that both grew from. `older` are versions that
 * mine grew from.
 */
export type Merge = (base: AnyRow | null, theirs: AnyRow, mine: AnyRow, older?: readonly AnyRow[]) => Merged
