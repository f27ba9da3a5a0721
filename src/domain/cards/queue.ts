import { faded } from '#domain/schedule-fsrs.ts'
import type { Schedule } from '#domain/schedule.ts'
import { ascending } from '#lib/values/ascending.ts'

/** When nothing else is left, a learning card due this soon is asked already: nobody waits for a minute to pass. */
export const LEARN_AHEAD = 20 * 60_000

export interface QueueCard {
  readonly id: string
  readonly groupId: string
  readonly createdAt: string
  readonly suspended: boolean
  readonly buriedUntil: string | null
  readonly schedule: Schedule
}

export interface QueueDay {
  readonly now: Date
  /** The study day of `now`, and the instant at which it ends. */
  readonly today: string
  readonly endsAt: Date
  readonly newPerDay: number
  readonly reviewsPerDay: number
  /** What was answered today: first answers ever, answers to cards in review, and the groups of all answered cards. */
  readonly done: { readonly new: number; readonly reviews: number; readonly groups: ReadonlySet<string> }
}

export interface Queue<Item> {
  readonly cards: readonly Item[]
  /** What is left today within the limits. */
  readonly counts: { readonly due: number; readonly new: number; readonly learning: number }
}

/** Suspended cards wait for the student, buried ones for their study day. */
export function isHidden(card: Pick<QueueCard, 'suspended' | 'buriedUntil'>, today: string): boolean {
  return card.suspended || (card.buriedUntil !== null && card.buriedUntil > today)
}

export function isLearning(schedule: Schedule): boolean {
  return schedule.state === 'learning' || schedule.state === 'relearning'
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function byAge(a: QueueCard, b: QueueCard): number {
  return byText(a.createdAt, b.createdAt) || byText(a.id, b.id)
}

interface Candidate<Item> {
  readonly card: Item
  /** How far its recall has fallen; of no meaning for a new card. */
  readonly faded: number
}

/** The first `limit` cards of groups not yet met today; `met` grows. Siblings would give each other away. */
function take<Item extends QueueCard>(from: Iterable<Candidate<Item>>, limit: number, met: Set<string>): Item[] {
  const taken: Item[] = []
  if (limit <= 0) return taken
  for (const { card } of from) {
    if (met.has(card.groupId)) continue
    met.add(card.groupId)
    taken.push(card)
    if (taken.length >= limit) break
  }
  return taken
}

/** Spreads `extra` evenly between the items of `main`, keeping both orders. */
export function spread<Item>(main: readonly Item[], extra: readonly Item[]): Item[] {
  const mixed: Item[] = []
  let next = 0
  for (const [index, item] of main.entries()) {
    // The k-th of n extras stands after (k + ½) / n of the main items; in whole numbers, so that nothing is rounded.
    for (; next < extra.length && (2 * next + 1) * main.length <= 2 * index * extra.length; next++)
      mixed.push(...extra.slice(next, next + 1))
    mixed.push(item)
  }
  return [...mixed, ...extra.slice(next)]
}

interface Sorted<Item> {
  readonly inLearning: Item[]
  readonly reviews: Candidate<Item>[]
  readonly fresh: Candidate<Item>[]
}

/** In one pass, for there may be very many: what may be asked today, by the way in which it is chosen. */
function sortOut<Item extends QueueCard>(candidates: readonly Item[], { today, endsAt, now }: QueueDay): Sorted<Item> {
  const sorted: Sorted<Item> = { inLearning: [], reviews: [], fresh: [] }
  // Due times are written by toISOString alone, as the device's index needs them: text in order of time.
  const end = endsAt.toISOString()
  for (const card of candidates) {
    if (isHidden(card, today)) continue
    const { schedule } = card
    if (schedule.state === 'new') sorted.fresh.push({ card, faded: 0 })
    else if (schedule.due >= end) continue
    else if (isLearning(schedule)) sorted.inLearning.push(card)
    else sorted.reviews.push({ card, faded: faded(schedule, now) })
  }
  return sorted
}

/**
 * Today's cards in the order in which they are asked: learning cards that are due, then reviews with the lowest
 * predicted recall first and new cards, oldest first, spread between them, then learning cards due soon.
 */
export function buildQueue<Item extends QueueCard>(candidates: readonly Item[], day: QueueDay): Queue<Item> {
  const sorted = sortOut(candidates, day)
  const dueTime = (card: Item) => Date.parse(card.schedule.due)
  const inLearning = sorted.inLearning.sort((a, b) => dueTime(a) - dueTime(b) || byText(a.id, b.id))
  const met = new Set([...day.done.groups, ...inLearning.map(card => card.groupId)])
  const weakestFirst = ascending(sorted.reviews, (a, b) => b.faded - a.faded || byText(a.card.id, b.card.id))
  const reviews = take(weakestFirst, day.reviewsPerDay - day.done.reviews, met)
  const oldestFirst = ascending(sorted.fresh, (a, b) => byAge(a.card, b.card))
  const fresh = take(oldestFirst, day.newPerDay - day.done.new, met)
  const now = day.now.getTime()
  const dueNow = inLearning.filter(card => dueTime(card) <= now)
  const soon = inLearning.filter(card => dueTime(card) > now && dueTime(card) <= now + LEARN_AHEAD)
  return {
    cards: [...dueNow, ...spread(reviews, fresh), ...soon],
    counts: { due: reviews.length, new: fresh.length, learning: inLearning.length }
  }
}
