import { rewriteNote } from '#data/write/notes/notes.ts'
import { cleanTag, withoutTag, withTag } from '#domain/notes/note-tags.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'

/** From the tags as they are at the commit: another tab may have given some. */
export function addTag(noteId: string, typed: string): Promise<void> {
  if (cleanTag(typed) === '') return Promise.resolve()
  return tryOrNotify(() => rewriteNote(noteId, now => ({ tags: withTag(now?.tags ?? [], typed) })))
}

export function removeTag(noteId: string, tag: string): Promise<void> {
  return tryOrNotify(() => rewriteNote(noteId, now => ({ tags: withoutTag(now?.tags ?? [], tag) })))
}

export function setPinned(noteId: string, pinned: boolean): Promise<void> {
  return tryOrNotify(() => rewriteNote(noteId, () => ({ pinned })))
}
