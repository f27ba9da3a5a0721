import { atom, type ReadableAtom } from 'nanostores'
import type { Fields } from '#contract/entities.ts'
import { letPass } from '#data/ai/kept-words.ts'
import { feelsLikeDistress } from '#data/workers/asked-notes.ts'
import type { Care } from '#engine/care/care.ts'
import type { Told } from '#engine/care/told.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'

type Mode = Fields<'threads'>['mode']
type Send = (mode?: Mode) => Promise<void>

export interface HeldMessage {
  readonly care: Exclude<Care, 'none'> | 'exam'
  /** In this page's memory only. */
  readonly text: string
  readonly send: Send
  readonly told: Told
}

const $stopped = atom<HeldMessage | null>(null)
/** What the student wrote and what was not sent because of its words. */
export const $heldMessage: ReadableAtom<HeldMessage | null> = $stopped

/** By the lists, and where they find nothing by the meaning, as far as the encoder is on this device. */
export async function careIn(text: string): Promise<Care> {
  const { careOf } = await import('#engine/care/care.ts')
  const care = careOf(text)
  return care === 'none' && (await feelsLikeDistress(text)) ? 'crisis' : care
}

async function toldIn(text: string): Promise<Told> {
  const { toldOf } = await import('#engine/care/told.ts')
  return toldOf(text)
}

/** Sends what nothing speaks against; anything else waits for the student. Nothing of it leaves the device meanwhile. */
export async function withCare(text: string, send: Send): Promise<Care> {
  const care = await careIn(text)
  if (care === 'none') typeOn()
  else {
    const isExam = care === 'coursework' && (await import('#engine/care/care.ts')).saysExam(text)
    const told = care === 'crisis' ? await toldIn(text) : 'self'
    $stopped.set({ care: isExam ? 'exam' : care, text, send, told })
  }
  if (care === 'none') await send()
  return care
}

export function goOn(mode?: Mode): Promise<void> {
  const held = $stopped.get()
  if (!held) return Promise.resolve()
  if (held.care === 'crisis') letPass([held.text])
  $stopped.set(null)
  return tryOrNotify(async () => {
    try {
      await held.send(mode)
    } catch (error) {
      // Its words are nowhere else.
      $stopped.set(held)
      throw error
    }
  })
}

export function putAway(): void {
  $stopped.set(null)
}

/** Another question is being typed: what asks for coursework has had its answer, words of distress stay. */
export function typeOn(): void {
  const care = $stopped.get()?.care
  if (care === 'coursework' || care === 'exam') putAway()
}
