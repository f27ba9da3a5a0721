import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { ICS_LIMITS } from '#domain/ics/event.ts'
import type { Item } from '#domain/ics/item.ts'
import { momentsOf, onClockOf, wallOf, type Clocks, type Moment } from '#domain/ics/moment.ts'

type Wall = Temporal.PlainDateTime

const STEP_SECONDS: Readonly<Record<string, number>> = { HOURLY: 3600, DAILY: 86_400, WEEKLY: 604_800 }

export interface Expanded {
  /** Original starts on the clock of the series, each once. */
  readonly walls: readonly Wall[]
  readonly isCut: boolean
}

const timeOf = (wall: Wall, isDate: boolean): ICAL.Time => {
  const { year, month, day, hour, minute, second } = wall
  return ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate })
}

export function isSeries({ component }: Item): boolean {
  return component.hasProperty('rrule') || component.hasProperty('rdate')
}

const rulesOf = ({ component }: Item): ICAL.Recur[] =>
  component.getAllProperties('rrule').map(one => one.getFirstValue() as unknown as ICAL.Recur)

/** No lesson repeats every second or minute. */
export function isTooOften(item: Item): boolean {
  return rulesOf(item).some(({ freq }) => freq === 'SECONDLY' || freq === 'MINUTELY')
}

/** UNTIL is in UTC where the start has a zone (RFC 5545, 3.3.10); as a day alone it means that whole day. */
function ended(rule: ICAL.Recur, start: Moment, clocks: Clocks): ICAL.Recur {
  const until = rule.until
  const own = rule.clone()
  if (!until) return own
  const isUtc = (until.zone as ICAL.Timezone | null)?.tzid === 'UTC' && !until.isDate
  const moment: Moment = { wall: wallOf(until), zone: isUtc ? clocks.utc : start.zone, isDate: until.isDate }
  const wall = onClockOf(moment, start)
  own.until = timeOf(
    until.isDate && !start.isDate ? wall.with({ hour: 23, minute: 59, second: 59 }) : wall,
    start.isDate
  )
  return own
}

/** A rule without COUNT goes on in the same way from any of its steps, so one from 1970 begins near the window. */
function begun(rule: ICAL.Recur, start: Wall, from: Wall): Wall {
  const step = (STEP_SECONDS[rule.freq] ?? 0) * rule.interval
  if (step === 0 || rule.count !== null) return start
  const steps = Math.floor(start.until(from).total('seconds') / step) - 1
  return steps > 0 ? start.add({ seconds: steps * step }) : start
}

/** RRULE and RDATE without EXDATE (RFC 5545, 3.8.5) between two walls. */
export function expand(item: Item, clocks: Clocks, from: Wall, to: Wall): Expanded {
  const { component, start } = item
  const dated = (name: string): Moment[] =>
    component.getAllProperties(name).flatMap(property => momentsOf(property, clocks))
  const found = new Map<string, Wall>()
  const add = (wall: Wall): void => void found.set(wall.toString(), wall)
  const rules = rulesOf(item)
  if (rules.length === 0) add(start.wall)
  for (const moment of dated('rdate')) add(onClockOf(moment, start))
  let isCut = false
  for (const rule of rules) {
    const own = ended(rule, start, clocks)
    const iterator = own.iterator(timeOf(begun(own, start.wall, from), start.isDate))
    // The iterator answers undefined when it has ended, whatever its type says.
    let next = iterator.next() as ICAL.Time | null | undefined
    for (let step = 0; next; step++) {
      const wall = wallOf(next)
      if (Temporal.PlainDateTime.compare(wall, to) > 0) break
      isCut ||= step >= ICS_LIMITS.steps || found.size >= ICS_LIMITS.occurrences
      if (isCut) break
      if (Temporal.PlainDateTime.compare(wall, from) >= 0) add(wall)
      next = iterator.next()
    }
  }
  for (const moment of dated('exdate')) {
    const day = moment.wall.toPlainDate().toString()
    // A day alone takes out all of that day: Exchange writes it so.
    if (moment.isDate) for (const key of found.keys()) if (key.startsWith(day)) found.delete(key)
    found.delete(onClockOf(moment, start).toString())
  }
  return { walls: [...found.values()], isCut }
}
