import { difference } from '#data/write/changes.ts'
import type { AnyRow, Patch } from '#data/rows.ts'
import { mergeNotes } from '#domain/note-merge.ts'
import { plainText, type DocNode } from '#domain/note-text.ts'
import { sameJson } from '#lib/values/same-json.ts'

export interface MergedNote {
  readonly row: AnyRow
  /** Blocks of which both versions stand in the note. */
  readonly kept: number
}

const NOTHING: DocNode = { type: 'doc', content: [] }

function contentOf({ title, subject_id, doc, plain }: AnyRow): Patch {
  return { title, subject_id, doc, plain }
}

function docOf(row: AnyRow | null): DocNode {
  return (row?.['doc'] as DocNode | undefined) ?? NOTHING
}

/**
 * The note that holds both sides' work since `base` (null: nothing is known that both grew from). Edit beats delete;
 * of two new titles or subjects mine arrives later and stands. `older` are versions that mine grew from.
 */
export function mergeNote(
  base: AnyRow | null,
  theirs: AnyRow,
  mine: AnyRow,
  older: readonly AnyRow[] = []
): MergedNote {
  const { doc, kept } = mergeNotes(docOf(base), docOf(mine), docOf(theirs), older.map(docOf))
  const field = (column: string) => (base && sameJson(base[column], mine[column]) ? theirs[column] : mine[column])
  const content = { doc, plain: plainText(doc), title: field('title'), subject_id: field('subject_id') }
  const isUntouched = base !== null && Object.keys(difference(base, contentOf(theirs))).length === 0
  const staysDeleted = mine.deleted_at !== null && (isUntouched || theirs.deleted_at !== null)
  const deleted_at = staysDeleted ? mine.deleted_at : null
  return { row: { ...theirs, ...content, deleted_at, updated_at: mine.updated_at }, kept }
}
