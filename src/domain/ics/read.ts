import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { ICS_LIMITS, type IcsEvent, type IcsRead } from '#domain/ics/event.ts'

interface Reading {
  readonly zone: string
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  readonly events: IcsEvent[]
  wholeDays: number
  broken: number
  isCut: boolean
  hasUnknownZone: boolean
}

const wall = (time: ICAL.Time): Temporal.PlainDateTime =>
  Temporal.PlainDateTime.from({
    year: time.year,
    month: time.month,
    day: time.day,
    hour: time.isDate ? 0 : time.hour,
    minute: time.isDate ? 0 : time.minute,
    second: time.isDate ? 0 : Math.min(59, time.second)
  })

/** The wall clock of the student at a time of the file: by its IANA zone, by the zone the file itself describes, or as it stands. */
function local(reading: Reading, time: ICAL.Time, named: string | null): Temporal.PlainDateTime {
  const zone = time.zone as ICAL.Timezone | null
  const at = wall(time)
  if (zone?.tzid === 'UTC' || zone?.tzid === 'Z')
    return at.toZonedDateTime('UTC').withTimeZone(reading.zone).toPlainDateTime()
  if (named === null) return at
  try {
    return at.toZonedDateTime(named).withTimeZone(reading.zone).toPlainDateTime()
  } catch {
    if (ICAL.TimezoneService.has(named)) {
      const described = ICAL.TimezoneService.get(named)
      const there = time.clone()
      there.zone = described
      return Temporal.Instant.fromEpochMilliseconds(there.toUnixTime() * 1000)
        .toZonedDateTimeISO(reading.zone)
        .toPlainDateTime()
    }
    reading.hasUnknownZone = true
    return at
  }
}

function zoneNamed(event: ICAL.Event): string | null {
  const named: unknown = event.component.getFirstProperty('dtstart')?.getParameter('tzid')
  return typeof named === 'string' ? named : null
}

/** A stretch over midnight is one for each of its days. */
function add(
  reading: Reading,
  key: string,
  title: string,
  start: Temporal.PlainDateTime,
  end: Temporal.PlainDateTime
): void {
  let from = start
  for (let part = 0; part < 14 && Temporal.PlainDateTime.compare(from, end) < 0; part++) {
    const day = from.toPlainDate()
    const midnight = day.add({ days: 1 }).toPlainDateTime()
    const until = Temporal.PlainDateTime.compare(end, midnight) < 0 ? end : midnight
    const minutes = Math.round(from.until(until).total({ unit: 'minutes' }))
    const isAhead =
      Temporal.PlainDate.compare(day, reading.from) >= 0 && Temporal.PlainDate.compare(day, reading.to) <= 0
    if (isAhead && minutes > 0)
      reading.events.push({
        key: part === 0 ? key : `${key} +${part}`,
        title,
        day: day.toString(),
        start: from.hour * 60 + from.minute,
        minutes
      })
    from = midnight
  }
}

function addOccurrence(
  reading: Reading,
  uid: string,
  event: ICAL.Event,
  start: ICAL.Time,
  end: ICAL.Time,
  original: ICAL.Time
): void {
  if (start.isDate) {
    reading.wholeDays++
    return
  }
  const key = `${uid} ${original.toString()}`
  const zone = zoneNamed(event)
  add(reading, key, event.summary.slice(0, 200), local(reading, start, zone), local(reading, end, zone))
}

function readEvent(reading: Reading, master: ICAL.Event): void {
  const uid = master.uid || master.summary
  if (!master.isRecurring()) {
    addOccurrence(reading, uid, master, master.startDate, master.endDate, master.startDate)
    return
  }
  const last = reading.to.add({ days: 1 })
  const iterator = master.iterator()
  let next: ICAL.Time | null
  for (let step = 0; (next = iterator.next() as ICAL.Time | null) !== null; step++) {
    const day = Temporal.PlainDate.from({ year: next.year, month: next.month, day: next.day })
    if (Temporal.PlainDate.compare(day, last) > 0) return
    if (step >= ICS_LIMITS.steps || reading.events.length >= ICS_LIMITS.occurrences) {
      reading.isCut = true
      return
    }
    if (Temporal.PlainDate.compare(day, reading.from.subtract({ days: 2 })) < 0) continue
    const { startDate, endDate, item, recurrenceId } = master.getOccurrenceDetails(next)
    addOccurrence(reading, uid, item, startDate, endDate, recurrenceId)
  }
}

/** Overrides of single occurrences join the event they change. */
function mastersOf(calendar: ICAL.Component): ICAL.Event[] {
  const events = calendar.getAllSubcomponents('vevent').map(one => new ICAL.Event(one, { strictExceptions: false }))
  const masters = new Map(events.filter(event => !event.isRecurrenceException()).map(event => [event.uid, event]))
  const alone: ICAL.Event[] = []
  for (const event of events.filter(one => one.isRecurrenceException())) {
    const master = masters.get(event.uid)
    if (master) master.relateException(event)
    else alone.push(event)
  }
  return [...events.filter(event => !event.isRecurrenceException()), ...alone]
}

/**
 * The events of a calendar file (RFC 5545) in the 400 days from `today`, in the student's zone; null when it is no such
 * file. What cannot be read is counted and left out.
 */
export function readIcs(text: string, today: string, zone: string): IcsRead | null {
  let calendar: ICAL.Component
  try {
    const parsed: unknown = ICAL.parse(text)
    // A file may hold several calendars one after another.
    calendar = new ICAL.Component(
      (Array.isArray((parsed as unknown[])[0]) ? (parsed as unknown[])[0] : parsed) as string
    )
    if (calendar.name !== 'vcalendar') return null
  } catch {
    return null
  }
  ICAL.TimezoneService.reset()
  for (const described of calendar.getAllSubcomponents('vtimezone')) {
    try {
      ICAL.TimezoneService.register(new ICAL.Timezone(described))
    } catch {
      // A zone that cannot be read is one that is not known: each event says so.
    }
  }
  const from = Temporal.PlainDate.from(today)
  const reading: Reading = {
    zone,
    from,
    to: from.add({ days: ICS_LIMITS.days }),
    events: [],
    wholeDays: 0,
    broken: 0,
    isCut: false,
    hasUnknownZone: false
  }
  for (const event of mastersOf(calendar)) {
    if (reading.events.length >= ICS_LIMITS.occurrences) {
      reading.isCut = true
      break
    }
    try {
      readEvent(reading, event)
    } catch {
      reading.broken++
    }
  }
  const { events, wholeDays, broken, isCut, hasUnknownZone } = reading
  const inTime = events.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.start - b.start))
  return { events: inTime, wholeDays, broken, isCut, hasUnknownZone }
}
