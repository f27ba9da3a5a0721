import { computed, type ReadableAtom } from 'nanostores'
import { liveLogAt, LOG_KINDS, type LogEntry } from '#data/read/study/log.ts'
import { $planRows } from '#data/read/plan/plan-rows.ts'
import { $preferences } from '#data/write/preferences.ts'
import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'
import { countedOnce, type Credit, type DayClock } from '#domain/progress/counted-once.ts'
import { addDays, studyDay, studyDayStart } from '#domain/study-day.ts'
import { isReady, valueOr, type Remote } from '#lib/remote.ts'
import { $now } from '#stores/clock.ts'
import { placeIn } from '#stores/route.ts'
import { isTimeZone } from '#tools/study-zone/log/wall.ts'

export type LogView = 'day' | 'week' | 'month' | 'year'
export const LOG_VIEWS: readonly LogView[] = ['day', 'week', 'month', 'year']

const $place = placeIn('study-zone')

export interface LogDays {
  readonly view: LogView
  /** The study day that is shown, or lies within what is shown. */
  readonly day: string
  readonly today: string
  readonly from: string
  /** The day after the last one. */
  readonly to: string
  readonly clock: DayClock
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const isDate = (text: string): boolean => DATE.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

function spanOf(view: LogView, day: string): { readonly from: string; readonly to: string } {
  if (view === 'day') return { from: day, to: addDays(day, 1) }
  const monday = dateOf(dayNumber(day) - weekday(dayNumber(day)))
  if (view === 'week') return { from: monday, to: addDays(monday, 7) }
  if (view === 'year') return { from: addDays(day, -365), to: addDays(day, 1) }
  const first = `${day.slice(0, 7)}-01`
  return { from: first, to: `${addDays(first, 31).slice(0, 7)}-01` }
}

/** What the address shows: a day, week, month or year, by the student's own days. */
export const $days: ReadableAtom<Remote<LogDays>> = computed(
  [$preferences, $place, $now],
  (preferences, place, now): Remote<LogDays> => {
    if (!isReady(preferences)) return preferences
    const { timeZone: zone, dayStartsAt } = preferences.value
    const clock = { timeZone: isTimeZone(zone) ? zone : 'UTC', dayStartsAt }
    const today = studyDay(now, clock.timeZone, dayStartsAt)
    const view = LOG_VIEWS.find(one => one === place.log) ?? 'day'
    const asked = place.day ?? today
    const day = isDate(asked) && asked <= today ? asked : today
    return { state: 'ready', value: { view, day, today, ...spanOf(view, day), clock } }
  }
)

function spanWords({ clock }: LogDays, from: string, to: string): string {
  const start = (day: string): number => studyDayStart(day, clock.timeZone, clock.dayStartsAt).getTime()
  return `${start(from)} ${start(to)}`
}

const $span = computed($days, days => (isReady(days) ? spanWords(days.value, days.value.from, days.value.to) : ''))
const $yearSpan = computed($days, days =>
  isReady(days) ? spanWords(days.value, addDays(days.value.today, -365), addDays(days.value.today, 1)) : ''
)

/** What is shown. */
export const $entries = liveLogAt($span)
const $yearEntries = liveLogAt($yearSpan)

/** Seconds of each entry on each day, no moment twice. */
export function creditsOf(entries: readonly LogEntry[], clock: DayClock): Credit[] {
  return countedOnce(
    entries.map(({ id, from, to, seconds, kind }) => ({
      id,
      from,
      to: Math.max(to, from + 1),
      seconds,
      rank: LOG_KINDS.indexOf(kind)
    })),
    clock
  )
}

function secondsByDay(credits: readonly Credit[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { day, seconds } of credits) sums.set(day, (sums.get(day) ?? 0) + seconds)
  return sums
}

export interface StudyYear {
  readonly today: string
  /** Of each study day. */
  readonly seconds: ReadonlyMap<string, number>
}

/** The year that ends today. */
export const $year: ReadableAtom<Remote<StudyYear>> = computed(
  [$yearEntries, $days],
  (entries, days): Remote<StudyYear> => {
    if (!isReady(entries)) return entries
    if (!isReady(days)) return days
    const { today, clock } = days.value
    return { state: 'ready', value: { today, seconds: secondsByDay(creditsOf(entries.value, clock)) } }
  }
)

export interface LogNames {
  readonly subjects: ReadonlyMap<string, { readonly name: string; readonly position: number }>
  readonly topics: ReadonlyMap<string, string>
}

export const $names: ReadableAtom<LogNames> = computed($planRows, rows => {
  const { subjects, topics } = valueOr(rows, { subjects: [], topics: [] })
  return {
    subjects: new Map(subjects.map(({ id, name }, position) => [id, { name, position }])),
    topics: new Map(topics.map(({ id, name }) => [id, name]))
  }
})

/** Minutes planned from one day to another, by subject; null: of no subject. */
export const $planned: ReadableAtom<ReadonlyMap<string | null, number>> = computed([$planRows, $days], (rows, days) => {
  const planned = new Map<string | null, number>()
  if (!isReady(rows) || !isReady(days)) return planned
  const { from, to } = days.value
  for (const { day, kind, state, subjectId, minutes } of rows.value.blocks)
    if (day >= from && day < to && kind !== 'busy' && kind !== 'free' && state !== 'dropped')
      planned.set(subjectId, (planned.get(subjectId) ?? 0) + minutes)
  return planned
})
