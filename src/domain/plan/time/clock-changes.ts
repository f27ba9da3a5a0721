import { Temporal } from 'temporal-polyfill'
import { dayNumber } from '#domain/plan/days.ts'

export interface Hole {
  readonly day: number
  readonly from: number
  readonly to: number
}

const minuteOf = (time: Temporal.PlainDateTime): number => time.hour * 60 + time.minute

/** From one moment of the wall clock to a later one, cut at midnight. */
function holesBetween(from: Temporal.PlainDateTime, to: Temporal.PlainDateTime): Hole[] {
  const [first, last] = [dayNumber(from.toPlainDate().toString()), dayNumber(to.toPlainDate().toString())]
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    day: first + at,
    from: at === 0 ? minuteOf(from) : 0,
    to: first + at === last ? minuteOf(to) : 1440
  })).filter(hole => hole.to > hole.from)
}

/**
 * The minutes of the wall clock between two dates that the zone's clock skips or shows twice: a block there would be
 * shorter or longer than it says. Null for a zone nobody knows.
 */
export function clockChanges(zone: string, firstDate: string, lastDate: string): Hole[] | null {
  let at: Temporal.ZonedDateTime | null
  try {
    at = Temporal.PlainDate.from(firstDate).subtract({ days: 1 }).toZonedDateTime({ timeZone: zone })
  } catch {
    return null
  }
  const end = Temporal.PlainDate.from(lastDate).add({ days: 1 }).toZonedDateTime({ timeZone: zone })
  const holes: Hole[] = []
  while ((at = at.getTimeZoneTransition('next')) !== null && Temporal.ZonedDateTime.compare(at, end) < 0) {
    const before = at.subtract({ nanoseconds: 1 }).offsetNanoseconds
    const shown = at.toInstant().add({ nanoseconds: before }).toZonedDateTimeISO('UTC').toPlainDateTime()
    const now = at.toPlainDateTime()
    const isSkip = Temporal.PlainDateTime.compare(now, shown) > 0
    holes.push(...(isSkip ? holesBetween(shown, now) : holesBetween(now, shown)))
  }
  return holes
}
