import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Thread } from '#contract/entities.ts'
import { searchThreads, $threads } from '#data/read/chat/threads.ts'
import { save, saveUndoable } from '#data/write/write.ts'
import type { Remote } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { openTool, placeIn } from '#stores/route.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'

export const $place = placeIn('chatbot')

export interface ListWish {
  readonly text: string
  readonly archived: boolean
}

const $wished = atom<ListWish>({ text: '', archived: false })
/** What the list of conversations shows. */
export const $wish: ReadableAtom<ListWish> = $wished
const $lines = atom<ReadonlyMap<string, string> | null>(null)
/** The line of each conversation in which the words were found; null where nothing is looked for. */
export const $found: ReadableAtom<ReadonlyMap<string, string> | null> = $lines

let look = 0

/** Narrows the list to conversations in which these words stand; nothing shows all. */
export function seek(text: string): void {
  $wished.set({ ...$wished.get(), text })
  look += 1
  const mine = look
  if (text.trim() === '') return $lines.set(null)
  void tryOrNotify(async () => {
    const found = await searchThreads(text)
    if (mine === look) $lines.set(found)
  })
}

export function showArchived(archived: boolean): void {
  $wished.set({ ...$wished.get(), archived })
}

export const $list = computed(
  [$threads, $wished, $lines],
  (threads, { archived }, found): Remote<readonly Thread[]> => {
    if (threads.state !== 'ready') return threads
    const value = threads.value.filter(one => one.archived === archived && (found === null || found.has(one.id)))
    return { state: 'ready', value }
  }
)

export function rename(id: string, title: string): Promise<void> {
  return save('threads', id, { title: title.trim() })
}

export function pin({ id, pinned }: Thread): Promise<void> {
  return tryOrNotify(() => save('threads', id, { pinned: !pinned }))
}

export function archive({ id, archived }: Thread): Promise<void> {
  return tryOrNotify(async () => {
    const back = await saveUndoable([{ name: 'threads', id, fields: { archived: !archived } }])
    offerUndo(archived ? m.chat_unarchived() : m.chat_archived(), m.chat_undo(), back)
  })
}

/** Its turns stay on the device as long as the deletion can be taken back. */
export function deleteThread({ id }: Thread): Promise<void> {
  return tryOrNotify(async () => {
    const back = await saveUndoable([{ name: 'threads', id, remove: true }])
    if ($place.get().thread === id) openTool('chatbot', {}, { replace: true })
    offerUndo(m.chat_deleted(), m.chat_undo(), back)
  })
}
