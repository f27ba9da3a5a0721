import { mergedDeletion, type Merged } from '#data/entities/merged.ts'
import type { AnyRow, Patch } from '#data/device/rows.ts'
import { mergeNotes, type IsOlder } from '#domain/notes/note-merge.ts'
import { mergeTags } from '#domain/notes/note-tags.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { sameJson } from '#lib/values/same-json.ts'

const NOTHING: DocNode = { type: 'doc', content: [] }

function contentOf({ title, subject_id, topic_id = null, tags = [], pinned = false, doc, plain }: AnyRow): Patch {
  return { title, subject_id, topic_id, tags, pinned, doc, plain }
}

function tagsOf(content: Patch | null): readonly string[] {
  return (content?.['tags'] as readonly string[] | undefined) ?? []
}

function docOf(row: AnyRow | null): DocNode {
  return (row?.['doc'] as DocNode | undefined) ?? NOTHING
}

/**
 * The note that holds both sides' work since `base` (null: nothing is known that both grew from). Edit beats delete;
 * of two new titles, subjects or topics mine arrives later and stands; tags are a set, to which both add and from which
 * both take.
 */
export function mergeNote(base: AnyRow | null, theirs: AnyRow, mine: AnyRow, isOlder?: IsOlder): Merged {
  const { doc, kept } = mergeNotes(docOf(base), docOf(mine), docOf(theirs), isOlder)
  const [old, here, there] = [base && contentOf(base), contentOf(mine), contentOf(theirs)]
  const field = (column: string) => (old && sameJson(old[column], here[column]) ? there[column] : here[column])
  const columns = { title: field('title'), subject_id: field('subject_id'), topic_id: field('topic_id') }
  const tags = mergeTags(tagsOf(old), tagsOf(here), tagsOf(there))
  const content = { ...columns, tags, pinned: field('pinned'), doc, plain: plainText(doc) }
  const deleted_at = mergedDeletion('notes', base, theirs, mine, content)
  return { row: { ...theirs, ...content, deleted_at, updated_at: mine.updated_at }, kept }
}
