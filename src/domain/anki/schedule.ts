import type { CardHistory } from '#domain/history/join.ts'
import { notInLog } from '#domain/history/own-answers.ts'
import { unpackLog, type LogLine } from '#domain/history/packed-log.ts'
import { beginning } from '#domain/history/standing.ts'
import { inOrder, nextSchedule } from '#domain/schedule-fsrs.ts'
import type { Schedule, SchedulerOptions } from '#domain/schedule.ts'
import type { OutCard, OutReview } from '#domain/anki/out-card.ts'

/** Columns of a card in Anki's scheduler of version 1, which every Anki reads. */
export interface AnkiTimes {
  readonly type: number
  readonly queue: number
  readonly due: number
  readonly ivl: number
  readonly factor: number
  readonly reps: number
  readonly lapses: number
  readonly left: number
  readonly odue: number
  readonly data: string
}

export interface AnkiDays {
  /** Study days since the one on which the collection began. */
  readonly dayOf: (instant: string) => number
  readonly today: number
}

/** The ease of a card that SM-2 has not changed; one that came from Anki keeps its own. */
const EASE = 2500
/** Anki's usual steps: after a minute and after ten. */
const STEPS = 2
/** Of FSRS-6, where a student has no weights of their own. */
const DECAY = 0.1542

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

/** What a newer Anki keeps of the memory (rslib's CardData): stability, difficulty, wish, decay, last answer. */
function memory({ stability, difficulty, lastReviewedAt }: Schedule, options: SchedulerOptions): string {
  if (lastReviewedAt === null) return ''
  const [s, d] = [Number(stability.toFixed(4)), Number(difficulty.toFixed(3))]
  const decay = Number((options.weights?.[20] ?? DECAY).toFixed(3))
  return JSON.stringify({ s, d, dr: options.desiredRetention, decay, lrt: seconds(lastReviewedAt) })
}

/** `position` orders the new cards. */
export function ankiTimes(
  { schedule, suspended, history }: Pick<OutCard, 'schedule' | 'suspended' | 'history'>,
  position: number,
  { dayOf, today }: AnkiDays,
  options: SchedulerOptions
): AnkiTimes {
  const { state, due, reps, lapses, learningStep, scheduledDays } = schedule
  const none = { ivl: 0, factor: 0, reps, lapses, left: 0, odue: 0, data: memory(schedule, options) }
  const factor = history?.standing.ease || EASE
  const queued = (queue: number): number => (suspended ? -1 : queue)
  if (state === 'new') return { ...none, type: 0, queue: queued(0), due: position }
  const day = dayOf(due)
  if (state === 'review' || (state === 'relearning' && suspended))
    return { ...none, type: 2, queue: queued(2), due: day, ivl: Math.max(1, scheduledDays), factor }
  const steps = Math.max(1, STEPS - learningStep)
  const isLater = day > today
  const step = { queue: queued(isLater ? 3 : 1), due: isLater ? day : seconds(due), left: steps * 1001 }
  if (state === 'learning') return { ...none, ...step, type: 1 }
  return { ...none, ...step, type: 2, ivl: 1, factor, odue: Math.max(day, today + 1) }
}

/** A row of Anki's log that an answer given here makes: seconds below zero, days above it. */
function interval({ state, due, scheduledDays, lastReviewedAt }: Schedule): number {
  if (state === 'new' || lastReviewedAt === null) return 0
  if (state === 'review') return Math.max(1, scheduledDays)
  return -Math.max(1, Math.round((Date.parse(due) - Date.parse(lastReviewedAt)) / 1000))
}

const TYPES = { new: 0, learning: 0, review: 1, relearning: 2 } as const

/** The lines of a card's log in Anki: those that it came with, as they were, and its answers here. */
export interface CardLines {
  readonly brought: readonly LogLine[]
  readonly own: readonly LogLine[]
}

/** What a deck has of a card's past: of an answer that stands in the log that came along, the line there. */
export function pastOf(reviews: readonly OutReview[], history: CardHistory | null) {
  const brought = history ? unpackLog(history.rows) : []
  return { brought, own: notInLog(reviews, brought) }
}

/** With FSRS the `factor` of a line is the difficulty, from 100 to 1100. */
export function ankiLog(
  { id, createdAt, history }: Pick<OutCard, 'id' | 'createdAt' | 'history'>,
  reviews: readonly OutReview[],
  options: SchedulerOptions
): CardLines {
  const { brought, own } = pastOf(reviews, history)
  const took = new Map<unknown, number>(own.map(review => [review, review.durationMs]))
  const begun = beginning(createdAt, own.toSorted(inOrder), history)
  let before = begun.schedule
  const lines: LogLine[] = []
  for (const answer of begun.answers) {
    const after = nextSchedule(id, before, answer.grade, new Date(answer.reviewedAt), options)
    const time = took.get(answer)
    if (time !== undefined)
      lines.push({
        at: Date.parse(answer.reviewedAt),
        grade: answer.grade,
        interval: interval(after),
        before: interval(before),
        factor: Math.round(((after.difficulty - 1) / 9) * 1000) + 100,
        took: time,
        kind: TYPES[before.state]
      })
    before = after
  }
  return { brought, own: lines }
}
