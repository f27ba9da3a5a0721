import type { Attempt, ClockEvent } from '#contract/entities.ts'
import { live } from '#data/read/live.ts'
import { isAnswered, termsOf } from '#data/read/papers/sittings.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import type { SittingTerms } from '#domain/sitting/time.ts'

/** A sitting of a paper in a list: its questions are left out. */
export interface AttemptLine {
  readonly id: string
  /** Of the paper, which may be gone. */
  readonly paperId: string | null
  readonly title: string
  readonly isFinished: boolean
  readonly terms: SittingTerms
  readonly clock: readonly ClockEvent[]
  /** Parts that hold anything. */
  readonly answered: number
  /** Those of them that have a mark. */
  readonly marked: number
}

const asClock = (attempt: Attempt, events: readonly ClockEvent[]): readonly ClockEvent[] =>
  attempt.finishedAt === null || events.some(({ kind }) => kind === 'submit')
    ? events
    : [...events, submitOf(attempt, attempt.finishedAt)]

/** The row of the attempt may come from the other device before its clock does. */
const submitOf = ({ id, rev, createdAt, updatedAt }: Attempt, happenedAt: string): ClockEvent => {
  const base = { id, rev, createdAt, updatedAt, deletedAt: null }
  return { ...base, attemptId: id, timer: null, kind: 'submit', happenedAt, seconds: null, about: null }
}

/** Every sitting of a paper, newest first. */
export const $attempts = live<AttemptLine[]>(async db => {
  const rows = await db.attempts.filter(row => row.kind === 'paper' && isLiving(row)).toArray()
  const attempts = rows.map(row => fromRow('attempts', row)).sort((a, b) => (a.id < b.id ? 1 : -1))
  const ids = attempts.map(({ id }) => id)
  const [clock, answers] = await Promise.all([
    db.clock_events.where('attempt_id').anyOf(ids).toArray(),
    db.answers.where('attempt_id').anyOf(ids).toArray()
  ])
  const given = answers
    .filter(isLiving)
    .map(row => fromRow('answers', row))
    .filter(isAnswered)
  const marks = await db.marks
    .where('answer_id')
    .anyOf(given.map(({ id }) => id))
    .toArray()
  const marked = new Set(marks.filter(isLiving).map(row => row.answer_id))
  const events = Map.groupBy(
    clock.filter(isLiving).map(row => fromRow('clock_events', row)),
    ({ attemptId }) => attemptId
  )
  const ofAttempt = Map.groupBy(given, ({ attemptId }) => attemptId)
  return attempts.map(attempt => {
    const own = ofAttempt.get(attempt.id) ?? []
    return {
      id: attempt.id,
      paperId: attempt.refId,
      title: attempt.title,
      isFinished: attempt.finishedAt !== null,
      terms: termsOf(attempt),
      clock: asClock(attempt, events.get(attempt.id) ?? []),
      answered: own.length,
      marked: own.filter(({ id }) => marked.has(id)).length
    }
  })
}, 200)
