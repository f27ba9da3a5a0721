import { retentionAfter } from '#domain/retention.ts'
import type { Schedule } from '#domain/schedule.ts'

const DAY = 86_400_000
/** Classes of stability: each a quarter longer than the one before, from a quarter of a day to a century. */
const RATIO = 1.25
const FIRST = 0.25
const CLASSES = 54
/** What a first answer makes of a new card, in days, and how many answers its first day takes. */
const NEW_STABILITY = 2.3
const NEW_ANSWERS = 2
/** Answers in a row after a lapse. */
const LAPSE_ANSWERS = 2

export interface ForecastOptions {
  readonly today: Date
  readonly days: number
  readonly retention: number
  readonly newPerDay: number
  readonly reviewsPerDay: number
  /** Milliseconds of one answer of this student. */
  readonly pace: number
}

export interface Forecast {
  /** Minutes of reviews and of new cards by day, the first being today; and cards of both. */
  readonly minutes: number[]
  readonly fresh: number[]
  readonly cards: number[]
}

const classOf = (stability: number): number =>
  Math.min(CLASSES - 1, Math.max(0, Math.round(Math.log(Math.max(stability, FIRST) / FIRST) / Math.log(RATIO))))
const stabilityOf = (at: number): number => FIRST * RATIO ** at

/**
 * FSRS-6 with its published weights, at mean difficulty (5): what a recalled review at recall `r` makes of a stability.
 * S' = S · (1 + e^w8 · (11 − D) · S^−w9 · (e^(w10 · (1 − r)) − 1)), w8 1.87, w9 0.17, w10 0.80.
 */
function grown(stability: number, recall: number): number {
  return stability * (1 + Math.exp(1.8722) * 6 * stability ** -0.1666 * (Math.exp(0.796 * (1 - recall)) - 1))
}

/** After a lapse: S' = w11 · D^−w12 · ((S + 1)^w13 − 1) · e^(w14 · (1 − r)), never more than before. */
function fallen(stability: number, recall: number): number {
  const after = 1.4835 * 5 ** -0.0614 * ((stability + 1) ** 0.2629 - 1) * Math.exp(1.6483 * (1 - recall))
  return Math.min(stability, Math.max(FIRST, after))
}

export type Forecastable = Pick<Schedule, 'state' | 'due' | 'stability'>

/** Cards counted by the day on which they are due and the class of their stability. New cards apart. */
function counted(
  cards: Iterable<Forecastable>,
  { today, days }: ForecastOptions
): { due: Float64Array[]; fresh: number } {
  const due = Array.from({ length: days }, () => new Float64Array(CLASSES))
  let fresh = 0
  for (const { state, due: at, stability } of cards) {
    if (state === 'new') {
      fresh++
      continue
    }
    const day = Math.max(0, Math.floor((Date.parse(at) - today.getTime()) / DAY))
    const row = due[day]
    const place = classOf(stability)
    if (row) row[place] = (row[place] ?? 0) + 1
  }
  return { due, fresh }
}

/** Days until recall falls to `retention`, in whole days. */
function gapOf(stability: number, retention: number): number {
  let gap = 1
  // The curve is monotone; doubling and halving finds the day in a few steps.
  while (retentionAfter(gap * 2, stability) > retention && gap < 4096) gap *= 2
  let [low, high] = [gap, gap * 2]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (retentionAfter(middle, stability) > retention) low = middle
    else high = middle
  }
  return Math.max(1, low)
}

/**
 * The reviews of the days ahead, by classes of stability instead of card by card: of those due on a day, the wanted
 * share is recalled and comes back after a longer gap, the rest falls and comes back soon. What the day's limit holds
 * back is due on the next. An estimate.
 */
export function forecast(cards: Iterable<Forecastable>, options: ForecastOptions): Forecast {
  const { days, retention, newPerDay, reviewsPerDay, pace } = options
  const { due, fresh: waiting } = counted(cards, options)
  const next = Array.from({ length: CLASSES }, (_, at) => {
    const after = (stability: number) => ({ place: classOf(stability), gap: gapOf(stability, retention) })
    return { up: after(grown(stabilityOf(at), retention)), down: after(fallen(stabilityOf(at), retention)) }
  })
  const found: Forecast = { minutes: [], fresh: [], cards: [] }
  const minutes = (answers: number): number => Math.round((answers * pace) / 60_000)
  const add = (day: number, place: number, count: number): void => {
    const row = due[day]
    if (row) row[place] = (row[place] ?? 0) + count
  }
  let left = waiting
  for (let day = 0; day < days; day++) {
    const row = due[day] ?? new Float64Array(CLASSES)
    const all = row.reduce((sum, count) => sum + count, 0)
    const share = all > reviewsPerDay ? reviewsPerDay / all : 1
    for (const [place, count] of row.entries()) {
      if (count === 0) continue
      add(day + 1, place, count * (1 - share))
      const { up, down } = next[place] ?? { up: { place, gap: 1 }, down: { place, gap: 1 } }
      add(day + up.gap, up.place, count * share * retention)
      add(day + down.gap, down.place, count * share * (1 - retention))
    }
    const fresh = Math.min(left, newPerDay)
    left -= fresh
    const start = classOf(NEW_STABILITY)
    add(day + gapOf(NEW_STABILITY, retention), start, fresh)
    found.minutes.push(minutes(all * share * (1 + (1 - retention) * (LAPSE_ANSWERS - 1))))
    found.fresh.push(minutes(fresh * NEW_ANSWERS))
    found.cards.push(Math.round(all * share + fresh))
  }
  return found
}
