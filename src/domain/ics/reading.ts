import { Temporal } from 'temporal-polyfill'
import { ICS_LIMITS, type IcsDaysOff, type IcsDeadline, type IcsEvent, type IcsRead } from '#domain/ics/event.ts'
import { instantOf, type Moment } from '#domain/ics/moment.ts'
import type { Occurrence } from '#domain/ics/series.ts'
import type { Zone } from '#domain/ics/zones.ts'

const DAY_SECONDS = 86_400

/** What was read of a file so far. */
export interface Reading {
  readonly own: Zone
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  readonly events: IcsEvent[]
  readonly deadlines: IcsDeadline[]
  readonly daysOff: IcsDaysOff[]
  readonly uids: Set<string>
  readonly unreadable: string[]
  readonly unknownZones: { title: string; zone: string }[]
  readonly tooOften: string[]
  notBusy: number
  isCut: boolean
}

export function newReading(from: Temporal.PlainDate, own: Zone): Reading {
  const to = from.add({ days: ICS_LIMITS.days })
  const lists = { events: [], deadlines: [], daysOff: [], unreadable: [], unknownZones: [], tooOften: [] }
  return { own, from, to, ...lists, uids: new Set(), notBusy: 0, isCut: false }
}

export function isFull({ events, deadlines, daysOff }: Reading): boolean {
  return events.length + deadlines.length + daysOff.length >= ICS_LIMITS.occurrences
}

const isAhead = ({ from, to }: Reading, first: Temporal.PlainDate, last = first): boolean =>
  Temporal.PlainDate.compare(last, from) >= 0 && Temporal.PlainDate.compare(first, to) <= 0

const minuteOf = ({ hour, minute }: Temporal.PlainDateTime): number => hour * 60 + minute

/** When it is due, on the student's clock. */
export function addDeadline(reading: Reading, uid: string, key: string, title: string, due: Moment): void {
  const wall = due.isDate ? due.wall : reading.own.wall(instantOf(due))
  const day = wall.toPlainDate()
  if (!isAhead(reading, day)) return
  reading.deadlines.push({ uid, key, title, day: day.toString(), minute: due.isDate ? null : minuteOf(wall) })
}

/** Busy from an instant on; a stretch over midnight is one for each of its days. */
function addBusy(reading: Reading, { item, key }: Occurrence, start: Temporal.Instant): void {
  const end = reading.own.wall(start.add({ milliseconds: Math.round(item.seconds * 1000) }))
  let from = reading.own.wall(start)
  for (let part = 0; Temporal.PlainDateTime.compare(from, end) < 0; part++) {
    const day = from.toPlainDate()
    if (Temporal.PlainDate.compare(day, reading.to) > 0) return
    const midnight = day.add({ days: 1 }).toPlainDateTime()
    const until = Temporal.PlainDateTime.compare(end, midnight) < 0 ? end : midnight
    const minutes = Math.round(from.until(until).total('minutes'))
    if (isAhead(reading, day) && minutes > 0)
      reading.events.push({
        uid: item.uid,
        key: part === 0 ? key : `${key} +${part}`,
        title: item.title,
        day: day.toString(),
        start: minuteOf(from),
        minutes
      })
    from = midnight
  }
}

/** Whole days that are free or several are days off; one that is not free is a deadline; so is an event without length. */
export function addOccurrence(reading: Reading, occurrence: Occurrence): void {
  const { item, key, wall } = occurrence
  const { uid, title, start, seconds, isFree } = item
  if (start.isDate) {
    const first = wall.toPlainDate()
    const last = first.add({ days: Math.max(1, Math.round(seconds / DAY_SECONDS)) - 1 })
    if (!isFree && Temporal.PlainDate.compare(first, last) === 0)
      addDeadline(reading, uid, key, title, { ...start, wall })
    else if (isAhead(reading, first, last))
      reading.daysOff.push({ uid, key, title, from: first.toString(), to: last.toString() })
  } else if (seconds <= 0) addDeadline(reading, uid, key, title, { ...start, wall })
  else if (isFree) reading.notBusy++
  else addBusy(reading, occurrence, start.zone.instant(wall))
}

/** Each list in the order of its days. */
export function readOf(reading: Reading): Omit<IcsRead, 'isUnfinished'> {
  const { events, deadlines, daysOff, uids, notBusy, unreadable, unknownZones, tooOften, isCut } = reading
  const inOrder = <One>(list: readonly One[], rank: (one: One) => string): One[] =>
    list
      .map(one => ({ one, at: rank(one) }))
      .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
      .map(({ one }) => one)
  const minute = (value: number | null): string => String(value ?? 0).padStart(4, '0')
  return {
    events: inOrder(events, ({ day, start }) => day + minute(start)),
    deadlines: inOrder(deadlines, one => one.day + minute(one.minute)),
    daysOff: inOrder(daysOff, one => one.from),
    uids: [...uids],
    notBusy,
    unreadable,
    unknownZones,
    tooOften,
    isCut
  }
}
