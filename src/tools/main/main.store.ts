import { computed, type ReadableAtom } from 'nanostores'
import { $notes } from '#data/write/notes/notes.ts'
import { $preferences } from '#data/write/preferences.ts'
import { $unseen } from '#data/write/cards/review.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { isReady, valueOr, type Remote } from '#lib/remote.ts'
import { $now } from '#stores/clock.ts'
import { ago } from '#tools/main/ago.ts'
import { $todaysCards, type TodaysCards } from '#tools/shared/cards/todays-cards.store.ts'

export interface DueToday {
  readonly total: number
  readonly counts: TodaysCards['counts']
  /** Of how many cards each subject has in it. */
  readonly subjects: TodaysCards['subjects']
  /** New cards that the limit of new cards a day keeps for later. */
  readonly waiting: number
  readonly limit: number
  readonly minutes: number | null
}

export interface NoteLine {
  readonly id: string
  readonly title: string
  readonly subject: string
  readonly edited: string
}

export interface Today {
  readonly due: DueToday
  readonly notes: readonly NoteLine[]
  readonly hasSubjects: boolean
}

const SHOWN_NOTES = 5

const $due = computed([$todaysCards, $unseen, $preferences], (cards, unseen, preferences): Remote<DueToday> => {
  if (!isReady(cards)) return cards
  const { counts, subjects, minutes, load } = cards.value
  const fresh = counts.new
  const limit = valueOr(preferences, null)?.newPerDay ?? 0
  const waiting = Math.max(0, valueOr(unseen, 0) - Math.max(fresh, limit))
  return { state: 'ready', value: { total: load.cards, counts, subjects, waiting, limit, minutes } }
})

const $lines = computed([$notes, $subjects, $now], (notes, subjects, now): Remote<NoteLine[]> => {
  if (!isReady(notes)) return notes
  const names = new Map(valueOr(subjects, []).map(({ id, name }) => [id, name]))
  const newest = [...notes.value].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, SHOWN_NOTES)
  const value = newest.map(({ id, title, subjectId, updatedAt }) => ({
    id,
    title,
    subject: (subjectId && names.get(subjectId)) ?? '',
    edited: ago(new Date(updatedAt), now)
  }))
  return { state: 'ready', value }
})

export const $today: ReadableAtom<Remote<Today>> = computed(
  [$due, $lines, $subjects, $preferences],
  (due, notes, subjects, preferences): Remote<Today> => {
    if (!isReady(due)) return due
    if (!isReady(notes)) return notes
    if (!isReady(subjects)) return subjects
    if (!isReady(preferences)) return preferences
    const hasSubjects = subjects.value.length > 0
    return { state: 'ready', value: { due: due.value, notes: notes.value, hasSubjects } }
  }
)
