import { addDays } from '#domain/study-day.ts'
import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'

/** The rules a task can repeat by, as RFC 5545 writes them. */
export const REPEATS = [
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY'
] as const
export type Repeats = (typeof REPEATS)[number]

export const isRepeats = (rule: string | undefined): rule is Repeats =>
  (REPEATS as readonly (string | undefined)[]).includes(rule)

/** Saturday; Monday is 0. */
const SATURDAY = 5
const MOST_MONTHS = 12

/** A month without that day has no such date (RFC 5545 §3.3.10). */
function monthAway(date: string, way: 1 | -1): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  for (let away = 1; away <= MOST_MONTHS; away += 1) {
    const next = new Date(Date.UTC(year, month - 1 + way * away, day))
    if (next.getUTCDate() === day) return next.toISOString().slice(0, 10)
  }
  return date
}

/** The first date of the rule after `date`, itself one of its dates. */
export function nextDate(rule: Repeats, date: string): string {
  if (rule === 'FREQ=MONTHLY') return monthAway(date, 1)
  if (rule === 'FREQ=WEEKLY') return addDays(date, 7)
  if (rule === 'FREQ=WEEKLY;INTERVAL=2') return addDays(date, 14)
  let next = dayNumber(date) + 1
  if (rule !== 'FREQ=DAILY') while (weekday(next) >= SATURDAY) next += 1
  return dateOf(next)
}

/** The date of the rule before `date`; of a month that has no such day it is the one before. */
export function dateBefore(rule: Repeats, date: string): string {
  if (rule === 'FREQ=MONTHLY') return monthAway(date, -1)
  if (rule === 'FREQ=WEEKLY') return addDays(date, -7)
  if (rule === 'FREQ=WEEKLY;INTERVAL=2') return addDays(date, -14)
  let before = dayNumber(date) - 1
  if (rule !== 'FREQ=DAILY') while (weekday(before) >= SATURDAY) before -= 1
  return dateOf(before)
}

/** Whether it is done on the day itself and no evening before: one day lies between two dates. */
export const isOfItsDay = (rule: Repeats): boolean =>
  rule === 'FREQ=DAILY' || rule === 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'

/** Dates of the rule from `date` to `last`, both counted, `most` at most. */
export function datesUntil(rule: Repeats, date: string, last: string, most: number): string[] {
  const dates: string[] = []
  for (let on = date; on <= last && dates.length < most; on = nextDate(rule, on)) dates.push(on)
  return dates
}

/** When it is due again once the date `due` is done: the next date, and none that went by. */
export function dueAgain(rule: Repeats, due: string, today: string): string {
  let next = nextDate(rule, due)
  while (next < today) next = nextDate(rule, next)
  return next
}
