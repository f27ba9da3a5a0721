import type { NoteBefore, OwnSharedNote } from '#data/import/share/own-shared.ts'
import { mergeNotes } from '#domain/notes/note-merge.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import type { SharedNote } from '#domain/share/shared.ts'
import { sameJson } from '#lib/values/same-json.ts'
import { sharedDoc } from '#tools/notetaker/share/shared-doc.ts'

/** A note with its pictures by their names in the share, the student's others by their ids. */
export interface NoteWords {
  readonly title: string
  readonly tags: readonly string[]
  readonly doc: DocNode
}

export interface MetNote {
  readonly note: SharedNote
  /** As the author has it. */
  readonly theirs: NoteWords
  /** Null where the student has none, or deleted it. */
  readonly own: OwnSharedNote['note'] | null
  /** `unknown`: both differ, and what was shared before is not known. */
  readonly verdict: 'fresh' | 'deleted' | 'same' | 'updated' | 'unknown'
  /** What an update makes of the student's. */
  readonly next: NoteWords | null
  /** Blocks that both changed: both versions stand in `next`. */
  readonly both: number
}

/** The student's own word where he wrote one. */
function whose<Value>(before: Value, mine: Value, theirs: Value): Value {
  return sameJson(before, mine) ? theirs : mine
}

const sorted = (tags: readonly string[]): string[] => [...tags].sort()

const same = (one: NoteWords, other: NoteWords): boolean =>
  one.title === other.title && sameJson(sorted(one.tags), sorted(other.tags)) && sameJson(one.doc, other.doc)

function update(before: NoteBefore, mine: NoteWords, theirs: NoteWords): { next: NoteWords; both: number } {
  const { doc, kept } = mergeNotes(before.doc as unknown as DocNode, mine.doc, theirs.doc)
  const next = {
    title: whose(before.title, mine.title, theirs.title),
    tags: whose(sorted(before.tags), sorted(mine.tags), sorted(theirs.tags)),
    doc
  }
  return { next, both: kept }
}

/**
 * A note of a share beside the student's: what was shared before, what is here, what comes. Null where the editor could
 * not open it. `names`: of the student's files in a share.
 */
export function meetNote(
  note: SharedNote,
  own: OwnSharedNote | null | undefined,
  names: ReadonlyMap<string, string>
): MetNote | null {
  const doc = sharedDoc(note.doc, name => name)
  if (!doc) return null
  const theirs = { title: note.title, tags: note.tags ?? [], doc }
  const met = { note, theirs, own: own?.note ?? null, next: null, both: 0 }
  if (!own) return { ...met, verdict: own === null ? 'deleted' : 'fresh' }
  const { title, tags, doc: stored } = own.note
  const mineDoc = sharedDoc(stored, id => names.get(id) ?? id, true)
  const mine = mineDoc && { title, tags, doc: mineDoc }
  if (!mine) return { ...met, verdict: 'unknown' }
  if (same(mine, theirs)) return { ...met, verdict: 'same' }
  if (!own.before) return { ...met, verdict: 'unknown' }
  const before = { ...own.before, doc: own.before.doc as unknown as DocNode }
  if (same(before, theirs)) return { ...met, verdict: 'same' }
  const { next, both } = update(own.before, mine, theirs)
  return same(next, mine) ? { ...met, verdict: 'same' } : { ...met, verdict: 'updated', next, both }
}
