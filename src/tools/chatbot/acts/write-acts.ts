import { SIZES } from '#config/sizes.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { saveUndoable } from '#data/write/write.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { AppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { newBlockId } from '#lib/values/block-id.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { appendToNote } from '#tools/shared/saving/append-to-note.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'

/** One paragraph a line. */
export function paragraphsOf(text: string): DocNode[] {
  const lines = text.split('\n').map(line => line.trim())
  return lines
    .filter(line => line !== '')
    .map(line => ({ type: 'paragraph', attrs: { id: newBlockId() }, content: [{ type: 'text', text: line }] }))
}

/** Puts the text at the end of a note, as it is at that moment. */
export async function addToNote(noteId: string, text: string): Promise<void> {
  const note = await readNote(noteId)
  if (!note) throw new AppError('missing', 'The note is gone', { shown: m.chat_gone() })
  if (note.plain.length + text.length > SIZES.noteText)
    throw new AppError('too-large', 'A full note', { shown: m.chat_note_full() })
  const takeBack = await appendToNote(noteId, paragraphsOf(text))
  notify({
    text: m.chat_note_added({ title: note.title || m.chat_untitled() }),
    action: { label: m.chat_undo(), run: () => void tryOrNotify(takeBack) }
  })
}

export interface NewTask {
  readonly title: string
  readonly dueOn: string | null
  readonly subjectId: string | null
  readonly topicId: string | null
  /** The conversation it came from. */
  readonly threadId: string
}

export async function addTask({ title, threadId, ...place }: NewTask): Promise<void> {
  const fields = {
    ...place,
    title: title.trim().slice(0, SIZES.title),
    lossId: null,
    detail: '',
    kind: 'revision' as const,
    minutes: null,
    dueMinute: null,
    doneAt: null,
    steps: null,
    repeats: null,
    origin: { v: 1 as const, kind: 'thread', id: threadId },
    importKey: null
  }
  offerUndo(m.chat_task_added(), m.chat_undo(), await saveUndoable([{ name: 'tasks', id: newId(), fields }]))
}
