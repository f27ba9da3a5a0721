import { atom, type ReadableAtom } from 'nanostores'
import type { Fields } from '#contract/entities.ts'
import type { Care } from '#engine/care/care.ts'
import { attempt } from '#stores/attempt.ts'

type Mode = Fields<'threads'>['mode']
type Send = (mode?: Mode) => Promise<void>

export interface Held {
  readonly care: Exclude<Care, 'none'>
  readonly send: Send
}

const $stopped = atom<Held | null>(null)
/** What the student wrote and what was not sent because of its words. */
export const $held: ReadableAtom<Held | null> = $stopped

/** Sends what nothing speaks against; anything else waits for the student. Nothing of it leaves the device meanwhile. */
export async function withCare(text: string, send: Send): Promise<void> {
  const { careOf } = await import('#engine/care/care.ts')
  const care = careOf(text)
  if (care === 'none') {
    $stopped.set(null)
    await send()
  } else $stopped.set({ care, send })
}

export function goOn(mode?: Mode): Promise<void> {
  const held = $stopped.get()
  $stopped.set(null)
  return attempt(() => held?.send(mode) ?? Promise.resolve())
}

export function putAway(): void {
  $stopped.set(null)
}
