import type { Change } from '#data/write/change.ts'
import { saveUndoable } from '#data/write/write.ts'
import type { Fields } from '#contract/entities.ts'
import { cleanTag, withoutTag, withTag } from '#domain/notes/note-tags.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'

type Now = Fields<'notes'> | null
type Rewrite = (now: Now) => Partial<Fields<'notes'>>

function rewrite(id: string, words: string, done: Rewrite, takeBack?: Rewrite): Promise<void> {
  const change: Change = { name: 'notes', id, rewrite: done, takeBack }
  return tryOrNotify(async () => {
    const back = await saveUndoable([change])
    if (back.length > 0) offerUndo(words, m.notes_undo(), back)
  })
}

/** From the tags as they are at the commit, and at the undo: another tab may have given some. */
const having =
  (tag: string): Rewrite =>
  now => ({ tags: withTag(now?.tags ?? [], tag) })
const lacking =
  (tag: string): Rewrite =>
  now => ({ tags: withoutTag(now?.tags ?? [], tag) })

export function addTag(noteId: string, typed: string): Promise<void> {
  const tag = cleanTag(typed)
  if (tag === '') return Promise.resolve()
  return rewrite(noteId, m.notes_tag_added({ tag }), having(typed), lacking(tag))
}

export function removeTag(noteId: string, tag: string): Promise<void> {
  return rewrite(noteId, m.notes_tag_removed({ tag }), lacking(tag), having(tag))
}

export function setPinned(noteId: string, pinned: boolean): Promise<void> {
  return rewrite(noteId, pinned ? m.notes_pin_done() : m.notes_unpin_done(), () => ({ pinned }))
}
