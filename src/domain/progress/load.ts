import { up } from '#domain/plan/days.ts'

/** Answers to a new card on its first day, and to a forgotten one on its day: the learning steps. */
const ANSWERS_TO_NEW = 2
const ANSWERS_TO_FORGOTTEN = 2
/** Fewer answers say nothing about a pace. */
const ENOUGH = 20
/** A card left open while the student was away is not studying. */
const LONGEST_MS = 120_000
/** An answer, until the student's own are known. */
const USUAL_SECONDS = 10

/** What a day asks, as the queue counts it. */
export interface DayCards {
  readonly due: number
  readonly new: number
  readonly learning: number
}

export interface Pace {
  readonly secondsPerAnswer: number
  /** False: a usual pace, for too few answers of the student's own are known. */
  readonly isOwn: boolean
}

/** Cards of a day and the minutes for them, in fractions; those for new cards apart, as they give way first. */
export interface Load {
  readonly cards: number
  readonly due: number
  readonly fresh: number
}

/** Of the student's last answers. */
export function paceOf(durationsMs: readonly number[]): Pace {
  if (durationsMs.length < ENOUGH) return { secondsPerAnswer: USUAL_SECONDS, isOwn: false }
  const total = durationsMs.reduce((sum, duration) => sum + Math.min(duration, LONGEST_MS), 0)
  return { secondsPerAnswer: total / durationsMs.length / 1000, isOwn: true }
}

/** How often so many cards are answered on their day, if the share `retention` of those met before is recalled. */
export function answersTo({ due, new: fresh, learning }: DayCards, retention: number): number {
  return (due + learning) * (1 + (1 - retention) * ANSWERS_TO_FORGOTTEN) + fresh * ANSWERS_TO_NEW
}

/** How much a day asks: every screen and the plan count by this. */
export function loadOf(cards: DayCards, retention: number, { secondsPerAnswer }: Pace): Load {
  const minutes = (of: DayCards): number => (answersTo(of, retention) * secondsPerAnswer) / 60
  return {
    cards: cards.due + cards.new + cards.learning,
    due: minutes({ ...cards, new: 0 }),
    fresh: minutes({ due: 0, learning: 0, new: cards.new })
  }
}

/** The minutes to set aside, on the grid of the plan. */
export function minutesOf({ due, fresh }: Pick<Load, 'due' | 'fresh'>): number {
  return up(due + fresh)
}
