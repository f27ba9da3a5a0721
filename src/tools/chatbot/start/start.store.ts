import { atom, type ReadableAtom } from 'nanostores'
import { readAbout } from '#data/read/chat/about.ts'
import { EVERYTHING, type Scope } from '#data/read/chat/chat-sources.ts'
import type { Fields } from '#contract/entities.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { openTool, readRef } from '#stores/route.ts'
import { draftOf } from '#tools/chatbot/compose/draft.ts'
import { beginThread } from '#tools/chatbot/thread/thread-acts.ts'

export interface Beginning {
  readonly about: string | null
  readonly scope: Scope
  readonly mode: Fields<'threads'>['mode']
}

const FRESH: Beginning = { about: null, scope: EVERYTHING, mode: 'explain' }
const $chosen = atom<Beginning>(FRESH)
/** What the next conversation begins with. */
export const $beginning: ReadableAtom<Beginning> = $chosen

export function begin(change: Partial<Beginning>): void {
  $chosen.set({ ...$chosen.get(), ...change })
}

/** The address says what the conversation is about: its notes are asked, and its words are there to send or change. */
export async function beginAbout(about: string | undefined): Promise<void> {
  const ref = readRef(about, ['card', 'note', 'question', 'mark', 'marker'])
  $chosen.set({ ...FRESH, mode: $chosen.get().mode })
  if (!ref || about === undefined) return
  await tryOrNotify(async () => {
    const found = await readAbout(ref.kind, ref.id)
    if (!found) return
    begin({ scope: found.scope, about: about.slice(0, 120) })
    const draft = draftOf('new')
    if ((draft.$text.get() ?? '').trim() === '' && found.words !== '') draft.type(found.words)
  })
}

export async function ask(text: string, mode = $chosen.get().mode): Promise<void> {
  const id = await beginThread(text, { ...$chosen.get(), mode })
  await draftOf('new').clear()
  openTool('chatbot', { thread: id })
}
