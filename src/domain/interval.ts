export type IntervalUnit = 'minute' | 'hour' | 'day' | 'month' | 'year'

export interface Interval {
  readonly unit: IntervalUnit
  readonly count: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The mean Gregorian month and year. */
const MONTH = 30.436875 * DAY
const YEAR = 12 * MONTH

/** The span between two instants in the unit a person would use, rounded; never less than a minute. */
export function intervalBetween(from: Date, until: Date): Interval {
  const span = Math.max(0, until.getTime() - from.getTime())
  const minutes = Math.max(1, Math.round(span / MINUTE))
  if (minutes < 60) return { unit: 'minute', count: minutes }
  const hours = Math.round(span / HOUR)
  if (hours < 24) return { unit: 'hour', count: hours }
  const days = Math.round(span / DAY)
  if (days < 31) return { unit: 'day', count: days }
  const months = Math.round(span / MONTH)
  if (months < 12) return { unit: 'month', count: Math.max(1, months) }
  return { unit: 'year', count: Math.max(1, Math.round((span / YEAR) * 10) / 10) }
}
