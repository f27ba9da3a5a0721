import { retrievability } from '#domain/schedule-fsrs.ts'
import type { Schedule, SchedulerOptions } from '#domain/schedule.ts'

const DAY = 86_400_000

export interface Overdue {
  readonly id: string
  readonly schedule: Schedule
}

/**
 * Which day each overdue card is asked, 0 for today, in `days` shares as even as they can be. The cards whose predicted
 * recall would fall most by waiting come first; a card that is forgotten already loses little by waiting.
 */
export function spreadOverdue(
  cards: readonly Overdue[],
  days: number,
  now: Date,
  options: SchedulerOptions
): Map<string, number> {
  const whole = Math.max(1, Math.floor(days))
  const then = new Date(now.getTime() + whole * DAY)
  const loss = cards.map(({ id, schedule }) => ({
    id,
    lost: retrievability(schedule, now, options) - retrievability(schedule, then, options)
  }))
  loss.sort((a, b) => b.lost - a.lost || (a.id < b.id ? -1 : 1))
  return new Map(loss.map(({ id }, place) => [id, Math.floor((place * whole) / loss.length)]))
}
