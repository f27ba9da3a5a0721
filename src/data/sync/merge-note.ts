import type { Merged } from '#data/entities/merged.ts'
import { difference } from '#data/write/changes.ts'
import type { AnyRow, Patch } from '#data/rows.ts'
import { mergeNotes } from '#domain/note-merge.ts'
import { plainText, type DocNode } from '#domain/note-text.ts'
import { sameJson } from '#lib/values/same-json.ts'

const NOTHING: DocNode = { type: 'doc', content: [] }

function contentOf({ title, subject_id, topic_id = null, tags = [], doc, plain }: AnyRow): Patch {
  return { title, subject_id, topic_id, tags, doc, plain }
}

function docOf(row: AnyRow | null): DocNode {
  return (row?.['doc'] as DocNode | undefined) ?? NOTHING
}

/**
 * The note that holds both sides' work since `base` (null: nothing is known that both grew from). Edit beats delete;
 * of two new titles, subjects, topics or lists of tags mine arrives later and stands. `older` are versions that mine
 * grew from.
 */
export function mergeNote(base: AnyRow | null, theirs: AnyRow, mine: AnyRow, older: readonly AnyRow[] = []): Merged {
  const { doc, kept } = mergeNotes(docOf(base), docOf(mine), docOf(theirs), older.map(docOf))
  const [old, here, there] = [base && contentOf(base), contentOf(mine), contentOf(theirs)]
  const field = (column: string) => (old && sameJson(old[column], here[column]) ? there[column] : here[column])
  const columns = { title: field('title'), subject_id: field('subject_id'), topic_id: field('topic_id') }
  const content = { ...columns, tags: field('tags'), doc, plain: plainText(doc) }
  const isUntouched = old !== null && Object.keys(difference(old, there)).length === 0
  const staysDeleted = mine.deleted_at !== null && (isUntouched || theirs.deleted_at !== null)
  const deleted_at = staysDeleted ? mine.deleted_at : null
  return { row: { ...theirs, ...content, deleted_at, updated_at: mine.updated_at }, kept }
}
