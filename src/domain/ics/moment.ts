import type ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { zoneNamed, type Zone } from '#domain/ics/zones.ts'

/** The zones of one calendar: those it describes, and the one of times without any. */
export interface Clocks {
  readonly described: ReadonlyMap<string, Zone>
  readonly floating: Zone
  readonly utc: Zone
}

/** A time of the file, on the clock that it is written in. `isDate`: a whole day. */
export interface Moment {
  readonly wall: Temporal.PlainDateTime
  readonly zone: Zone
  readonly isDate: boolean
}

export class UnknownZone extends Error {
  readonly zone: string

  constructor(zone: string) {
    super(`No time zone is called ${zone}`)
    this.name = 'UnknownZone'
    this.zone = zone
  }
}

/** Throws a RangeError where the file's time is none. */
export function wallOf(time: ICAL.Time): Temporal.PlainDateTime {
  const { year, month, day, hour, minute, second, isDate } = time
  const at = isDate ? { year, month, day } : { year, month, day, hour, minute, second: Math.min(59, second) }
  return Temporal.PlainDateTime.from(at, { overflow: 'reject' })
}

/** The times of a property (EXDATE and RDATE may hold several). Throws `UnknownZone`. */
export function momentsOf(property: ICAL.Property, clocks: Clocks): Moment[] {
  const tzid: unknown = property.getParameter('tzid')
  return (property.getValues() as unknown[]).map(value => {
    const time = (value as { start?: ICAL.Time }).start ?? (value as ICAL.Time)
    return {
      wall: wallOf(time),
      zone: zoneOf(time, typeof tzid === 'string' ? tzid : null, clocks),
      isDate: time.isDate
    }
  })
}

function zoneOf(time: ICAL.Time, tzid: string | null, clocks: Clocks): Zone {
  const own = time.zone as ICAL.Timezone | null
  if (own?.tzid === 'UTC' || own?.tzid === 'Z') return clocks.utc
  if (tzid === null || time.isDate) return clocks.floating
  const zone = zoneNamed(tzid, clocks.described)
  if (!zone) throw new UnknownZone(tzid)
  return zone
}

export function momentOf(component: ICAL.Component, name: string, clocks: Clocks): Moment | null {
  const property = component.getFirstProperty(name)
  return property ? (momentsOf(property, clocks)[0] ?? null) : null
}

export function instantOf({ wall, zone }: Moment): Temporal.Instant {
  return zone.instant(wall)
}

/** The same instant on the clock of another moment: its wall time. Whole days stay days. */
export function onClockOf(moment: Moment, other: Moment): Temporal.PlainDateTime {
  if (moment.isDate || other.isDate || moment.zone === other.zone) return moment.wall
  return other.zone.wall(instantOf(moment))
}
