import { live } from '#data/read/live.ts'
import type { Schedule } from '#domain/schedule.ts'

export interface SubjectSchedule {
  readonly subjectId: string | null
  readonly schedule: Schedule
}

const PACE_MS = 1500

/** Schedules of all cards that are asked, each with its subject; read again at most every few moments. */
export const $subjectSchedules = live<SubjectSchedule[]>(async db => {
  const [schedules, cards] = await Promise.all([
    db.schedules.filter(row => row.queue !== 'hidden').toArray(),
    db.cards.filter(row => row.deleted_at === null).toArray()
  ])
  const subjects = new Map(cards.map(card => [card.id, card.subject_id]))
  return schedules
    .filter(row => subjects.has(row.card_id))
    .map(({ card_id, schedule }) => ({ subjectId: subjects.get(card_id) ?? null, schedule }))
}, PACE_MS)
