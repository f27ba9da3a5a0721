import { readInWorker } from '#data/workers/import.ts'
import { studentId } from '#data/read/workspace.ts'
import type { BroughtNotes, NotesRefused } from '#domain/import/notes/brought-note.ts'
import { m } from '#messages/generated/messages.js'
import { compareNotes, type ComparedNotes } from '#tools/notetaker/import/notes/compare-notes.ts'

/** Files that were read as notes and wait for the student's word. */
export interface NotesFound extends BroughtNotes {
  readonly kind: 'notes'
  readonly name: string
  readonly files: readonly File[]
  readonly compared: ComparedNotes
}

const REFUSED: Readonly<Record<NotesRefused, () => string>> = {
  broken: m.import_refused_broken,
  'too-many': m.import_refused_notes_many,
  'too-large': m.import_refused_notes_large,
  locked: m.import_refused_locked,
  'locked-office': m.import_refused_office_locked,
  'old-office': m.import_refused_office_old,
  'no-notes': m.import_refused_no_notes,
  other: m.import_refused_kind
}

interface Run {
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/** What files hold as notes, beside what the student has; or why they are refused, in words. */
export async function findNotes(
  name: string,
  files: readonly File[],
  { signal, onProgress }: Run
): Promise<NotesFound | { readonly kind: 'refused'; readonly words: string }> {
  const number = '{number}'
  const words = {
    slide: m.import_slide({ number }),
    spoken: m.import_spoken(),
    chapter: m.import_chapter({ number })
  }
  const read = await readInWorker('notes', [files, words], { signal, onProgress })
  if (read.kind === 'refused') return { kind: 'refused', words: REFUSED[read.why]() }
  const compared = await compareNotes(studentId(), read.notes, signal)
  return { ...read, name, files, compared }
}
