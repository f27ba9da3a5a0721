import type { CardEntry } from '#data/read/cards/card-index.ts'
import { faded } from '#domain/schedule-fsrs.ts'

export type SortBy = 'question' | 'due' | 'recall' | 'seen'

export interface CardSort {
  readonly by: SortBy
  readonly order: 'ascending' | 'descending'
}

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Cards that were never answered have no due day of their own: they stand behind the others. */
const dueOf = ({ schedule }: CardEntry): string => (schedule.state === 'new' ? '\uffff' : schedule.due)

/** Rising; equal cards keep their age. Recall falls with `faded`, which costs a fraction of it. */
export function compareBy({ by, order }: CardSort, now: Date): (a: CardEntry, b: CardEntry) => number {
  const rising: Readonly<Record<SortBy, (a: CardEntry, b: CardEntry) => number>> = {
    question: (a, b) => text(a.same, b.same),
    due: (a, b) => text(dueOf(a), dueOf(b)),
    recall: (a, b) => faded(b.schedule, now) - faded(a.schedule, now),
    seen: (a, b) => a.schedule.reps - b.schedule.reps
  }
  const compare = rising[by]
  return order === 'ascending' ? compare : (a, b) => compare(b, a)
}
