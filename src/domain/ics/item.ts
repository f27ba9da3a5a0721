import ICAL from 'ical.js'
import { ICS_LIMITS } from '#domain/ics/event.ts'
import { instantOf, momentOf, type Clocks, type Moment } from '#domain/ics/moment.ts'
import type { IcsPart } from '#domain/ics/split.ts'
import { firstSigns, storableText } from '#lib/values/whole-text.ts'

const DAY_SECONDS = 86_400

/** An event as the file has it. */
export interface Item {
  readonly component: ICAL.Component
  readonly uid: string
  readonly title: string
  readonly start: Moment
  /** 0 or less for an event without a length. */
  readonly seconds: number
  readonly isCancelled: boolean
  /** TRANSP:TRANSPARENT: the calendar calls the time free. */
  readonly isFree: boolean
  /** RECURRENCE-ID: which occurrence of the series with this UID it takes the place of. */
  readonly replaces: Moment | null
  /** RANGE=THISANDFUTURE: and all that follow. */
  readonly isFromThen: boolean
  readonly sequence: number
}

export function componentOf({ text }: IcsPart): ICAL.Component {
  const parsed = ICAL.parse(`BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR`) as string
  const component = new ICAL.Component(parsed).getFirstSubcomponent()
  if (!component) throw new RangeError('A part of the calendar is empty')
  return component
}

const textOf = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? value : ''
}

export function titleOf(component: ICAL.Component): string {
  const words = storableText(textOf(component, 'summary').replaceAll(/[\s\u0000]+/g, ' ')).trim()
  return firstSigns(words, ICS_LIMITS.title)
}

/** A file without UIDs names its events by what they are, so that a second import knows them. */
function uidOf(component: ICAL.Component, title: string, start: Moment): string {
  return textOf(component, 'uid').trim() || `${title} ${start.wall.toString()}`
}

function secondsOf(component: ICAL.Component, start: Moment, clocks: Clocks): number {
  const end = momentOf(component, 'dtend', clocks)
  const duration: unknown = component.getFirstPropertyValue('duration')
  const least = start.isDate ? DAY_SECONDS : 0
  if (end) {
    const seconds = start.isDate
      ? start.wall.toPlainDate().until(end.wall.toPlainDate()).total('days') * DAY_SECONDS
      : (instantOf(end).epochMilliseconds - instantOf(start).epochMilliseconds) / 1000
    return Math.max(least, seconds)
  }
  return duration instanceof ICAL.Duration ? Math.max(least, duration.toSeconds()) : least
}

/** Throws `UnknownZone`, or another error where the event cannot be read. */
export function itemOf(component: ICAL.Component, clocks: Clocks): Item {
  const start = momentOf(component, 'dtstart', clocks)
  if (!start) throw new RangeError('An event has no start')
  const title = titleOf(component)
  const range: unknown = component.getFirstProperty('recurrence-id')?.getParameter('range')
  return {
    component,
    uid: uidOf(component, title, start),
    title,
    start,
    seconds: secondsOf(component, start, clocks),
    isCancelled: textOf(component, 'status').toUpperCase() === 'CANCELLED',
    isFree: textOf(component, 'transp').toUpperCase() === 'TRANSPARENT',
    replaces: momentOf(component, 'recurrence-id', clocks),
    isFromThen: typeof range === 'string' && range.toUpperCase() === 'THISANDFUTURE',
    sequence: Number(component.getFirstPropertyValue('sequence')) || 0
  }
}

/** When a to-do is due; null where it is done, cancelled, or has no date. */
export function dueOf(component: ICAL.Component, clocks: Clocks): Moment | null {
  const status = textOf(component, 'status').toUpperCase()
  if (status === 'COMPLETED' || status === 'CANCELLED' || component.hasProperty('completed')) return null
  return momentOf(component, 'due', clocks)
}

export function todoUid(component: ICAL.Component, due: Moment): string {
  return uidOf(component, titleOf(component), due)
}
