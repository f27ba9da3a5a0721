import { isTooOften } from '#domain/ics/expand.ts'
import { componentOf, dueOf, itemOf, titleOf, todoUid, type Item } from '#domain/ics/item.ts'
import { UnknownZone, type Clocks } from '#domain/ics/moment.ts'
import { addDeadline, addOccurrence, isFull, type Reading } from '#domain/ics/reading.ts'
import { occurrencesOf } from '#domain/ics/series.ts'
import type { IcsCalendar, IcsPart } from '#domain/ics/split.ts'

const SUMMARY = /^SUMMARY[^:\r\n]*:(.*)$/im

/** Does `work`; an error is named by the title of the part that made it. */
function named(reading: Reading, title: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (error instanceof UnknownZone) reading.unknownZones.push({ title, zone: error.zone })
    else reading.unreadable.push(title)
  }
}

const titleIn = ({ text }: IcsPart): string => SUMMARY.exec(text)?.[1]?.trim() ?? ''

function itemsOf(reading: Reading, calendar: IcsCalendar, clocks: Clocks): Item[] {
  const items: Item[] = []
  for (const part of calendar.parts.filter(({ kind }) => kind === 'vevent'))
    named(reading, titleIn(part), () => void items.push(itemOf(componentOf(part), clocks)))
  return items
}

/** Of events with one UID the newest counts (SEQUENCE); as new as each other, they are different events. */
function newest(items: readonly Item[]): Item[] {
  const last = Math.max(...items.map(({ sequence }) => sequence))
  return items.filter(({ sequence }) => sequence === last)
}

/** Of several that replace one occurrence, the newest. */
function newestReplacing(items: readonly Item[]): Item[] {
  const groups = Map.groupBy(items, ({ replaces, isFromThen }) => `${replaces?.wall.toString() ?? ''} ${isFromThen}`)
  return [...groups.values()].flatMap(group => newest(group).slice(-1))
}

function readGroup(reading: Reading, uid: string, group: readonly Item[], clocks: Clocks): void {
  reading.uids.add(uid)
  const replacing = newestReplacing(group.filter(({ replaces }) => replaces !== null))
  const masters = newest(group.filter(({ replaces }) => replaces === null))
  if (masters.length === 0)
    for (const item of replacing) {
      const key = `${uid} ${item.replaces?.wall.toString() ?? ''}`
      if (item.isCancelled) reading.notBusy++
      else addOccurrence(reading, { item, key, wall: item.start.wall })
    }
  for (const [index, item] of masters.entries()) {
    if (isFull(reading)) {
      reading.isCut = true
      return
    }
    if (item.isCancelled) reading.notBusy++
    else if (isTooOften(item)) reading.tooOften.push(item.title)
    else
      named(reading, item.title, () => {
        const { all, isCut } = occurrencesOf(item, replacing, clocks, reading)
        reading.isCut ||= isCut
        for (const one of all) addOccurrence(reading, index === 0 ? one : { ...one, key: `${one.key} #${index + 1}` })
      })
  }
}

export function readEvents(reading: Reading, calendar: IcsCalendar, clocks: Clocks): void {
  const items = itemsOf(reading, calendar, clocks)
  for (const [uid, group] of Map.groupBy(items, item => item.uid)) readGroup(reading, uid, group, clocks)
}

/** A to-do with a date is a deadline. */
export function readTodos(reading: Reading, calendar: IcsCalendar, clocks: Clocks): void {
  for (const part of calendar.parts.filter(({ kind }) => kind === 'vtodo'))
    named(reading, titleIn(part), () => {
      const component = componentOf(part)
      const due = dueOf(component, clocks)
      if (!due) {
        reading.notBusy++
        return
      }
      const uid = todoUid(component, due)
      reading.uids.add(uid)
      addDeadline(reading, uid, uid, titleOf(component), due)
    })
}
