import { weekday } from '#domain/plan/days.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Monday is 0; null for no day. */
export function weekdayNamed(name = ''): number | null {
  const at = DAYS.indexOf(name.slice(0, 3).toLowerCase())
  return at < 0 ? null : at
}

/** The first such day on or after a day number. */
export function nextWeekday(from: number, wanted: number): number {
  return from + ((wanted - weekday(from) + 7) % 7)
}
