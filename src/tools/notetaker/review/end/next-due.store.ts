import { atom, onMount } from 'nanostores'
import { trueNow } from '#data/backend/server-clock.ts'
import { nextDue } from '#data/read/cards/review-facts.ts'
import { savesDone } from '#data/write/held.ts'
import { m } from '#messages/generated/messages.js'
import { intervalWords } from '#tools/shared/cards/card-words.ts'

export interface NextDue {
  /** Whether any card was ever answered and waits for its day; null until the disk has told. */
  readonly isAny: boolean | null
  readonly words: string
}

const UNKNOWN: NextDue = { isAny: null, words: '' }
export const $nextDue = atom<NextDue>(UNKNOWN)

function wordsOf(due: Date, now: Date): string {
  return due <= now ? m.cards_review_next_waiting() : m.cards_review_next_due({ interval: intervalWords(now, due) })
}

onMount($nextDue, () => {
  const read = async () => {
    await savesDone()
    const due = await nextDue()
    $nextDue.set(due ? { isAny: true, words: wordsOf(due, trueNow()) } : { isAny: false, words: '' })
  }
  // The rest of the screen stands without it.
  read().catch(() => $nextDue.set(UNKNOWN))
  return () => $nextDue.set(UNKNOWN)
})
