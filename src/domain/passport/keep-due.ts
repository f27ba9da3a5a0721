import { aimAt } from '#domain/cards/exam-target.ts'
import { inOrder, newSchedule, nextSchedule } from '#domain/schedule-fsrs.ts'
import type { Grade, Schedule, SchedulerOptions } from '#domain/schedule.ts'

interface Answered {
  readonly grade: Grade
  readonly reviewedAt: string
}

/** A card is due on one of some twenty days around its interval: more tries than this find none. */
const TRIES = 200

/**
 * The first of some ids under which a card is due when it was due under its old one: the id spreads cards of one day over
 * several (ts-fsrs, fuzz), and the same log under another id would be due on another day.
 */
export function idWithDue(
  oldId: string,
  make: (salt: string) => string,
  answers: readonly Answered[],
  exams: readonly string[],
  options: SchedulerOptions
): string {
  const first = make('')
  const log = answers.toSorted(inOrder)
  const last = log.pop()
  if (!last) return first
  let before: Schedule = newSchedule(last.reviewedAt)
  for (const { grade, reviewedAt } of log) before = nextSchedule(oldId, before, grade, new Date(reviewedAt), options)
  const due = (id: string): string =>
    aimAt(id, nextSchedule(id, before, last.grade, new Date(last.reviewedAt), options), exams, options).due
  const wanted = due(oldId)
  for (let salt = 0; salt < TRIES; salt += 1) {
    const id = salt === 0 ? first : make(String(salt))
    if (due(id) === wanted) return id
  }
  return first
}
