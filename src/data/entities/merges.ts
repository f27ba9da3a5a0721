import { entities, type EntityName } from '#contract/entities.ts'
import { mergeAnswer } from '#data/entities/merge-answer.ts'
import { mergeNote } from '#data/entities/merge-note.ts'
import { mergeGraphRow } from '#data/entities/merge-graph.ts'
import { mergeHistory } from '#data/entities/merge-history.ts'
import type { Merge } from '#data/entities/merged.ts'

type Strict = { [Name in EntityName]: (typeof entities)[Name]['mode'] extends 'strict' ? Name : never }[EntityName]

/** Apart from the registry, which every write needs: merging comes with the sync, after the first paint. */
const MERGES: Readonly<Record<Strict, Merge>> = {
  notes: mergeNote,
  answers: mergeAnswer,
  graphs: mergeGraphRow,
  histories: mergeHistory
}

/** How versions of a strict entity's row meet. Throws for one that has another mode. */
export function mergeOf(name: EntityName): Merge {
  const merge = (MERGES as Partial<Record<EntityName, Merge>>)[name]
  if (!merge) throw new Error(`${name} is merged field by field, not by a function`)
  return merge
}
