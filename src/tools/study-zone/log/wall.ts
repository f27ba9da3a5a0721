import type { TimeSpan } from '#domain/clock/run.ts'
import { studyDayStart } from '#domain/study-day.ts'

export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The instant at which a student's wall shows this date and minute. */
export const instantOf = (date: string, minute: number, zone: string): number =>
  studyDayStart(date, zone, minute / 60).getTime()

export interface WallTime {
  readonly date: string
  /** `16:12`. */
  readonly time: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** What the wall shows at an instant. */
export function wallOf(instant: number, zone: string): WallTime {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', timeZone: zone })
  formats.set(zone, format)
  const read = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const { year = '', month = '', day = '', hour = '', minute = '' } = read
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** The instant within a time at which the wall shows this; null where it does not. */
export function instantWithin({ from, to }: TimeSpan, time: string, zone: string): number | null {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const days = [...new Set([wallOf(from, zone).date, wallOf(to, zone).date])]
  const instants = days.map(date => instantOf(date, hours * 60 + minutes, zone))
  return instants.find(instant => instant > from && instant < to) ?? null
}
