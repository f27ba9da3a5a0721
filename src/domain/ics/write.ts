import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import type { IcsItem } from '#domain/ics/event.ts'

const instant = (at: Temporal.PlainDateTime, zone: string): ICAL.Time => {
  const utc = at.toZonedDateTime(zone).withTimeZone('UTC')
  return ICAL.Time.fromDateTimeString(`${utc.toPlainDateTime().toString({ smallestUnit: 'second' })}Z`)
}

/** A calendar file of these items: stable UIDs, times as instants, lines folded as RFC 5545 asks. `product` names who wrote it. */
export function writeIcs(items: readonly IcsItem[], zone: string, product: string, writtenAt: Date): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('prodid', `-//${product}//EN`)
  for (const { uid, title, day, start, minutes } of items) {
    const begins = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: start })
    const event = new ICAL.Component('vevent')
    event.updatePropertyWithValue('uid', uid)
    event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(writtenAt, true))
    event.updatePropertyWithValue('dtstart', instant(begins, zone))
    event.updatePropertyWithValue('dtend', instant(begins.add({ minutes }), zone))
    event.updatePropertyWithValue('summary', title)
    calendar.addSubcomponent(event)
  }
  return `${calendar.toString()}\r\n`
}
