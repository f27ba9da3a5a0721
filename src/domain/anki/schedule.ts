import { inOrder, newSchedule, nextSchedule } from '#domain/schedule-fsrs.ts'
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

/** The ease of a card that SM-2 has not changed. */
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
  { schedule, suspended }: Pick<OutCard, 'schedule' | 'suspended'>,
  position: number,
  { dayOf, today }: AnkiDays,
  options: SchedulerOptions
): AnkiTimes {
  const { state, due, reps, lapses, learningStep, scheduledDays } = schedule
  const none = { ivl: 0, factor: 0, reps, lapses, left: 0, odue: 0, data: memory(schedule, options) }
  const queued = (queue: number): number => (suspended ? -1 : queue)
  if (state === 'new') return { ...none, type: 0, queue: queued(0), due: position }
  const day = dayOf(due)
  if (state === 'review' || (state === 'relearning' && suspended))
    return { ...none, type: 2, queue: queued(2), due: day, ivl: Math.max(1, scheduledDays), factor: EASE }
  const steps = Math.max(1, STEPS - learningStep)
  const isLater = day > today
  const step = { queue: queued(isLater ? 3 : 1), due: isLater ? day : seconds(due), left: steps * 1001 }
  if (state === 'learning') return { ...none, ...step, type: 1 }
  return { ...none, ...step, type: 2, ivl: 1, factor: EASE, odue: Math.max(day, today + 1) }
}

/** A row of Anki's log. */
export interface AnkiAnswer {
  readonly at: number
  readonly ease: number
  readonly ivl: number
  readonly lastIvl: number
  readonly factor: number
  readonly time: number
  readonly type: number
}

/** Days above zero, seconds below it. */
function interval({ state, due, scheduledDays, lastReviewedAt }: Schedule): number {
  if (state === 'new' || lastReviewedAt === null) return 0
  if (state === 'review') return Math.max(1, scheduledDays)
  return -Math.max(1, Math.round((Date.parse(due) - Date.parse(lastReviewedAt)) / 1000))
}

const TYPES = { new: 0, learning: 0, review: 1, relearning: 2 } as const

/** A card's answers as Anki's log has them; with FSRS its `factor` is the difficulty, from 100 to 1100. */
export function ankiLog(
  { id, createdAt }: Pick<OutCard, 'id' | 'createdAt'>,
  reviews: readonly OutReview[],
  options: SchedulerOptions
): AnkiAnswer[] {
  let before = newSchedule(createdAt)
  return reviews.toSorted(inOrder).map(({ grade, reviewedAt, durationMs }) => {
    const after = nextSchedule(id, before, grade, new Date(reviewedAt), options)
    const answer = {
      at: Date.parse(reviewedAt),
      ease: grade,
      ivl: interval(after),
      lastIvl: interval(before),
      factor: Math.round(((after.difficulty - 1) / 9) * 1000) + 100,
      time: durationMs,
      type: TYPES[before.state]
    }
    before = after
    return answer
  })
}
