import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { findIana } from 'windows-iana'

/** A clock: between the time on its wall and the instant, both ways. */
export interface Zone {
  readonly instant: (wall: Temporal.PlainDateTime) => Temporal.Instant
  readonly wall: (instant: Temporal.Instant) => Temporal.PlainDateTime
}

/** The zone of an IANA name; null where there is none of this name. */
export function ianaZone(name: string): Zone | null {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
  } catch {
    return null
  }
  return {
    instant: wall => wall.toZonedDateTime(name).toInstant(),
    wall: instant => instant.toZonedDateTimeISO(name).toPlainDateTime()
  }
}

const timeOf = (wall: Temporal.PlainDateTime, zone: ICAL.Timezone): ICAL.Time => {
  const { year, month, day, hour, minute, second } = wall
  return ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate: false }, zone)
}

/** The zone that a VTIMEZONE describes. Throws where it cannot be read. */
export function describedZone(component: ICAL.Component, tzid: string): Zone {
  const zone = new ICAL.Timezone({ component, tzid })
  return {
    instant: wall => Temporal.Instant.fromEpochMilliseconds(timeOf(wall, zone).toUnixTime() * 1000),
    wall: instant => {
      const there = timeOf(instant.toZonedDateTimeISO('UTC').toPlainDateTime(), ICAL.Timezone.utcTimezone)
      const { year, month, day, hour, minute, second } = there.convertToZone(zone)
      return new Temporal.PlainDateTime(year, month, day, hour, minute, second)
    }
  }
}

/** Names that begin with a path: "/mozilla.org/20050126_1/Europe/London", "/freeassociation.sourceforge.net/Asia/Kolkata". */
function withoutPath(name: string): Zone | null {
  const parts = name.split('/')
  for (const count of [3, 2]) {
    const zone = parts.length > count ? ianaZone(parts.slice(-count).join('/')) : null
    if (zone) return zone
  }
  return null
}

/** Windows' names by the CLDR table (windowsZones.xml, territory 001). */
function windowsZone(name: string): Zone | null {
  const [iana] = findIana(name as never)
  return iana === undefined ? null : ianaZone(iana)
}

/** The zone of a TZID: by its IANA name, as the file describes it, or by Windows' name; null where nobody knows it. */
export function zoneNamed(tzid: string, described: ReadonlyMap<string, Zone>): Zone | null {
  const name = tzid.trim()
  return ianaZone(name) ?? withoutPath(name) ?? described.get(name) ?? windowsZone(name)
}
