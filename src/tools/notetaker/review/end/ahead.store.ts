import { atom, computed, onMount } from 'nanostores'
import { trueNow } from '#data/backend/server-clock.ts'
import { $notes } from '#data/write/notes/notes.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { $preferences } from '#data/write/preferences.ts'
import { type LoadAhead, loadAhead } from '#data/read/cards/load-ahead.ts'
import { $lastDurations } from '#data/read/cards/pace.ts'
import { loadOf, minutesOf, paceOf, type DayCards } from '#domain/progress/load.ts'
import { studyDay } from '#domain/study-day.ts'
import { valueOr } from '#lib/remote.ts'
import { savesDone } from '#data/write/held.ts'
import { m } from '#messages/generated/messages.js'
import { nextExam } from '#tools/notetaker/review/end/exam-line.ts'
import { $steps, $wishes } from '#tools/notetaker/review/review.store.ts'

const $load = atom<LoadAhead | null>(null)

onMount($load, () => {
  const read = async (): Promise<void> => {
    await savesDone()
    $load.set(await loadAhead(trueNow()))
  }
  // The rest of the screen stands without it.
  read().catch(() => $load.set(null))
  return () => $load.set(null)
})

/** Tomorrow and the next seven days, in cards, and in minutes once the student's pace is known. */
export const $ahead = computed([$load, $lastDurations, $preferences], (load, durations, now): readonly string[] => {
  const preferences = valueOr(now, null)
  if (!load || !preferences) return []
  const pace = paceOf(valueOr(durations, []))
  const words = (of: DayCards): string => {
    const asked = loadOf(of, preferences.desiredRetention, pace)
    const cards = m.cards_count({ count: asked.cards })
    return pace.isOwn && asked.cards > 0 ? m.cards_review_load({ minutes: minutesOf(asked), cards }) : cards
  }
  return [m.cards_review_tomorrow({ load: words(load.tomorrow) }), m.cards_review_week({ load: words(load.week) })]
})

/** The nearest exam of the subjects that were just reviewed. */
export const $examLine = computed(
  [$steps, $notes, $subjects, $wishes],
  (steps, notes, subjects, { timeZone }): string => {
    const ofNote = new Map(valueOr(notes, []).map(({ id, subjectId }) => [id, subjectId]))
    const ids = new Set(steps.flatMap(({ card }) => card.subjectId ?? (card.noteId && ofNote.get(card.noteId)) ?? []))
    const exam = nextExam(valueOr(subjects, []), ids, studyDay(trueNow(), timeZone, 0))
    return exam ? m.cards_review_exam({ subject: exam.name, count: exam.days }) : ''
  }
)
