import type { Database, ScheduleRow } from '#data/device/database.ts'
import { preferenceDefaults } from '#data/device/preferences-defaults.ts'
import { toColumns, type Row } from '#data/device/rows.ts'
import { buildQueue, type Queue, type QueueCard, type QueueDay } from '#domain/cards/queue.ts'
import { studyDay, studyDayEnd, studyDayStart } from '#domain/study-day.ts'

/** Siblings and buried cards are passed over, so a few more than the day's limit are read. */
const SPARE = 200
const FIRST = ''
/** Learning cards are few; the index takes 32 bits. */
const MANY = 100_000

function toQueueCard({ card_id, group_id, created_at, suspended, buried_until, schedule }: ScheduleRow): QueueCard {
  return { id: card_id, groupId: group_id, createdAt: created_at, suspended, buriedUntil: buried_until, schedule }
}

/** Everything about today that the queue depends on, from one index. */
async function dayOf(db: Database, now: Date): Promise<QueueDay> {
  const [stored] = await db.preferences.toArray()
  const preferences = stored ?? (toColumns(preferenceDefaults()) as Row<'preferences'>)
  const { time_zone, day_starts_at } = preferences
  const today = studyDay(now, time_zone, day_starts_at)
  const begins = studyDayStart(today, time_zone, day_starts_at).toISOString()
  const answered = await db.schedules.where('last_reviewed_at').aboveOrEqual(begins).toArray()
  const isToday = (at: string | null) => at !== null && at >= begins
  return {
    now,
    today,
    endsAt: studyDayEnd(now, time_zone, day_starts_at),
    newPerDay: preferences.new_per_day,
    reviewsPerDay: preferences.reviews_per_day,
    done: {
      new: answered.filter(row => isToday(row.first_reviewed_at)).length,
      reviews: answered.filter(row => isToday(row.answered_in_review_at)).length,
      groups: new Set(answered.map(row => row.group_id))
    }
  }
}

/** The cards of one note or one subject. */
export interface QueueScope {
  readonly kind: 'note' | 'subject'
  readonly id: string
}

/** Whoever opens the cards of one note wants them all: there the day's limits do not hold; of a subject, that of new ones does. */
async function readScope(db: Database, day: QueueDay, { kind, id }: QueueScope): Promise<Queue<QueueCard>> {
  const ids = await db.cards.where(`${kind}_id`).equals(id).primaryKeys()
  const rows = await db.schedules.bulkGet(ids)
  const shown = rows.flatMap(row => (row && row.queue !== 'hidden' ? [toQueueCard(row)] : []))
  const newPerDay = kind === 'note' ? Infinity : day.newPerDay
  return buildQueue(shown, { ...day, newPerDay, reviewsPerDay: Infinity })
}

/**
 * Today's queue, read by index: at most the day's limits and a spare. With a longer backlog the cards that have waited
 * longest are chosen first.
 */
export async function readQueue(db: Database, now: Date, scope: QueueScope | null = null): Promise<Queue<QueueCard>> {
  const day = await dayOf(db, now)
  if (scope) return readScope(db, day, scope)
  const until = day.endsAt.toISOString()
  const due = (queue: ScheduleRow['queue'], limit: number) =>
    db.schedules.where('[queue+due]').between([queue, FIRST], [queue, until]).limit(limit).toArray()
  const left = (limit: number, done: number) => Math.max(0, limit - done) + SPARE + day.done.groups.size
  const parts = await Promise.all([
    due('learning', MANY),
    due('review', left(day.reviewsPerDay, day.done.reviews)),
    due('new', left(day.newPerDay, day.done.new))
  ])
  return buildQueue(parts.flat().map(toQueueCard), day)
}
