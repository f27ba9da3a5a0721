import { keptAnswers } from '#domain/history/kept-answers.ts'
import { notInLog } from '#domain/history/own-answers.ts'
import { unpackLog } from '#domain/history/packed-log.ts'
import { newSchedule } from '#domain/schedule-fsrs.ts'
import type { Grade, Schedule } from '#domain/schedule.ts'

/** What another program knew of a card when its file was brought in (contract/entities/history.ts). */
export type Standing = {
  readonly v: 1
  readonly state: Schedule['state']
  readonly dueAt: string | null
  readonly lastReviewedAt: string | null
  readonly stability: number
  readonly difficulty: number
  readonly interval: number
  readonly reps: number
  readonly lapses: number
  readonly learningStep: number
  readonly ease: number
  readonly from: 'file' | 'answers' | 'ease'
}

/** The schedule that another program left. */
export function scheduleOf(standing: Standing, createdAt: string): Schedule {
  const { state, dueAt, stability, difficulty, reps, lapses, learningStep, interval, lastReviewedAt } = standing
  if (state === 'new' || dueAt === null || stability <= 0) return newSchedule(createdAt)
  const counts = { reps, lapses, learningStep, scheduledDays: interval }
  return { state, due: dueAt, stability, difficulty, ...counts, lastReviewedAt }
}

interface Answer {
  readonly grade: Grade
  /** ISO 8601 instant. */
  readonly reviewedAt: string
}

/** Where the replay of a card begins, and with which answers it goes on. */
export interface Beginning {
  readonly schedule: Schedule
  readonly answers: readonly Answer[]
  /** First answer that counts, in the other program; null where there is none. */
  readonly first: string | null
  /** The last one there that was given in review. */
  readonly lastInReview: string | null
}

const LEARNT = new Set([1, 3])

/**
 * A brought card goes on from where the other program left it. Where the student answered it here before the last answer
 * there, neither state knows of both: all answers are then counted from the beginning, in order of time. What stands in
 * both is one answer.
 */
export function beginning(
  createdAt: string,
  answersHere: readonly Answer[],
  history: { readonly rows: string; readonly standing: Standing } | null
): Beginning {
  if (!history) return { schedule: newSchedule(createdAt), answers: answersHere, first: null, lastInReview: null }
  const log = unpackLog(history.rows)
  const own = notInLog(answersHere, log)
  const { lines } = keptAnswers(log)
  const instant = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString())
  const first = instant(lines[0]?.at)
  const lastInReview = instant(lines.findLast(({ kind }) => LEARNT.has(kind))?.at)
  const last = Date.parse(history.standing.lastReviewedAt ?? '') || -Infinity
  if (own.every(({ reviewedAt }) => Date.parse(reviewedAt) > last))
    return { schedule: scheduleOf(history.standing, createdAt), answers: own, first, lastInReview }
  const there = lines.map(({ at, grade }) => ({ grade, reviewedAt: new Date(at).toISOString() }))
  const answers = [...there, ...own].sort((a, b) => Date.parse(a.reviewedAt) - Date.parse(b.reviewedAt))
  return { schedule: newSchedule(createdAt), answers, first, lastInReview }
}
