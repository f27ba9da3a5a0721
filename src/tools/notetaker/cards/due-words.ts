import type { QueueCard } from '#domain/cards/queue.ts'
import { m } from '#messages/generated/messages.js'
import { intervalWords } from '#tools/shared/cards/card-words.ts'

type Waiting = Pick<QueueCard, 'schedule' | 'suspended' | 'buriedUntil'>

const DAY = 86_400_000

/** When a card is asked next. */
export function dueWords({ schedule, suspended, buriedUntil }: Waiting, now: Date, today: string): string {
  if (suspended) return m.cards_row_suspended()
  if (buriedUntil !== null && buriedUntil > today) return m.cards_row_buried()
  if (schedule.state === 'new') return m.cards_row_new()
  const due = new Date(schedule.due)
  return due <= now ? m.cards_row_due_now() : m.cards_row_due_in({ interval: intervalWords(now, due) })
}

export interface ListDay {
  readonly now: Date
  /** The study day of `now`, and that of any instant: they begin at the student's own hour. */
  readonly today: string
  readonly dayOf: (instant: Date) => string
}

/** The same in the list of all cards: "Today" is what the count of today's cards takes in, and no more. */
export function listedDueWords({ schedule, suspended, buriedUntil }: Waiting, { now, today, dayOf }: ListDay): string {
  if (suspended) return m.collection_due_suspended()
  if (buriedUntil !== null && buriedUntil > today) return m.collection_due_buried()
  if (schedule.state === 'new') return m.collection_due_new()
  const due = new Date(schedule.due)
  const day = dayOf(due)
  if (day === today) return m.collection_due_today()
  // From a day on, days are counted as a calendar does: 20 days ahead is not "19 days" in the evening.
  const isNear = Math.abs(due.getTime() - now.getTime()) < DAY
  const [from, until] = isNear ? [now, due] : [new Date(today), new Date(day)]
  return day > today
    ? m.collection_due_in({ interval: intervalWords(from, until) })
    : m.collection_due_ago({ interval: intervalWords(until, from) })
}
