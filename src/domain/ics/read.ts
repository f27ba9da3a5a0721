import { Temporal } from 'temporal-polyfill'
import { decodeIcs } from '#domain/ics/decode.ts'
import type { IcsRefusal, IcsResult } from '#domain/ics/event.ts'
import { componentOf } from '#domain/ics/item.ts'
import type { Clocks } from '#domain/ics/moment.ts'
import { isFull, newReading, readOf, type Reading } from '#domain/ics/reading.ts'
import { readEvents, readTodos } from '#domain/ics/read-parts.ts'
import { splitIcs, type IcsCalendar, type IcsSplit } from '#domain/ics/split.ts'
import { describedZone, ianaZone, zoneNamed, type Zone } from '#domain/ics/zones.ts'

function clocksOf({ zone, parts }: IcsCalendar, own: Zone, utc: Zone): Clocks {
  const described = new Map<string, Zone>()
  for (const part of parts.filter(({ kind }) => kind === 'vtimezone')) {
    try {
      const component = componentOf(part)
      const tzid = String(component.getFirstPropertyValue('tzid')).trim()
      const place: unknown = component.getFirstPropertyValue('x-lic-location')
      described.set(tzid, (typeof place === 'string' ? ianaZone(place) : null) ?? describedZone(component, tzid))
    } catch {
      // A zone that cannot be read is one that is not known: each event that uses it says so.
    }
  }
  return { described, floating: (zone === null ? null : zoneNamed(zone, described)) ?? own, utc }
}

/** What a page of a school that asks to sign in looks like, where a calendar was hoped for. */
const PAGE = /^\s*(<!doctype|<html|<\?xml|<head|<body)/i

function refusal(text: string, split: IcsSplit, reading: Reading): IcsRefusal | null {
  if (text.trim() === '') return 'empty'
  if (split.calendars.length === 0) return PAGE.test(text) ? 'page' : 'none'
  const { events, deadlines, daysOff, notBusy, unreadable, unknownZones, tooOften } = reading
  if (events.length + deadlines.length + daysOff.length + notBusy > 0) return null
  if (unreadable.length + unknownZones.length > 0) return null
  if (tooOften.length > 0) return 'tooOften'
  return split.isUnfinished ? 'unfinished' : null
}

/**
 * A calendar file (RFC 5545) in the 400 days from `today`, in the student's zone. What cannot be read is named and left
 * out; a file that is no calendar is refused.
 */
export function readIcs(bytes: Uint8Array, today: string, zone: string): IcsResult {
  const text = decodeIcs(bytes)
  const split = splitIcs(text)
  const own = ianaZone(zone)
  const utc = ianaZone('UTC')
  if (!own || !utc) throw new RangeError(`${zone} is no time zone`)
  const reading = newReading(Temporal.PlainDate.from(today), own)
  for (const calendar of split.calendars) {
    if (isFull(reading)) break
    const clocks = clocksOf(calendar, own, utc)
    readEvents(reading, calendar, clocks)
    readTodos(reading, calendar, clocks)
  }
  const refused = refusal(text, split, reading)
  return refused ? { refused } : { read: { ...readOf(reading), isUnfinished: split.isUnfinished } }
}
