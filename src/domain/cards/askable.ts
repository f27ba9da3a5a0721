import type { QueueCard } from '#domain/cards/queue.ts'

/** Whether a card can be recalled now: never asked yet or due, neither paused nor put off to another study day. */
export function isAskable(
  { schedule, suspended, buriedUntil }: Pick<QueueCard, 'schedule' | 'suspended' | 'buriedUntil'>,
  now: Date,
  today: string
): boolean {
  if (suspended || (buriedUntil !== null && buriedUntil > today)) return false
  return schedule.state === 'new' || new Date(schedule.due) <= now
}
