import type { DayClock } from '#domain/progress/counted-once.ts'
import { addDays } from '#domain/study-day.ts'
import { instantOf } from '#tools/study-zone/log/wall.ts'

/** An entry as it is typed. */
export interface TypedEntry {
  readonly title: string
  readonly subjectId: string | null
  /** The study day: times before it begins are those of the night after it. */
  readonly date: string | null
  /** `16:12`. */
  readonly from: string | null
  readonly to: string | null
}

export const MOST_HOURS = 12
/** What lies before is a slip in the year. */
export const FIRST_DAY = '2000-01-01'
const HOUR = 3_600_000

export type EntryFault = 'empty' | 'short' | 'long' | 'future' | 'old'

export type CheckedEntry =
  { readonly fault: EntryFault } | { readonly fault: null; readonly from: number; readonly to: number }

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The times of an entry on the student's wall, in the study day that is typed; an end before its start lies a day later. */
export function checkEntry(
  { date, from, to }: TypedEntry,
  { timeZone, dayStartsAt }: DayClock,
  now: number
): CheckedEntry {
  if (date === null || from === null || to === null) return { fault: 'empty' }
  const [start, end] = [minuteOf(from), minuteOf(to)]
  if (date < FIRST_DAY) return { fault: 'old' }
  if (start === end) return { fault: 'short' }
  const first = start < dayStartsAt * 60 ? addDays(date, 1) : date
  const begin = instantOf(first, start, timeZone)
  const finish = instantOf(end > start ? first : addDays(first, 1), end, timeZone)
  // Of an end before its start, the start may be over and the end, a day later, still to come.
  if (begin <= now && finish - begin > MOST_HOURS * HOUR) return { fault: 'long' }
  if (finish > now + 60_000) return { fault: 'future' }
  return finish - begin < 60_000 ? { fault: 'short' } : { fault: null, from: begin, to: finish }
}
