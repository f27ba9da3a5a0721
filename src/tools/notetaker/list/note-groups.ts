import type { NoteSummary } from '#data/write/notes/notes.ts'
import { countTags, hasTag, type TagCount } from '#domain/notes/note-tags.ts'

/** The subject that gathers the notes without one, in an address. */
export const NO_SUBJECT = 'none'

export interface SubjectCount {
  readonly id: string
  /** Its place in the student's list of subjects, for its colour; null for none. */
  readonly position: number | null
  /** Null for the notes without a subject. */
  readonly name: string | null
  readonly count: number
}

export type NoteSort = 'edited' | 'made' | 'title'

export interface Wanted {
  readonly subject: string | null
  readonly tag: string | null
  readonly sort: NoteSort
}

export interface NoteGroups {
  /** What the list shows: found or all, of one subject and tag or of all, in the order asked for, pinned ones first. */
  readonly notes: readonly NoteSummary[]
  readonly subjects: readonly SubjectCount[]
  /** Tags of the notes of this subject, the most used first. */
  readonly tags: readonly TagCount[]
  readonly total: number
}

/** Ids grow with the time at which they were made. */
const ORDERS: Readonly<Record<NoteSort, (one: NoteSummary, other: NoteSummary) => number>> = {
  edited: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  made: (one, other) => other.id.localeCompare(one.id),
  title: (one, other) => one.title.localeCompare(other.title, undefined, { numeric: true, sensitivity: 'base' })
}

export function groupNotes(
  all: readonly NoteSummary[],
  subjects: readonly { readonly id: string; readonly name: string }[],
  wanted: Wanted,
  found: readonly NoteSummary[] | null
): NoteGroups {
  const known = new Set(subjects.map(subject => subject.id))
  // A note whose subject was deleted elsewhere is still a note.
  const keyOf = (note: NoteSummary): string =>
    note.subjectId !== null && known.has(note.subjectId) ? note.subjectId : NO_SUBJECT
  const counts = new Map<string, number>()
  for (const note of all) counts.set(keyOf(note), (counts.get(keyOf(note)) ?? 0) + 1)
  // What was found may be deleted or edited since: the list itself has the last word.
  const hits = found && new Set(found.map(note => note.id))
  const loose = counts.get(NO_SUBJECT) ?? 0
  const own = all.filter(note => wanted.subject === null || keyOf(note) === wanted.subject)
  const inOrder = ORDERS[wanted.sort]
  return {
    notes: own
      .filter(note => hits === null || hits.has(note.id))
      .filter(note => wanted.tag === null || hasTag(note.tags, wanted.tag))
      .toSorted((one, other) => Number(other.pinned) - Number(one.pinned) || inOrder(one, other)),
    tags: countTags(own),
    subjects: [
      ...subjects.map(({ id, name }, position) => ({ id, name, position, count: counts.get(id) ?? 0 })),
      ...(loose > 0 && subjects.length > 0 ? [{ id: NO_SUBJECT, position: null, name: null, count: loose }] : [])
    ],
    total: all.length
  }
}
