import { entities, type EntityName } from '#contract/entities.ts'
import type { AnyRow } from '#data/rows.ts'
import { mergeAnswer } from '#data/sync/merge-answer.ts'
import { mergeNote } from '#data/sync/merge-note.ts'

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

type StrictName = { [Name in EntityName]: (typeof entities)[Name]['mode'] extends 'strict' ? Name : never }[EntityName]

const MERGES: Readonly<Record<StrictName, Merge>> = { notes: mergeNote, answers: mergeAnswer }

/** How versions of a strict entity's row meet. Throws for one that has another mode. */
export function mergeOf(name: EntityName): Merge {
  const merge = (MERGES as Partial<Record<EntityName, Merge>>)[name]
  if (!merge) throw new Error(`${name} is merged field by field, not by a function`)
  return merge
}
