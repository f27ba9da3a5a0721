import type { QueueCard } from '#domain/cards/queue.ts'
import { m } from '#messages/generated/messages.js'
import { intervalWords } from '#tools/shared/cards/card-words.ts'

type Waiting = Pick<QueueCard, 'schedule' | 'suspended' | 'buriedUntil'>

/** When a card is asked next. */
export function dueWords({ schedule, suspended, buriedUntil }: Waiting, now: Date, today: string): string {
  if (suspended) return m.cards_row_suspended()
  if (buriedUntil !== null && buriedUntil > today) return m.cards_row_buried()
  if (schedule.state === 'new') return m.cards_row_new()
  const due = new Date(schedule.due)
  return due <= now ? m.cards_row_due_now() : m.cards_row_due_in({ interval: intervalWords(now, due) })
}
