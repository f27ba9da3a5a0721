import type { ReadableAtom } from 'nanostores'
import { live } from '#data/read/live.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import type { Remote } from '#lib/remote.ts'

export interface NoteVersion {
  /** When it was written. */
  readonly at: string
  readonly title: string
  readonly doc: DocNode
  readonly plain: string
}

/** The kept earlier texts of a note, newest first. */
export function noteVersions(noteId: string): ReadableAtom<Remote<NoteVersion[]>> {
  return live(async db => {
    const rows = await db.note_versions.where('[note_id+at]').between([noteId, ''], [noteId, '\uffff']).toArray()
    return rows.reverse().map(({ at, title, doc, plain }) => ({ at, title, doc: doc as unknown as DocNode, plain }))
  })
}
