import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import type { IcsItem } from '#domain/ics/event.ts'

const instant = (at: Temporal.PlainDateTime, zone: string): ICAL.Time => {
  const utc = at.toZonedDateTime(zone).withTimeZone('UTC')
  return ICAL.Time.fromDateTimeString(`${utc.toPlainDateTime().toString({ smallestUnit: 'second' })}Z`)
}

/** A whole day has a date alone; a moment has a start and no end (RFC 5545, 3.6.1). */
function addTimes(event: ICAL.Component, { day, start, minutes }: IcsItem, zone: string): void {
  if (start === null) {
    event.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(day))
    return
  }
  const begins = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: start })
  event.updatePropertyWithValue('dtstart', instant(begins, zone))
  if (minutes > 0) event.updatePropertyWithValue('dtend', instant(begins.add({ minutes }), zone))
}

/** A calendar file of these items: stable UIDs, times as instants, lines folded as RFC 5545 asks. `product` names who wrote it. */
export function writeIcs(items: readonly IcsItem[], zone: string, product: string, writtenAt: Date): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('prodid', `-//${product}//EN`)
  for (const item of items) {
    const event = new ICAL.Component('vevent')
    event.updatePropertyWithValue('uid', item.uid)
    event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(writtenAt, true))
    addTimes(event, item, zone)
    event.updatePropertyWithValue('summary', item.title)
    if (item.description) event.updatePropertyWithValue('description', item.description)
    if (item.category) event.updatePropertyWithValue('categories', item.category)
    calendar.addSubcomponent(event)
  }
  return `${calendar.toString()}\r\n`
}
