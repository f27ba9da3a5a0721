import { computed, type ReadableAtom } from 'nanostores'
import { liveLogAt, type LogEntry } from '#data/read/study/log.ts'
import { studyDay, studyDayStart, addDays } from '#domain/study-day.ts'
import { isReady, valueOr } from '#lib/remote.ts'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'
import { $now } from '#stores/clock.ts'

/** From midnight to midnight: the sheet lies beside the plan, whose days are those of the calendar. */
const $span = computed([$plannerNow, $now], (plan, now) => {
  if (!isReady(plan)) return ''
  const { zone } = plan.value
  const today = studyDay(now, zone, 0)
  return [today, addDays(today, 1)].map(day => studyDayStart(day, zone, 0).getTime()).join(' ')
})

const $log = liveLogAt($span)

export interface RealStudy {
  readonly entry: LogEntry
  /** Minutes of the day on the student's wall. */
  readonly start: number
  readonly minutes: number
}

/** What was studied today, as it lies on the sheet. */
export const $realToday: ReadableAtom<readonly RealStudy[]> = computed([$log, $span], (log, span) => {
  const midnight = Number(span.split(' ')[0] ?? 0)
  return valueOr(log, []).map(entry => {
    const start = Math.max(0, (entry.from - midnight) / 60_000)
    return { entry, start, minutes: Math.max(1, (entry.to - midnight) / 60_000 - start) }
  })
})
