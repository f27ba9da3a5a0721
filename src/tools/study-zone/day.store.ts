import { computed, type ReadableAtom } from 'nanostores'
import { $preferences } from '#data/write/preferences.ts'
import type { DayClock } from '#domain/progress/counted-once.ts'
import { studyDay } from '#domain/study-day.ts'
import { isReady, type Remote } from '#lib/remote.ts'
import { $now } from '#stores/clock.ts'
import { isTimeZone } from '#tools/study-zone/log/wall.ts'

export interface ZoneDay {
  /** The study day; after midnight still the one of the evening before. */
  readonly today: string
  readonly clock: DayClock
}

/** A zone that this device does not know is counted as UTC, as everywhere. */
export function zoneDayOf(now: Date, { timeZone, dayStartsAt }: DayClock): ZoneDay {
  const clock = { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC', dayStartsAt }
  return { today: studyDay(now, clock.timeZone, dayStartsAt), clock }
}

/** The day that the clock and the log name. */
export const $zoneDay: ReadableAtom<Remote<ZoneDay>> = computed(
  [$preferences, $now],
  (preferences, now): Remote<ZoneDay> =>
    isReady(preferences) ? { state: 'ready', value: zoneDayOf(now, preferences.value) } : preferences
)
