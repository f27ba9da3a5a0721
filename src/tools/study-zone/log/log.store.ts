import { computed, type ReadableAtom } from 'nanostores'
import { liveLogAt, type LogEntry } from '#data/read/study/log.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { $logTopics, liveBlocksAt } from '#data/read/study/log-plan.ts'
import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'
import type { Credit, DayClock } from '#domain/progress/counted-once.ts'
import { addDays, studyDayStart } from '#domain/study-day.ts'
import { isReady, valueOr, type Remote } from '#lib/remote.ts'
import { placeIn } from '#stores/route.ts'
import { $zoneDay } from '#tools/study-zone/day.store.ts'
import { creditsOf } from '#tools/study-zone/log/credits.ts'
import { FIRST_DAY } from '#tools/study-zone/log/entry-check.ts'

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
export const $days: ReadableAtom<Remote<LogDays>> = computed([$zoneDay, $place], (zone, place): Remote<LogDays> => {
  if (!isReady(zone)) return zone
  const { today, clock } = zone.value
  const view = LOG_VIEWS.find(one => one === place.log) ?? 'day'
  const asked = place.day ?? today
  const day = isDate(asked) && asked <= today && asked >= FIRST_DAY ? asked : today
  return { state: 'ready', value: { view, day, today, ...spanOf(view, day), clock } }
})

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

export function secondsByDay(credits: readonly Credit[]): ReadonlyMap<string, number> {
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
  readonly topics: ReadonlyMap<string, { readonly name: string; readonly subjectId: string | null }>
}

export const $names: ReadableAtom<LogNames> = computed([$subjects, $logTopics], (subjects, topics) => {
  return {
    subjects: new Map(valueOr(subjects, []).map(({ id, name }, position) => [id, { name, position }])),
    topics: new Map(valueOr(topics, []).map(({ id, name, subjectId }) => [id, { name, subjectId }]))
  }
})

const $planSpan = computed($days, days => (isReady(days) ? `${days.value.from} ${days.value.to}` : ''))
const $blocks = liveBlocksAt($planSpan)

/** By subject or topic; null: of none. */
export type Amounts = ReadonlyMap<string | null, number>
export type LogKey = 'subjectId' | 'topicId'

export interface Planned {
  readonly minutes: number
  readonly by: Readonly<Record<LogKey, Amounts>>
}

function sums<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
  amount: (item: Item) => number
): Amounts {
  const all = new Map<string | null, number>()
  for (const item of items) all.set(keyOf(item), (all.get(keyOf(item)) ?? 0) + amount(item))
  return all
}

/** Minutes planned in the days that are shown. */
export const $planned: ReadableAtom<Planned> = computed([$blocks, $names], (blocks, { topics }) => {
  const rows = valueOr(blocks, [])
  const topicOf = ({ kind, refId }: (typeof rows)[number]): string | null =>
    kind === 'topic' && refId !== null && topics.has(refId) ? refId : null
  return {
    minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
    by: {
      subjectId: sums(
        rows,
        ({ subjectId }) => subjectId,
        ({ minutes }) => minutes
      ),
      topicId: sums(rows, topicOf, ({ minutes }) => minutes)
    }
  }
})

/** Seconds of the days that are shown, by subject or topic. */
export function secondsBy(key: LogKey, entries: readonly LogEntry[], credits: readonly Credit[]): Amounts {
  const keys = new Map(entries.map(entry => [entry.id, entry[key]]))
  return sums(
    credits,
    ({ id }) => keys.get(id) ?? null,
    ({ seconds }) => seconds
  )
}
