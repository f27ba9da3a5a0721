import { clockChanges } from '#domain/plan/time/clock-changes.ts'
import { dateOf, dayNumber, down, up, weekday } from '#domain/plan/days.ts'
import { examTimes } from '#domain/plan/time/exam-times.ts'
import { keptForCards } from '#domain/plan/time/kept-for-cards.ts'
import { paceShares } from '#domain/plan/time/pace.ts'
import type { World } from '#domain/plan/world.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

/** What a day offers: minutes of study at most, and the spans of its clock in which they may lie. */
export interface FreeDay {
  readonly cap: number
  readonly spans: readonly Span[]
  /** The share of the minutes that sessions beyond the needed ones may fill (pace.ts). */
  readonly share: number
}

/** The longest plan, in days. */
export const LONGEST_HORIZON = 400

/** What is left of spans that begin and end on the grid; a pause is kept between two of them as well. */
export function without(spans: readonly Span[], taken: readonly Span[], rest: number): Span[] {
  const left: Span[] = []
  const blocked = taken.toSorted((a, b) => a.from - b.from)
  for (const { from, to } of spans) {
    let cursor = from
    for (const hole of blocked) {
      if (hole.to <= cursor) continue
      if (hole.from >= to) break
      if (hole.from > cursor) left.push({ from: cursor, to: hole.from })
      cursor = hole.to
    }
    if (cursor < to) left.push({ from: cursor, to })
  }
  const apart: Span[] = []
  for (const span of left) {
    const before = apart.at(-1)
    const from = up(Math.max(span.from, before ? before.to + rest : 0))
    const to = down(span.to)
    if (to > from) apart.push({ from, to })
  }
  return apart
}

function grouped<Item extends { readonly day: string }>(items: readonly Item[], today: number): Map<number, Item[]> {
  return Map.groupBy(items, item => dayNumber(item.day) - today)
}

/** Availability less rest days, busy time, what the clock skips, what is over, and blocks the student pinned. */
export function freeDays(world: World, horizon: number): { readonly days: FreeDay[]; readonly isZoneKnown: boolean } {
  const { settings, now = 0, spentToday = 0 } = world
  const today = dayNumber(world.today)
  const changes = world.zone ? clockChanges(world.zone, world.today, dateOf(today + horizon)) : []
  const holes = Map.groupBy(changes ?? [], hole => hole.day - today)
  const busy = grouped([...(world.busy ?? []), ...examTimes(world)], today)
  const shares = paceShares(world, today, horizon)
  const pinned = grouped(world.old?.filter(block => block.pinned === true) ?? [], today)
  const resting = new Set(settings.restDays)
  const days = Array.from({ length: horizon + 1 }, (_, day): FreeDay => {
    const date = dateOf(today + day)
    const hours = settings.week[weekday(today + day)]
    if (!hours || resting.has(date)) return { cap: 0, spans: [], share: 1 }
    const more = settings.extra?.[date] ?? 0
    if (hours.minutes + more === 0) return { cap: 0, spans: [], share: 1 }
    const kept = pinned.get(day) ?? []
    const taken = [
      ...(busy.get(day) ?? []).map(({ start, minutes }) => ({ from: start, to: start + minutes })),
      ...(holes.get(day) ?? []),
      ...kept.map(({ start, minutes }) => ({ from: start - settings.rest, to: start + minutes + settings.rest })),
      ...(day === 0 ? [{ from: 0, to: now }] : [])
    ]
    const used = kept.reduce((sum, block) => sum + block.minutes, 0) + (day === 0 ? spentToday : 0)
    const open = { from: hours.from, to: Math.min(1440, hours.to + more) }
    return {
      cap: Math.max(0, hours.minutes + more - used - keptForCards(world, day)),
      spans: without([open], taken, settings.rest),
      share: shares[day] ?? 1
    }
  })
  return { days, isZoneKnown: changes !== null }
}

/** The longest sitting that one of these days allows. */
export function longestSitting(days: readonly FreeDay[]): number {
  return days.reduce(
    (most, { cap, spans }) => Math.max(most, Math.min(cap, ...[Math.max(0, ...spans.map(one => one.to - one.from))])),
    0
  )
}

/** Minutes that sittings of this length and their pauses leave room for on a day. */
export function roomOf({ cap, spans }: FreeDay, session: number, rest: number): number {
  const room = spans.reduce((sum, { from, to }) => {
    const whole = Math.floor((to - from) / (session + rest))
    return sum + whole * session + Math.min(session, to - from - whole * (session + rest))
  }, 0)
  return Math.min(cap, room)
}
