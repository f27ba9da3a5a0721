import { nextSchedule, newSchedule, retrievability } from '#domain/schedule-fsrs.ts'
import type { Grade, SchedulerOptions } from '#domain/schedule.ts'

/** With fewer answers nothing is claimed: "no data yet". */
export const LEAST_ANSWERS = 20
const DAY = 86_400_000
/** The spans, in days, over which true retention is counted. */
export const SPANS = [7, 30, 365] as const
/** Predicted recall from 50 % up in steps of 5 points, and all below as one. */
const LOWEST = 0.5
const STEP = 0.05
const BINS = 11

export interface Answer {
  readonly grade: Grade
  /** ISO 8601 instant. */
  readonly reviewedAt: string
}

interface Share {
  right: number
  count: number
}

const none = (): Share => ({ right: 0, count: 0 })

function add(share: Share, isRight: boolean): void {
  share.count += 1
  if (isRight) share.right += 1
}

/** Sums over a log that is read card by card, so that a million answers need no memory. */
export interface Sums {
  readonly spans: readonly Share[]
  readonly bins: readonly (Share & { predicted: number })[]
  readonly days: Map<string, number>
  readonly topics: Map<string, Share>
  /** Answers whose clock is ahead of `now`: counted for nothing else. */
  future: number
}

export function emptySums(): Sums {
  return {
    spans: SPANS.map(none),
    bins: Array.from({ length: BINS }, () => ({ ...none(), predicted: 0 })),
    days: new Map(),
    topics: new Map(),
    future: 0
  }
}

function binOf(predicted: number): number {
  return predicted < LOWEST ? 0 : Math.min(BINS - 1, 1 + Math.floor((predicted - LOWEST) / STEP))
}

export interface CardLog {
  readonly id: string
  readonly createdAt: string
  readonly topicId: string | null
  /** In order of time, undone ones left out. */
  readonly answers: readonly Answer[]
}

/**
 * Adds one card. Only answers to cards in review count as recall, the first of a day: steps of minutes say nothing of
 * what lasts. What was predicted is what the scheduler knew before each answer. `dayOf`: the student's study day.
 */
export function addCard(
  sums: Sums,
  { id, createdAt, topicId, answers }: CardLog,
  now: Date,
  options: SchedulerOptions,
  dayOf = (at: Date): string => at.toISOString().slice(0, 10)
): void {
  let schedule = newSchedule(createdAt)
  for (const { grade, reviewedAt } of answers) {
    const at = new Date(reviewedAt)
    if (at > now) {
      sums.future += 1
      continue
    }
    const day = dayOf(at)
    sums.days.set(day, (sums.days.get(day) ?? 0) + 1)
    if (schedule.state === 'review' && schedule.lastReviewedAt !== null) {
      const isRight = grade > 1
      for (const [index, span] of SPANS.entries())
        if (now.getTime() - at.getTime() <= span * DAY) add(sums.spans[index] ?? none(), isRight)
      const predicted = retrievability(schedule, at, options)
      const bin = sums.bins[binOf(predicted)]
      if (bin) {
        add(bin, isRight)
        bin.predicted += predicted
      }
      if (topicId !== null) {
        const topic = sums.topics.get(topicId) ?? none()
        add(topic, isRight)
        sums.topics.set(topicId, topic)
      }
    }
    schedule = nextSchedule(id, schedule, grade, at, options)
  }
}

/** 0 to 1, or null below `LEAST_ANSWERS`. */
export function shareOf({ right, count }: Share): number | null {
  return count < LEAST_ANSWERS ? null : right / count
}

export interface Calibration {
  /** Mean prediction and what came true, of each bin that has enough answers. */
  readonly bins: readonly { readonly predicted: number; readonly actual: number; readonly count: number }[]
  /** Mean distance of the two, weighted by answers, in share; null without a bin. */
  readonly error: number | null
}

export function calibrationOf(sums: Sums): Calibration {
  const bins = sums.bins.flatMap(({ right, count, predicted }) =>
    count < LEAST_ANSWERS ? [] : [{ predicted: predicted / count, actual: right / count, count }]
  )
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  const error = bins.reduce((sum, { predicted, actual, count }) => sum + Math.abs(predicted - actual) * count, 0)
  return { bins, error: total === 0 ? null : error / total }
}
