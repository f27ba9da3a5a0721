import type { NotesRefused } from '#domain/import/notes/brought-note.ts'

/** Why files are not read: the screen has words for each. */
export class NotesRefusal extends Error {
  override readonly name = 'NotesRefusal'
  readonly why: NotesRefused
  constructor(why: NotesRefused, message: string) {
    super(message)
    this.why = why
  }
}
