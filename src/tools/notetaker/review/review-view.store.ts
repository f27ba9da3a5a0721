import { computed } from 'nanostores'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import { $notes } from '#data/write/notes/notes.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { aimAt } from '#domain/cards/exam-target.ts'
import { isPredicted, preview, retrievability } from '#domain/schedule-fsrs.ts'
import type { Grade } from '#domain/schedule.ts'
import { isReady } from '#lib/remote.ts'
import { intervalWords } from '#tools/shared/cards/card-words.ts'
import { progressOf } from '#tools/notetaker/review/review-session.ts'
import { $review, $wishes } from '#tools/notetaker/review/review.store.ts'

export const GRADES = [1, 2, 3, 4] as const satisfies readonly Grade[]

/** The card that is asked, for everything on the screen that does not change when the answer is shown. */
export const $current = computed($review, (review): CardWithSchedule | null =>
  review.state === 'asking' ? review.session.current : null
)

export const $progress = computed($review, review => ('session' in review ? progressOf(review.session) : null))

/** Predicted recall in per cent at the moment of asking; null for a card that is being learnt. */
export const $recall = computed([$review, $wishes], (review, { scheduler }): number | null => {
  const card = review.state === 'asking' ? review.session.current : null
  if (review.state !== 'asking' || !card || !isPredicted(card.schedule)) return null
  return Math.round(100 * retrievability(card.schedule, review.askedAt, scheduler))
})

/** The words on the four buttons: what each answer would mean. Computed only once the answer is shown. */
export const $intervals = computed([$review, $wishes], (review, { scheduler, exams }): Record<Grade, string> | null => {
  const card = review.state === 'asking' && review.face === 'answer' ? review.session.current : null
  if (review.state !== 'asking' || !card) return null
  const next = preview(card.id, card.schedule, review.shownAt, scheduler)
  const days = (card.subjectId !== null && exams.get(card.subjectId)) || []
  const words = (grade: Grade) =>
    intervalWords(review.shownAt, new Date(aimAt(card.id, next[grade], days, scheduler).due))
  return { 1: words(1), 2: words(2), 3: words(3), 4: words(4) }
})

/** Where the card comes from: the subject and the note, as far as they are still there. */
export const $place = computed([$current, $notes, $subjects], (card, notes, subjects) => {
  const note = isReady(notes) && card?.noteId ? notes.value.find(({ id }) => id === card.noteId) : undefined
  const subjectId = card?.subjectId ?? note?.subjectId
  const subject = isReady(subjects) && subjectId ? subjects.value.find(({ id }) => id === subjectId) : undefined
  return { note: note ?? null, subject: subject ?? null }
})
