import { computed, type ReadableAtom } from 'nanostores'
import { $preferences } from '#data/write/preferences.ts'
import type { Now } from '#data/read/plan/world-of.ts'
import { studyDay } from '#domain/study-day.ts'
import { isReady, type Remote } from '#lib/remote.ts'
import { $now } from '#stores/clock.ts'

function minuteIn(zone: string, now: Date): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone
  })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  return (parts['hour'] ?? 0) * 60 + (parts['minute'] ?? 0)
}

/** A zone that this device does not know is counted as UTC, as everywhere. */
function known(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** The calendar date and the minute on the student's wall. */
export const $plannerNow: ReadableAtom<Remote<Now>> = computed(
  [$preferences, $now],
  (preferences, now): Remote<Now> => {
    if (!isReady(preferences)) return preferences
    const zone = known(preferences.value.timeZone)
    const { minutesPerDay } = preferences.value
    return {
      state: 'ready',
      value: { today: studyDay(now, zone, 0), minute: minuteIn(zone, now), zone, minutesPerDay }
    }
  }
)
