import type { Card } from '#contract/entities.ts'
import { type CardWithSchedule, withSchedules } from '#data/read/cards/cards.ts'
import type { QueueScope } from '#data/read/cards/due-queue.ts'
import { preferenceDefaults } from '#data/device/preferences-defaults.ts'
import { workspace } from '#data/read/workspace.ts'
import { studyDay, studyDayStart } from '#domain/study-day.ts'
import { isLiving } from '#data/device/rows.ts'

/** The cards made from one idea, tombstones apart. Only a card without a note costs a look at all cards. */
export async function cardGroup({ groupId, noteId }: Pick<Card, 'groupId' | 'noteId'>): Promise<CardWithSchedule[]> {
  const { db } = workspace()
  const nearby = noteId === null ? db.cards.toCollection() : db.cards.where('note_id').equals(noteId)
  const rows = await nearby.filter(row => row.group_id === groupId && isLiving(row)).toArray()
  return withSchedules(db, rows)
}

/** How many cards were answered on the study day of `now` and are through with it: no step of minutes is left. */
export async function learntToday(now: Date, scope: QueueScope | null = null): Promise<number> {
  const { db } = workspace()
  const within = scope && new Set(await db.cards.where(`${scope.kind}_id`).equals(scope.id).primaryKeys())
  const [stored] = await db.preferences.toArray()
  const { timeZone, dayStartsAt } = preferenceDefaults()
  const zone = stored?.time_zone ?? timeZone
  const hour = stored?.day_starts_at ?? dayStartsAt
  const begins = studyDayStart(studyDay(now, zone, hour), zone, hour).toISOString()
  return db.schedules
    .where('last_reviewed_at')
    .aboveOrEqual(begins)
    .filter(row => row.queue === 'review' && (within?.has(row.card_id) ?? true))
    .count()
}

/** When the next card of any that were answered before is due; past when the day's limit holds some back. */
export async function nextDue(): Promise<Date | null> {
  const { db } = workspace()
  const first = (queue: 'learning' | 'review') =>
    db.schedules.where('[queue+due]').between([queue, ''], [queue, '\uffff']).first()
  const found = await Promise.all([first('learning'), first('review')])
  const dues = found.flatMap(row => row?.due ?? []).sort()
  return dues[0] === undefined ? null : new Date(dues[0])
}
