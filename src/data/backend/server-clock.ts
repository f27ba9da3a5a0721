import { persistentAtom } from '@nanostores/persistent'
import { computed, type ReadableAtom } from 'nanostores'
import { site } from '#config/site.ts'
import { isRecord } from '#lib/values/is-record.ts'

/** Less is the way of the answer, a zone that was set by hand, or a clock nobody has looked at: it moves no card by a day. */
const WRONG = 6 * 3_600_000
/** Of an answer that was under way for longer, nobody knows when the server wrote its time. */
const SLOW = 30_000
/** The Date of an answer has whole seconds. */
const ALIKE = 60_000

interface Told {
  /** Milliseconds that the server is ahead. */
  readonly by: number
  /** What this device's clock said then. */
  readonly at: number
}

function decode(text: string): Told {
  try {
    const told: unknown = JSON.parse(text)
    if (isRecord(told) && typeof told['by'] === 'number' && typeof told['at'] === 'number')
      // Set back since: what was known of the old setting says nothing of the new one.
      return Date.now() < told['at'] - WRONG ? { by: 0, at: 0 } : { by: told['by'], at: told['at'] }
  } catch {
    return { by: 0, at: 0 }
  }
  return { by: 0, at: 0 }
}

const $told = persistentAtom<Told>(`${site.slug}-clock`, { by: 0, at: 0 }, { encode: JSON.stringify, decode })

/** By how much this device's clock is wrong, as far as the server's is right: 0, or hours and more. Kept for a start without a network. */
export const $clockError: ReadableAtom<number> = computed($told, ({ by }) => by)

/** Null where the answer tells nothing. Other origins see no Date unless their server shows it. */
export function clockErrorOf(date: string | null, sentAt: number, receivedAt: number): number | null {
  const server = Date.parse(date ?? '')
  if (!Number.isFinite(server) || receivedAt < sentAt || receivedAt - sentAt > SLOW) return null
  const by = server - (sentAt + receivedAt) / 2
  return Math.abs(by) < WRONG ? 0 : Math.round(by)
}

export function noteServerTime(response: Response, sentAt: number, receivedAt = Date.now()): void {
  const by = clockErrorOf(response.headers.get('date'), sentAt, receivedAt)
  if (by !== null && Math.abs(by - $told.get().by) > ALIKE) $told.set({ by, at: receivedAt })
}

/** The time by which cards are asked: the device's, put right where it is wrong by hours or days. */
export function trueNow(): Date {
  return new Date(Date.now() + $told.get().by)
}
