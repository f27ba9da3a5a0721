import type { Fields } from '#contract/entities.ts'
import { liveNote, readNote, rewriteNote } from '#data/notes/notes.ts'
import { mergeNotes } from '#domain/note-merge.ts'
import { plainText, type DocNode } from '#domain/note-text.ts'
import { AppError } from '#lib/errors.ts'
import { sameJson } from '#lib/values/same-json.ts'
import type { Version } from '#tools/notetaker/saving/draft.ts'
import type { NoteDevice } from '#tools/notetaker/saving/open-note.ts'
import { DOC_BYTES } from '#tools/notetaker/saving/parts.ts'
import { docBytes } from '#tools/notetaker/saving/split-note.ts'

type NoteFields = Partial<Fields<'notes'>>

function merge(base: Version, mine: Version, theirs: Version): { version: Version; kept: number } {
  const { doc, kept } = mergeNotes(base.doc, mine.doc, theirs.doc)
  return { version: { title: mine.title === base.title ? theirs.title : mine.title, doc }, kept }
}

/** What `mine` makes of the note as it is committed: alone when nobody else wrote, otherwise merged with theirs. */
function fieldsOf(base: Version, mine: Version, now: Fields<'notes'> | null): NoteFields {
  const theirs = now && { title: now.title, doc: now.doc as unknown as DocNode }
  const isAlone = !theirs || (theirs.title === base.title && sameJson(theirs.doc, base.doc))
  const { title, doc } = isAlone ? mine : merge(base, mine, theirs).version
  if (docBytes(doc) > DOC_BYTES) throw new AppError('limit', 'The document is too large to be synced')
  return { title, doc: doc as unknown as Record<string, unknown>, plain: plainText(doc) }
}

export function deviceOf(id: string): NoteDevice {
  return {
    watch: liveNote(id),
    read: () => readNote(id),
    write: (mine, base) => rewriteNote(id, now => fieldsOf(base, mine, now)),
    merge
  }
}
