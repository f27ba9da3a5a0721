import { answersTo, type DayCards } from '#domain/progress/load.ts'
import { gapComparedToUsual } from '#domain/retention.ts'
import { newSchedule, nextSchedule, retrievability } from '#domain/schedule-fsrs.ts'
import type { Schedule, SchedulerOptions } from '#domain/schedule.ts'

const DAY = 86_400_000
/** Stabilities are taken together by quarters of a doubling: at most 9 % off, and a collection fits in 80 classes. */
const PER_DOUBLING = 4
const CLASSES = 20 * PER_DOUBLING
/** Of the first stability, in days. */
const SMALLEST = 0.1

export interface ForecastOptions extends SchedulerOptions {
  readonly newPerDay: number
  /** Seconds an answer, by the student's own pace. */
  readonly secondsPerAnswer: number
  /** At most 730. */
  readonly days: number
  /** Cards met before that are asked a day; the others wait for the next. */
  readonly reviewsPerDay?: number | undefined
  /** What the queue asks today, where it is known: the first day is then counted and no estimate. */
  readonly today?: DayCards | undefined
}

export interface Forecast {
  /** Minutes of reviews from today on, a number a day. */
  readonly minutes: readonly number[]
  /** Cards asked a day, expected. */
  readonly cards: readonly number[]
  /** Expected recall (0 to 1) of the cards met by then, at the end of the last day; null when there are none. */
  readonly recall: number | null
}

const classOf = (stability: number): number =>
  Math.min(CLASSES - 1, Math.max(0, Math.round(Math.log2(stability / SMALLEST) * PER_DOUBLING)))
const stabilityOf = (index: number): number => SMALLEST * 2 ** (index / PER_DOUBLING)

/** A card of middling difficulty in review: what the classes have in common. */
function typical(stability: number, at: Date, days: number): Schedule {
  const lastReviewedAt = new Date(at.getTime() - days * DAY).toISOString()
  const counts = { reps: 5, lapses: 0, learningStep: 0, scheduledDays: Math.round(days) }
  return { state: 'review', due: at.toISOString(), stability, difficulty: 5, ...counts, lastReviewedAt }
}

interface Step {
  readonly gap: number
  readonly right: number
  readonly wrong: number
}

/** Per class: days until it is asked, and the class after a right and after a wrong answer. */
function stepsOf(now: Date, options: ForecastOptions): Step[] {
  const factor = gapComparedToUsual(options.desiredRetention)
  return Array.from({ length: CLASSES }, (_, index) => {
    const stability = stabilityOf(index)
    const gap = Math.max(1, Math.round(stability * factor))
    const card = typical(stability, now, gap)
    const after = (grade: 1 | 3): number => classOf(nextSchedule('forecast', card, grade, now, options).stability)
    return { gap, right: after(3), wrong: after(1) }
  })
}

/** Expected numbers of cards by day on which they are asked and class. */
function spreadOut(cards: readonly Schedule[], now: Date, days: number): { waiting: Float64Array[]; fresh: number } {
  const waiting = Array.from({ length: days + 1 }, () => new Float64Array(CLASSES))
  let fresh = 0
  for (const { state, due, stability } of cards) {
    if (state === 'new' || stability <= 0) fresh += 1
    else {
      // What is due after the last day waits in the row behind it.
      const day = Math.floor((Date.parse(due) - now.getTime()) / DAY)
      const row = waiting[Math.min(days, Math.max(0, day))]
      const index = classOf(stability)
      if (row) row[index] = (row[index] ?? 0) + 1
    }
  }
  return { waiting, fresh }
}

/** The mean recall of cards as they stand, if nothing is asked until `on`; null without a card that was ever answered. */
export function recallOn(cards: readonly Schedule[], on: Date, options: SchedulerOptions): number | null {
  const groups = new Map<number, number>()
  for (const { lastReviewedAt, stability } of cards) {
    if (lastReviewedAt === null || stability <= 0) continue
    const days = Math.max(0, Math.round((on.getTime() - Date.parse(lastReviewedAt)) / DAY))
    const key = days * CLASSES + classOf(stability)
    groups.set(key, (groups.get(key) ?? 0) + 1)
  }
  let [sum, count] = [0, 0]
  for (const [key, size] of groups) {
    const card = typical(stabilityOf(key % CLASSES), on, Math.floor(key / CLASSES))
    sum += size * retrievability(card, on, options)
    count += size
  }
  return count === 0 ? null : sum / count
}

/**
 * What is to be asked each day and what is known at the end, if all that is due is answered and recalled as often as the
 * student wishes. An expectation over classes of stability, not a draw: the same collection gives the same forecast.
 */
export function forecast(cards: readonly Schedule[], now: Date, options: ForecastOptions): Forecast {
  const days = Math.min(730, Math.max(1, Math.floor(options.days)))
  const steps = stepsOf(now, options)
  const { waiting, fresh } = spreadOut(cards, now, days)
  const last = new Float64Array(CLASSES * (days + 1))
  const first = classOf(nextSchedule('forecast', newSchedule(now.toISOString()), 3, now, options).stability)
  const [asked, minutes]: [number[], number[]] = [[], []]
  let left = fresh
  const move = (from: number, index: number, size: number): void => {
    const day = Math.min(days, from + (steps[index]?.gap ?? 1))
    const row = waiting[day]
    if (row) row[index] = (row[index] ?? 0) + size
    // Which day those behind the last one were answered, for their recall.
    if (day === days) last[from * CLASSES + index] = (last[from * CLASSES + index] ?? 0) + size
  }
  for (let day = 0; day < days; day += 1) {
    const known = day === 0 ? options.today : undefined
    const row = waiting[day] ?? new Float64Array(0)
    const there = row.reduce((sum, size) => sum + size, 0)
    const met = known ? known.due + known.learning : Math.min(there, options.reviewsPerDay ?? Infinity)
    const news = Math.min(left, known?.new ?? options.newPerDay)
    left -= news
    const share = there === 0 ? 0 : Math.min(1, met / there)
    for (const [index, size] of row.entries()) {
      const step = steps[index]
      if (size === 0 || !step) continue
      const forgotten = size * share * (1 - options.desiredRetention)
      move(day, step.right, size * share - forgotten)
      move(day, step.wrong, forgotten)
      const next = waiting[day + 1]
      if (next && share < 1) next[index] = (next[index] ?? 0) + size * (1 - share)
    }
    if (news > 0) move(day, first, news)
    const counted = { due: met, new: known?.new ?? news, learning: 0 }
    asked.push(counted.due + counted.new)
    minutes.push((answersTo(counted, options.desiredRetention) * options.secondsPerAnswer) / 60)
  }
  return { cards: asked, minutes, recall: recallAfter(cards, last, new Date(now.getTime() + days * DAY), options) }
}

/** Of those answered on the way by the day of their answer, and of those that were not due at all as they stand. */
function recallAfter(
  cards: readonly Schedule[],
  last: Float64Array,
  end: Date,
  options: ForecastOptions
): number | null {
  const horizon = last.length / CLASSES - 1
  let [sum, count] = [0, 0]
  for (const [key, size] of last.entries()) {
    if (size === 0) continue
    const days = horizon - Math.floor(key / CLASSES)
    sum += size * retrievability(typical(stabilityOf(key % CLASSES), end, days), end, options)
    count += size
  }
  const later = cards.filter(({ state, due }) => state !== 'new' && Date.parse(due) >= end.getTime())
  const recall = recallOn(later, end, options)
  if (recall !== null) {
    sum += recall * later.length
    count += later.length
  }
  return count === 0 ? null : sum / count
}
