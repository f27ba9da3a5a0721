import { atom, onMount } from 'nanostores'
import { nextDue } from '#data/review-facts.ts'
import { m } from '#messages/generated/messages.js'
import { intervalWords } from '#tools/notetaker/cards/card-words.ts'
import { waitForWrites } from '#tools/notetaker/review/answers.store.ts'

/** When the next card is due, in words; empty until the disk has answered. */
export const $nextDue = atom('')

function wordsOf(due: Date | null, now: Date): string {
  if (!due) return m.cards_review_next_none()
  return due <= now ? m.cards_review_next_waiting() : m.cards_review_next_due({ interval: intervalWords(now, due) })
}

onMount($nextDue, () => {
  const read = async () => {
    await waitForWrites()
    $nextDue.set(wordsOf(await nextDue(), new Date()))
  }
  // The rest of the screen stands without it.
  read().catch(() => $nextDue.set(''))
  return () => $nextDue.set('')
})
