import type { Fields } from '#contract/entities.ts'
import type { NoteVersion } from '#data/read/notes/note-versions.ts'
import { saveUndoable } from '#data/write/write.ts'
import { mergeNotes } from '#domain/notes/note-merge.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import type { NoteSession } from '#tools/notetaker/saving/note-session.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { editedWhen } from '#tools/notetaker/list/when.ts'

type Now = Fields<'notes'> | null

const docOf = (note: Fields<'notes'>): DocNode => note.doc as unknown as DocNode

const fields = (title: string, doc: DocNode): Partial<Fields<'notes'>> => ({
  title,
  doc: doc as unknown as Record<string, unknown>,
  plain: plainText(doc)
})

/** "Today 16:20", "12 Nov, 16:20". */
export function momentOf(at: string, now: Date): string {
  const day = editedWhen(at, now)
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
  return day === time ? m.versions_today({ time }) : `${day}, ${time}`
}

/** An ordinary edit, with what stood there kept as a version in the same transaction; the way back is merged as well. */
export function restoreVersion(session: NoteSession, version: NoteVersion): Promise<void> {
  return tryOnceOrNotify(`restore ${session.id}`, async () => {
    const open = session.$state.get()
    if (open.state !== 'open') return
    await open.draft.flush()
    if (open.draft.$state.get().state !== 'saved') {
      notify({ text: m.versions_unsaved() })
      return
    }
    let before: Now = null
    const rewrite = (now: Now): Partial<Fields<'notes'>> => {
      before = now
      return fields(version.title, version.doc)
    }
    const takeBack = (now: Now): Partial<Fields<'notes'>> => {
      if (!now || !before) return {}
      const { doc } = mergeNotes(version.doc, docOf(now), docOf(before))
      return fields(now.title === version.title ? before.title : now.title, doc)
    }
    const back = await saveUndoable([{ name: 'notes', id: session.id, keeps: true, rewrite, takeBack }])
    await session.takeOver()
    const when = momentOf(version.at, new Date())
    offerUndo(m.versions_restored({ when }), m.notes_undo(), back, () => void session.takeOver())
  })
}
