import { retrievability } from '#domain/schedule-fsrs.ts'
import type { Schedule, SchedulerOptions } from '#domain/schedule.ts'

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
  readonly scheduler: SchedulerOptions
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

/** The first `limit` cards of groups not yet met today; `met` grows. Siblings would give each other away. */
function take<Item extends QueueCard>(cards: readonly Item[], limit: number, met: Set<string>): Item[] {
  const taken: Item[] = []
  for (const card of cards) {
    if (taken.length >= limit) break
    if (met.has(card.groupId)) continue
    met.add(card.groupId)
    taken.push(card)
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

/**
 * Today's cards in the order in which they are asked: learning cards that are due, then reviews with the lowest
 * predicted recall first and new cards, oldest first, spread between them, then learning cards due soon.
 */
export function buildQueue<Item extends QueueCard>(candidates: readonly Item[], day: QueueDay): Queue<Item> {
  const open = candidates.filter(card => !isHidden(card, day.today))
  const dueTime = (card: Item) => Date.parse(card.schedule.due)
  const inLearning = open
    .filter(card => isLearning(card.schedule) && dueTime(card) < day.endsAt.getTime())
    .toSorted((a, b) => dueTime(a) - dueTime(b) || byText(a.id, b.id))
  const met = new Set([...day.done.groups, ...inLearning.map(card => card.groupId)])
  const recall = new Map<Item, number>()
  for (const card of open)
    if (card.schedule.state === 'review' && dueTime(card) < day.endsAt.getTime())
      recall.set(card, retrievability(card.schedule, day.now, day.scheduler))
  const weakestFirst = [...recall].toSorted(([a, p], [b, q]) => p - q || byText(a.id, b.id)).map(([card]) => card)
  const reviews = take(weakestFirst, day.reviewsPerDay - day.done.reviews, met)
  const oldestFirst = open
    .filter(card => card.schedule.state === 'new')
    .toSorted((a, b) => byText(a.createdAt, b.createdAt) || byText(a.id, b.id))
  const fresh = take(oldestFirst, day.newPerDay - day.done.new, met)
  const now = day.now.getTime()
  const dueNow = inLearning.filter(card => dueTime(card) <= now)
  const soon = inLearning.filter(card => dueTime(card) > now && dueTime(card) <= now + LEARN_AHEAD)
  return {
    cards: [...dueNow, ...spread(reviews, fresh), ...soon],
    counts: { due: reviews.length, new: fresh.length, learning: inLearning.length }
  }
}
