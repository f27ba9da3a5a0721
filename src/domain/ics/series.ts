import { Temporal } from 'temporal-polyfill'
import { expand, isSeries } from '#domain/ics/expand.ts'
import type { Item } from '#domain/ics/item.ts'
import { onClockOf, type Clocks } from '#domain/ics/moment.ts'

/** An event at one of its times. */
export interface Occurrence {
  readonly item: Item
  readonly key: string
  /** Its start on the clock of `item`. */
  readonly wall: Temporal.PlainDateTime
}

export interface Occurrences {
  readonly all: readonly Occurrence[]
  readonly isCut: boolean
}

/** A longer event than this is found by its first day only, where it begins before today. */
const LONGEST_DAYS = 62

/** An event with what takes the place of its occurrences: moved and cancelled ones, one alone or from one on. */
export function occurrencesOf(
  item: Item,
  replacing: readonly Item[],
  clocks: Clocks,
  span: { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate }
): Occurrences {
  const { uid, start } = item
  if (!isSeries(item)) return { all: [{ item, key: uid, wall: start.wall }], isCut: false }
  const days = Math.min(LONGEST_DAYS, Math.ceil(item.seconds / 86_400)) + 2
  const from = span.from.subtract({ days }).toPlainDateTime()
  const { walls, isCut } = expand(item, clocks, from, span.to.add({ days: 2 }).toPlainDateTime())
  const idOf = (one: Item): Temporal.PlainDateTime => onClockOf(one.replaces ?? one.start, start)
  const alone = new Map(replacing.filter(one => !one.isFromThen).map(one => [idOf(one).toString(), one]))
  const onward = replacing
    .filter(one => one.isFromThen)
    .map(one => ({ one, at: idOf(one) }))
    .toSorted((a, b) => Temporal.PlainDateTime.compare(a.at, b.at))
  const all: Occurrence[] = []
  for (const wall of walls) {
    const key = `${uid} ${wall.toString()}`
    if (alone.has(wall.toString())) continue
    const since = onward.findLast(({ at }) => Temporal.PlainDateTime.compare(at, wall) <= 0)
    if (!since) all.push({ item, key, wall })
    else if (!since.one.isCancelled)
      all.push({ item: since.one, key, wall: since.one.start.wall.add(since.at.until(wall)) })
  }
  for (const [id, one] of alone)
    if (!one.isCancelled) all.push({ item: one, key: `${uid} ${id}`, wall: one.start.wall })
  return { all, isCut }
}
