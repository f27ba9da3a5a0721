import { aimAt } from '#domain/cards/exam-target.ts'
import { beginning } from '#domain/history/standing.ts'
import { inOrder, nextSchedule } from '#domain/schedule-fsrs.ts'
import type { Grade, SchedulerOptions } from '#domain/schedule.ts'

interface Answered {
  readonly grade: Grade
  readonly reviewedAt: string
}

/** A card is due on one of some twenty days around its interval: more tries than this find none. */
const TRIES = 200

/** What another program knew of a card (contract/entities/history.ts). */
export type Brought = Parameters<typeof beginning>[2]

interface Known {
  readonly id: string
  readonly createdAt: string
  readonly answers: readonly Answered[]
  readonly brought: Brought
  /** Of its subject, in order of time. */
  readonly exams: readonly string[]
}

/**
 * The first of some ids under which a card is due when it was due under its old one: the id spreads cards of one day over
 * several (ts-fsrs, fuzz), and the same log under another id would be due on another day.
 */
export function idWithDue(card: Known, make: (salt: string) => string, options: SchedulerOptions): string {
  const { id: oldId, createdAt, brought, exams } = card
  const first = make('')
  const begun = beginning(createdAt, card.answers.toSorted(inOrder), brought)
  const log = [...begun.answers]
  const last = log.pop()
  if (!last && !brought) return first
  let before = begun.schedule
  for (const { grade, reviewedAt } of log) before = nextSchedule(oldId, before, grade, new Date(reviewedAt), options)
  const due = (id: string): string => {
    const now = last ? nextSchedule(id, before, last.grade, new Date(last.reviewedAt), options) : before
    return aimAt(id, now, exams, options).due
  }
  const wanted = due(oldId)
  for (let salt = 0; salt < TRIES; salt += 1) {
    const id = salt === 0 ? first : make(String(salt))
    if (due(id) === wanted) return id
  }
  return first
}
