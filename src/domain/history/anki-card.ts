import { keptAnswers } from '#domain/history/kept-answers.ts'
import { memoryOfAnswers, memoryOfEase, type Memory } from '#domain/history/memory.ts'
import type { LogLine } from '#domain/history/packed-log.ts'
import type { Standing } from '#domain/history/standing.ts'
import type { SchedulerOptions } from '#domain/schedule.ts'

const DAY = 86_400_000
/** Steps of minutes that a card goes through here (ts-fsrs, its defaults). */
const STEPS = { learning: 2, relearning: 1 }
const STATES = ['new', 'learning', 'review', 'relearning'] as const
const LONGEST = 36_500
/** A due number above it is an instant in seconds, below it a day of the collection. */
const FIRST_INSTANT = 1_000_000_000
/** The year 3000: no instant of ours is later. */
const LATEST = 32_503_680_000_000

/** The columns of Anki's table `cards` that say when a card is due; `due` and `queue` of its home deck. */
export interface AnkiState {
  readonly type: number
  readonly queue: number
  readonly due: number
  readonly interval: number
  readonly factor: number
  readonly reps: number
  readonly lapses: number
  readonly left: number
  /** Stability, difficulty, last answer in seconds: of a collection with FSRS, from `cards.data`. */
  readonly stability: number | null
  readonly difficulty: number | null
  readonly lastAnswer: number | null
}

export interface AnkiTimes {
  /** When a day of the collection begins here, ISO 8601. */
  readonly dayStart: (day: number) => string
  /** When the study day of now ends, in milliseconds. */
  readonly dayEndsAt: number
}

const within = (low: number, high: number, value: number): number => Math.min(high, Math.max(low, value))
const whole = (value: number, most: number): number => within(0, most, Math.round(value) || 0)

export function dueOf({ due, type }: AnkiState, { dayStart }: AnkiTimes): string | null {
  if (type === 0) return null
  if (due >= FIRST_INSTANT) return new Date(within(0, LATEST, due * 1000)).toISOString()
  return dayStart(within(-LONGEST, 2 * LONGEST, Math.trunc(due) || 0))
}

interface Known {
  readonly memory: Memory
  readonly from: Standing['from']
}

function memoryOf(card: AnkiState, lines: readonly LogLine[], times: AnkiTimes, options: SchedulerOptions): Known {
  const { stability, difficulty } = card
  if (stability !== null && difficulty !== null && stability > 0)
    return { memory: { stability, difficulty }, from: 'file' }
  const { lines: kept, isWhole } = keptAnswers(lines)
  const memory = memoryOfAnswers(kept, isWhole, times.dayEndsAt, options)
  if (memory) return { memory, from: 'answers' }
  if (card.interval <= 0) return { memory: { stability: 0, difficulty: 0 }, from: 'ease' }
  return { memory: memoryOfEase(card.factor, card.interval, options), from: 'ease' }
}

function stepOf(state: Standing['state'], left: number): number {
  if (state !== 'learning' && state !== 'relearning') return 0
  return whole(STEPS[state] - (left % 1000), STEPS[state] - 1)
}

/** What Anki knows of a card, in our words: its due date as it is, its memory from the file or, without, from its log. */
export function standingOf(
  card: AnkiState,
  lines: readonly LogLine[],
  times: AnkiTimes,
  options: SchedulerOptions
): Standing {
  const state = STATES[card.type] ?? 'new'
  const dueAt = dueOf(card, times)
  const { memory, from } = memoryOf(card, lines, times, options)
  const isKnown = state !== 'new' && memory.stability > 0
  const lastLine = keptAnswers(lines).lines.at(-1)?.at ?? 0
  const told = 1000 * (card.lastAnswer ?? 0)
  // The file counts in seconds: of one answer the line is exact.
  const last = told - lastLine >= 1000 ? told : lastLine
  const guessed = dueAt === null ? 0 : Date.parse(dueAt) - Math.max(1, whole(card.interval, LONGEST)) * DAY
  const lastReviewedAt = isKnown ? new Date(within(0, LATEST, last || guessed)).toISOString() : null
  return {
    v: 1,
    state: isKnown ? state : 'new',
    dueAt: isKnown ? dueAt : null,
    lastReviewedAt,
    stability: isKnown ? Math.min(LONGEST, memory.stability) : 0,
    difficulty: isKnown ? within(1, 10, memory.difficulty) : 0,
    interval: whole(card.interval, LONGEST),
    reps: whole(card.reps, 100_000),
    lapses: whole(card.lapses, 100_000),
    learningStep: stepOf(state, card.left),
    ease: whole(card.factor, 100_000),
    from
  }
}

/** Whether Anki asks it today, limits of a deck apart; `today` is the collection's day. What was buried on an earlier day is not any more. */
export function isDueInAnki(card: AnkiState, today: number, dayEndsAt: number, isBuriedNow: boolean): boolean {
  const { type, queue, due } = card
  if (type === 0 || queue === -1 || (queue < -1 && isBuriedNow)) return false
  return due >= FIRST_INSTANT ? due * 1000 < dayEndsAt : due <= today
}
