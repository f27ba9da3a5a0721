import { computed, type ReadableAtom } from 'nanostores'
import { $preferences } from '#data/write/preferences.ts'
import { $lastDurations } from '#data/read/cards/pace.ts'
import { $dueToday, type DueToday } from '#data/write/cards/review.ts'
import { loadOf, minutesOf, paceOf, type Load } from '#domain/progress/load.ts'
import { isReady, valueOr, type Remote } from '#lib/remote.ts'

export interface TodaysCards extends DueToday {
  readonly load: Load
  /** Null while the student's own pace is not known. */
  readonly minutes: number | null
}

/** The cards of today and the time for them: what Today, the planner and the list of cards all say. */
export const $todaysCards: ReadableAtom<Remote<TodaysCards>> = computed(
  [$dueToday, $preferences, $lastDurations],
  (due, preferences, durations): Remote<TodaysCards> => {
    if (!isReady(due)) return due
    if (!isReady(preferences)) return preferences
    const pace = paceOf(valueOr(durations, []))
    const load = loadOf(due.value.counts, preferences.value.desiredRetention, pace)
    return { state: 'ready', value: { ...due.value, load, minutes: pace.isOwn ? minutesOf(load) : null } }
  }
)
