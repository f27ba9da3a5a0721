import type { NoteSummary } from '#data/write/notes/notes.ts'

/** The subject that gathers the notes without one, in an address. */
export const NO_SUBJECT = 'none'

export interface SubjectCount {
  readonly id: string
  /** Null for the notes without a subject. */
  readonly name: string | null
  readonly count: number
}

export interface NoteGroups {
  /** What the list shows: found or all, of one subject or of all, last edited first. */
  readonly notes: readonly NoteSummary[]
  readonly subjects: readonly SubjectCount[]
  readonly total: number
}

export function groupNotes(
  all: readonly NoteSummary[],
  subjects: readonly { readonly id: string; readonly name: string }[],
  chosen: string | null,
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
  return {
    notes: all
      .filter(note => hits === null || hits.has(note.id))
      .filter(note => chosen === null || keyOf(note) === chosen)
      .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)),
    subjects: [
      ...subjects.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 })),
      ...(loose > 0 && subjects.length > 0 ? [{ id: NO_SUBJECT, name: null, count: loose }] : [])
    ],
    total: all.length
  }
}
