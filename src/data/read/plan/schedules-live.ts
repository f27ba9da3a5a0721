import type { Database, ScheduleRow } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import type { Schedule } from '#domain/schedule.ts'

export interface SubjectSchedule {
  readonly subjectId: string | null
  readonly schedule: Schedule
}

const PACE_MS = 1500

/** Of each card its own subject, by keys alone: ten thousand cards are long to read, and a cursor walks them one by one. */
async function subjectsByCard(db: Database): Promise<Map<string, string>> {
  const subjects = await db.subjects.toCollection().primaryKeys()
  const ids = await Promise.all(subjects.map(id => db.cards.where('subject_id').equals(id).primaryKeys()))
  return new Map(subjects.flatMap((id, at) => (ids[at] ?? []).map(card => [card, id] as const)))
}

/** So many come as one piece: all at once would hold the screen. */
const AT_ONCE = 1000

async function inSteps(db: Database): Promise<ScheduleRow[]> {
  const rows: ScheduleRow[] = []
  for (;;) {
    const next = await db.schedules
      .where('card_id')
      .above(rows.at(-1)?.card_id ?? '')
      .limit(AT_ONCE)
      .toArray()
    rows.push(...next)
    if (next.length < AT_ONCE) return rows
  }
}

/** Schedules of all cards that are asked, each with its subject; read again at most every few moments. */
export const $subjectSchedules = live<SubjectSchedule[]>(async db => {
  // A deleted card has no schedule.
  const [schedules, subjects] = await Promise.all([inSteps(db), subjectsByCard(db)])
  return schedules
    .filter(row => row.queue !== 'hidden')
    .map(({ card_id, schedule }) => ({ subjectId: subjects.get(card_id) ?? null, schedule }))
}, PACE_MS)
