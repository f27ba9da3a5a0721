import {
  type Card,
  type CardInput,
  type FSRS,
  GenSeedStrategyWithCardId,
  Rating,
  State,
  StrategyMode,
  createEmptyCard,
  forgetting_curve,
  fsrs,
  generatorParameters
} from 'ts-fsrs'
import type { Grade, Schedule, SchedulerOptions } from '#domain/schedule.ts'

/** Longest interval we schedule, in days: the published default of FSRS. */
const MAXIMUM_INTERVAL = 36_500
const DAY = 86_400_000
const STATES = ['new', 'learning', 'review', 'relearning'] as const satisfies readonly Schedule['state'][]
const RATING_OF = { 1: Rating.Again, 2: Rating.Hard, 3: Rating.Good, 4: Rating.Easy } as const
const EMPTY = createEmptyCard(new Date(0))
const STATE_OF = { new: State.New, learning: State.Learning, review: State.Review, relearning: State.Relearning }

interface Review {
  readonly grade: Grade
  /** ISO 8601 instant. */
  readonly reviewedAt: string
}

let kept: { readonly key: string; readonly scheduler: FSRS } | undefined

/** A scheduler costs far more to build than to ask, and a student has one set of options. */
export function schedulerFor({ desiredRetention, weights }: SchedulerOptions): FSRS {
  const key = `${desiredRetention} ${weights?.join(' ') ?? ''}`
  if (kept?.key === key) return kept.scheduler
  const scheduler = fsrs(
    generatorParameters({
      request_retention: desiredRetention,
      maximum_interval: MAXIMUM_INTERVAL,
      enable_fuzz: true,
      ...(weights ? { w: weights } : {})
    })
  )
  // The seed is card id and count of reviews, no clock: every device spreads a card to the same day.
  scheduler.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('card_id'))
  kept = { key, scheduler }
  return scheduler
}

function toFsrs(cardId: string, schedule: Schedule): CardInput {
  const card: CardInput & { readonly card_id: string } = {
    ...EMPTY,
    card_id: cardId,
    due: schedule.due,
    stability: schedule.stability,
    difficulty: schedule.difficulty,
    scheduled_days: schedule.scheduledDays,
    learning_steps: schedule.learningStep,
    reps: schedule.reps,
    lapses: schedule.lapses,
    state: STATE_OF[schedule.state],
    last_review: schedule.lastReviewedAt
  }
  return card
}

function fromFsrs(card: Card): Schedule {
  return {
    state: STATES[card.state],
    due: card.due.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    learningStep: card.learning_steps,
    scheduledDays: card.scheduled_days,
    lastReviewedAt: card.last_review?.toISOString() ?? null
  }
}

/** A clock that was set back must not give negative elapsed days: no review is earlier than the last one. */
function notBefore(last: string | null, at: Date): Date {
  return last === null ? at : new Date(Math.max(at.getTime(), Date.parse(last)))
}

/** A card that was never answered: due from the moment it was made. */
export function newSchedule(createdAt: string): Schedule {
  return {
    state: 'new',
    due: new Date(createdAt).toISOString(),
    stability: 0,
    difficulty: 0,
    reps: 0,
    lapses: 0,
    learningStep: 0,
    scheduledDays: 0,
    lastReviewedAt: null
  }
}

/** FSRS-6: what one answer makes of a card. */
export function nextSchedule(
  cardId: string,
  schedule: Schedule,
  grade: Grade,
  at: Date,
  options: SchedulerOptions
): Schedule {
  const now = notBefore(schedule.lastReviewedAt, at)
  return fromFsrs(schedulerFor(options).next(toFsrs(cardId, schedule), now, RATING_OF[grade]).card)
}

/** What each of the four answers would make of a card: the very schedules that `nextSchedule` would give. */
export function preview(
  cardId: string,
  schedule: Schedule,
  at: Date,
  options: SchedulerOptions
): Record<Grade, Schedule> {
  const now = notBefore(schedule.lastReviewedAt, at)
  const next = schedulerFor(options).repeat(toFsrs(cardId, schedule), now)
  return { 1: fromFsrs(next[1].card), 2: fromFsrs(next[2].card), 3: fromFsrs(next[3].card), 4: fromFsrs(next[4].card) }
}

/** In order of time; of two answers in one millisecond the lower grade counts first, on every device. */
export function inOrder(a: Review, b: Review): number {
  return Date.parse(a.reviewedAt) - Date.parse(b.reviewedAt) || a.grade - b.grade
}

/** The truth about a card: its answers, from whatever device, in order of time. */
export function replay(
  cardId: string,
  createdAt: string,
  reviews: readonly Review[],
  options: SchedulerOptions
): Schedule {
  return reviews
    .toSorted(inOrder)
    .reduce(
      (schedule, { grade, reviewedAt }) => nextSchedule(cardId, schedule, grade, new Date(reviewedAt), options),
      newSchedule(createdAt)
    )
}

/**
 * Time since the last answer, counted in stabilities. Predicted recall falls with it whatever the weights, so that it
 * orders cards by recall at a fraction of the cost. A card without a prediction comes before all others.
 */
export function faded({ lastReviewedAt, stability }: Schedule, at: Date): number {
  if (lastReviewedAt === null || stability <= 0) return Number.MAX_VALUE
  return Math.max(0, at.getTime() - Date.parse(lastReviewedAt)) / stability
}

/**
 * Whether a recall may be shown. The curve begins at 1 after any answer, a wrong one as well: while a card is being
 * learnt, or learnt again, that says nothing.
 */
export const isPredicted = ({ state, lastReviewedAt }: Schedule): boolean =>
  state === 'review' && lastReviewedAt !== null

/** Predicted recall at `at`, 0 to 1. Nothing is predicted (0) for a card that was never answered. */
export function retrievability(schedule: Schedule, at: Date, options: SchedulerOptions): number {
  if (schedule.lastReviewedAt === null || schedule.stability <= 0) return 0
  const days = Math.max(0, at.getTime() - Date.parse(schedule.lastReviewedAt)) / DAY
  return forgetting_curve(schedulerFor(options).parameters.w, days, schedule.stability)
}
