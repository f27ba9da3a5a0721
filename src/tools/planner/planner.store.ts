import { persistentAtom } from '@nanostores/persistent'
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { QuickAdd } from '#domain/plan/text/quick-add.ts'
import { site } from '#config/site.ts'
import type { Entity } from '#contract/entities.ts'
import { $planRows, settingsOf, type PlanRows } from '#data/read/plan/plan-rows.ts'
import { isMissed, lessonsOn, type Now } from '#data/read/plan/world-of.ts'
import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'
import { addDays } from '#domain/study-day.ts'
import { isReady, type Remote } from '#lib/remote.ts'
import { placeIn } from '#stores/route.ts'
import { planDates, type PlanDate } from '#tools/shared/plan/plan-dates.ts'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'

export const VIEWS = ['day', 'week', 'month', 'agenda', 'setup'] as const
export type View = (typeof VIEWS)[number]

const $place = placeIn('planner')
const isNarrow = (): boolean => matchMedia('(max-width: 44rem)').matches

/** Phones open on the agenda. */
export const $view: ReadableAtom<View> = computed(
  $place,
  ({ view }) => VIEWS.find(one => one === view) ?? (isNarrow() ? 'agenda' : 'week')
)

/** The day in the address, when it is one; else today. */
export const $day: ReadableAtom<string | null> = computed([$place, $plannerNow], ({ day = '' }, now) => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))) return day
  return isReady(now) ? now.value.today : null
})

export type Block = Entity<'blocks'>

/** A block as it is shown: with its subject's place, and whether its time went by. */
export interface ShownBlock {
  readonly block: Block
  /** Place of its subject in the student's list; null for none. */
  readonly position: number | null
  readonly subject: string
  readonly isMissed: boolean
}

/** Lessons and busy time: what the plan goes around. */
export interface Fixed {
  readonly key: string
  readonly day: string
  readonly start: number
  readonly minutes: number
  readonly title: string
}

export interface Calendar {
  readonly rows: PlanRows
  readonly now: Now
  readonly day: string
  /** Monday to Sunday. */
  readonly week: readonly string[]
  readonly slips: readonly ShownBlock[]
  /** Exams and deadlines, in order of time. */
  readonly dates: readonly PlanDate[]
  readonly earliest: number
  readonly latest: number
}

/** A month of six weeks from any of its days, and more. */
const DATES_AHEAD = 45

export const $calendar: ReadableAtom<Remote<Calendar>> = computed(
  [$planRows, $plannerNow, $day],
  (rows, now, day): Remote<Calendar> => {
    if (!isReady(rows)) return rows
    if (!isReady(now)) return now
    const shown = day ?? now.value.today
    const monday = dayNumber(shown) - weekday(dayNumber(shown))
    const places = new Map(rows.value.subjects.map(({ id, name }, position) => [id, { position, name }]))
    const slips = rows.value.blocks
      .filter(block => block.state !== 'dropped')
      .map((block): ShownBlock => {
        const subject = block.subjectId === null ? undefined : places.get(block.subjectId)
        return {
          block,
          position: subject?.position ?? null,
          subject: subject?.name ?? '',
          isMissed: isMissed(block, now.value)
        }
      })
      .sort((a, b) => a.block.startMinute - b.block.startMinute)
    const { earliestMinute, latestMinute } = settingsOf(rows.value, now.value.minutesPerDay)
    return {
      state: 'ready',
      value: {
        rows: rows.value,
        now: now.value,
        day: shown,
        week: Array.from({ length: 7 }, (_, at) => dateOf(monday + at)),
        slips,
        dates: planDates(rows.value, addDays(shown, DATES_AHEAD)),
        earliest: earliestMinute,
        latest: latestMinute
      }
    }
  }
)

export function isFixed({ block }: ShownBlock): boolean {
  return block.kind === 'busy' || block.kind === 'free'
}

export const isLesson = ({ key }: Fixed): boolean => key.startsWith('lesson ')

/** What is shown hatched on some days: lessons, and busy or free time. */
export function fixedOn({ rows, slips }: Calendar, days: readonly string[]): Fixed[] {
  const [first] = days
  if (first === undefined) return []
  const lessons = lessonsOn(rows, first, days.length).map((one, at) => ({ ...one, key: `lesson ${at}` }))
  const busy = slips
    .filter(slip => isFixed(slip) && days.includes(slip.block.day))
    .map(({ block: { id, day, startMinute, minutes, title } }) => ({
      key: id,
      day,
      start: startMinute,
      minutes,
      title
    }))
  const within = new Set(days)
  const fed = (rows.fed ?? []).flatMap((one, at) => (within.has(one.day) ? [{ ...one, key: `feed ${at}` }] : []))
  return [...lessons, ...busy, ...fed]
}

/** So many days the agenda lists from the day it is opened on. */
const AGENDA_DAYS = 14

/** The days that a view shows. */
export function daysOf({ day, week }: Pick<Calendar, 'day' | 'week'>, view: View): readonly string[] {
  const from = (first: string, count: number): string[] => Array.from({ length: count }, (_, at) => addDays(first, at))
  if (view === 'day') return [day]
  if (view === 'agenda') return from(day, AGENDA_DAYS)
  if (view !== 'month') return week
  const first = `${day.slice(0, 7)}-01`
  return from(first, dayNumber(shifted(day, 'month', 1)) - dayNumber(first))
}

export function shifted(day: string, view: View, by: number): string {
  if (view !== 'month') return addDays(day, by * (view === 'day' ? 1 : view === 'agenda' ? AGENDA_DAYS : 7))
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10)
}

/** What is typed in the quick line outlives the tab. */
export const $quickLine = persistentAtom<string>(`${site.slug}-quick-add`, '')
/** A part mended by hand holds as long as the line says of it what it `said` then. */
export interface QuickMend {
  readonly fields: Partial<QuickAdd>
  readonly said: Partial<QuickAdd>
}
export const NO_MEND: QuickMend = { fields: {}, said: {} }
export const $quickMend = persistentAtom<QuickMend>(`${site.slug}-quick-mend`, NO_MEND, {
  encode: JSON.stringify,
  decode: text => JSON.parse(text) as QuickMend
})

/** The block whose dialog is open; the address may name one. */
export const $open = atom<string | null>(null)
/** What a screen reader is told after a move. */
export const $said = atom('')

/** Where a new block is being made; null while none is. */
export const $newTimeSlot = atom<{ readonly day: string; readonly start: number; readonly minutes: number } | null>(
  null
)

/** The block that keys move: it keeps the focus wherever it goes. */
export const $movedBlock = atom<string | null>(null)
