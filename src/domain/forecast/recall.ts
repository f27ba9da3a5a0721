import { retentionAfter } from '#domain/retention.ts'
import type { Schedule } from '#domain/schedule.ts'

const DAY = 86_400_000
/** Fewer answered cards say nothing about a subject. */
export const ENOUGH_CARDS = 5

export interface ExpectedRecall {
  /** Share of the answered cards that would be recalled on the day if nothing more were reviewed, and if all were. */
  readonly without: number
  readonly with: number
  readonly cards: number
}

/**
 * Expected recall of cards on a day, 0 to 1; null: no data yet. "With" assumes that each card is reviewed when it is due
 * and answered as often as wanted. An estimate.
 */
export function expectedRecall(
  cards: Iterable<Pick<Schedule, 'state' | 'stability' | 'lastReviewedAt' | 'due'>>,
  on: Date,
  retention: number
): ExpectedRecall | null {
  let [count, without, kept] = [0, 0, 0]
  for (const { state, stability, lastReviewedAt, due } of cards) {
    if (state === 'new' || lastReviewedAt === null) continue
    const now = retentionAfter((on.getTime() - Date.parse(lastReviewedAt)) / DAY, stability)
    const isDue = Date.parse(due) < on.getTime()
    // Reviewed when due, a card stands between the wanted recall and certainty: the middle of the two.
    const later = isDue ? Math.max(now, (1 + retention) / 2) : now
    count++
    without += now
    kept += later
  }
  return count < ENOUGH_CARDS ? null : { without: without / count, with: kept / count, cards: count }
}
