import { entities, type EntityName } from '#contract/entities.ts'
import type { Merge } from '#data/entities/merged.ts'
import { mergeAnswer } from '#data/entities/merge-answer.ts'
import { mergeNote } from '#data/entities/merge-note.ts'

type StrictName = { [Name in EntityName]: (typeof entities)[Name]['mode'] extends 'strict' ? Name : never }[EntityName]

const MERGES: Readonly<Record<StrictName, Merge>> = { notes: mergeNote, answers: mergeAnswer }

/** How versions of a strict entity's row meet. Throws for one that has another mode. */
export function mergeOf(name: EntityName): Merge {
  const merge = (MERGES as Partial<Record<EntityName, Merge>>)[name]
  if (!merge) throw new Error(`${name} is merged field by field, not by a function`)
  return merge
}
