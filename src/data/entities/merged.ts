import type { EntityName } from '#contract/entities.ts'
import { difference, withDefaults, type AnyRow, type Patch } from '#data/device/rows.ts'
import type { IsOlder } from '#domain/notes/note-merge.ts'

export interface Merged {
  readonly row: AnyRow
  /** Blocks of which both versions stand in the row. */
  readonly kept: number
}

/** The row that holds both sides' work since `base`; null: nothing is known that both grew from. */
export type Merge = (base: AnyRow | null, theirs: AnyRow, mine: AnyRow, isOlder?: IsOlder) => Merged

/** An edit beats a deletion, on either side: one stands where the merged content is what the deleting side had. */
export function mergedDeletion(
  name: EntityName,
  base: AnyRow | null,
  theirs: AnyRow,
  mine: AnyRow,
  content: Patch
): string | null {
  if (mine.deleted_at !== null && theirs.deleted_at !== null) return mine.deleted_at
  if (base?.deleted_at !== null) return null
  const deleting = [mine, theirs].find(side => side.deleted_at !== null)
  if (!deleting) return null
  const brought = difference(withDefaults(name, deleting), content)
  return Object.keys(brought).length === 0 ? deleting.deleted_at : null
}
