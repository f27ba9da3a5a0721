import type { BroughtNote, NoteOut } from '#domain/import/notes/brought-note.ts'

export interface DocumentFile {
  readonly name: string
  readonly key: string
  readonly place: readonly string[]
}

export interface DocumentNotes {
  readonly notes: readonly BroughtNote[]
  readonly leftOut: readonly NoteOut[]
}

/** What a note says that its file does not, in the student's language; `{number}` is put in. */
export interface DocumentWords {
  /** A slide without a title. */
  readonly slide: string
  /** Over what the speaker wrote beside a slide. */
  readonly spoken: string
  /** A chapter without a title. */
  readonly chapter: string
}

export type DocumentReader = (
  blob: Blob,
  file: DocumentFile,
  words: DocumentWords,
  report: (done: number, total: number) => void
) => Promise<DocumentNotes>
