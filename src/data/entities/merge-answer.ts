import { mergedDeletion, type Merged } from '#data/entities/merged.ts'
import { columnsOf, type AnyRow } from '#data/device/rows.ts'
import { mergeNotes, type IsOlder } from '#domain/notes/note-merge.ts'
import { placesOf } from '#domain/notes/note-order.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { sameJson } from '#lib/values/same-json.ts'

const NOTHING: DocNode = { type: 'doc', content: [] }

function docOf(row: AnyRow | null): DocNode | null {
  return (row?.['doc'] as DocNode | null | undefined) ?? null
}

function filesOf(row: AnyRow | null): readonly string[] {
  return (row?.['file_ids'] as readonly string[] | undefined) ?? []
}

/** What either side added and neither took away since the base. */
function mergeFiles(base: AnyRow | null, theirs: AnyRow, mine: AnyRow): string[] {
  const known = new Set(filesOf(base))
  const [here, there] = [new Set(filesOf(mine)), new Set(filesOf(theirs))]
  const all = placesOf([...known], [...here], [...there])
  return all.filter(id => (known.has(id) ? here.has(id) && there.has(id) : true))
}

function mergeDocs(
  base: AnyRow | null,
  theirs: AnyRow,
  mine: AnyRow,
  isOlder: IsOlder | undefined
): { doc: DocNode | null; kept: number } {
  const [here, there] = [docOf(mine), docOf(theirs)]
  if (here === null && there === null) return { doc: null, kept: 0 }
  return mergeNotes(docOf(base) ?? NOTHING, here ?? NOTHING, there ?? NOTHING, isOlder)
}

/**
 * As a note's text: block by block, both versions of a block that both changed. Files of both sides stay. Of two choices,
 * flags or confidences mine arrives later and stands; a solution that was shown on either device was shown.
 */
export function mergeAnswer(base: AnyRow | null, theirs: AnyRow, mine: AnyRow, isOlder?: IsOlder): Merged {
  const { doc, kept } = mergeDocs(base, theirs, mine, isOlder)
  const field = (column: string) => (base && sameJson(base[column], mine[column]) ? theirs[column] : mine[column])
  const columns = columnsOf('answers')
  const content = Object.fromEntries(columns.map(column => [column, field(column)]))
  const shown = [theirs['checked_at'], mine['checked_at']].filter(at => typeof at === 'string').sort()
  const whole = { ...content, doc, file_ids: mergeFiles(base, theirs, mine), checked_at: shown[0] ?? null }
  const deleted_at = mergedDeletion('answers', base, theirs, mine, whole)
  return { row: { ...theirs, ...whole, deleted_at, updated_at: mine.updated_at }, kept }
}
