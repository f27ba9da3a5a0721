import { toColumns } from '#data/rows.ts'
import type { AnyRow, Row } from '#data/rows.ts'
import { preferenceDefaults } from '#data/preferences/preferences-defaults.ts'
import type { Database, ScheduleRow } from '#data/database.ts'
import { answeredAt } from '#domain/answered-at.ts'
import { inOrder, newSchedule, nextSchedule } from '#domain/schedule-fsrs.ts'
import type { SchedulerOptions } from '#domain/schedule.ts'

type ReviewRow = Row<'reviews'>

/** Cards whose schedules are computed in one transaction: short enough that a tap does not wait. */
const AT_ONCE = 250
const BUILT_FOR = 'schedules'
/** Raised when the same log makes other schedules: those that lie here are then built anew. */
const RULES = 2

function schedulerOptions(preferences: Row<'preferences'> | undefined): SchedulerOptions {
  const { desired_retention, fsrs_weights } = preferences ?? (toColumns(preferenceDefaults()) as Row<'preferences'>)
  return { desiredRetention: desired_retention, weights: fsrs_weights }
}

interface Answer {
  readonly grade: ReviewRow['grade']
  readonly reviewedAt: string
}

/** The server writes down when it first heard of a row; until this device has fetched it, only its own clock is known. */
function countedAt(review: ReviewRow): string {
  const { reviewed_at, created_at, rev } = review
  const isHeard = rev > 0 && (review as unknown as AnyRow)['unpulled'] !== true
  return isHeard ? answeredAt(reviewed_at, created_at) : reviewed_at
}

/** Answers that count as given at one time keep the order of their own clock. */
function answersOf(reviews: readonly ReviewRow[]): Answer[] {
  return reviews
    .filter(review => review.deleted_at === null)
    .map(review => ({ grade: review.grade, reviewedAt: review.reviewed_at, counted: countedAt(review) }))
    .sort((a, b) => Date.parse(a.counted) - Date.parse(b.counted) || inOrder(a, b))
    .map(({ grade, counted }) => ({ grade, reviewedAt: counted }))
}

/** Pure: what the log of a card's answers makes of it. */
export function scheduleRow(card: Row<'cards'>, reviews: readonly ReviewRow[], options: SchedulerOptions): ScheduleRow {
  const answers = answersOf(reviews)
  let schedule = newSchedule(card.created_at)
  let answeredInReview: string | null = null
  for (const { grade, reviewedAt } of answers) {
    if (schedule.state === 'review') answeredInReview = reviewedAt
    schedule = nextSchedule(card.id, schedule, grade, new Date(reviewedAt), options)
  }
  const queue = schedule.state === 'relearning' ? 'learning' : schedule.state
  return {
    card_id: card.id,
    queue: card.suspended ? 'hidden' : queue,
    due: schedule.due,
    last_reviewed_at: schedule.lastReviewedAt ?? '',
    first_reviewed_at: answers[0]?.reviewedAt ?? null,
    answered_in_review_at: answeredInReview,
    group_id: card.group_id,
    created_at: card.created_at,
    suspended: card.suspended,
    buried_until: card.buried_until,
    schedule
  }
}

/** Inside the transaction that changed these cards or their reviews. */
export async function reschedule(db: Database, cardIds: readonly string[]): Promise<void> {
  const [preferences] = await db.preferences.toArray()
  const options = schedulerOptions(preferences)
  const [cards, reviews] = await Promise.all([
    db.cards.bulkGet([...cardIds]),
    db.reviews.where('card_id').anyOf(cardIds).toArray()
  ])
  const byCard = Map.groupBy(reviews, review => review.card_id)
  const live = cards.filter(card => card !== undefined).filter(card => card.deleted_at === null)
  await db.schedules.bulkDelete(cardIds.filter((_, index) => cards[index]?.deleted_at !== null))
  await db.schedules.bulkPut(live.map(card => scheduleRow(card, byCard.get(card.id) ?? [], options)))
}

/** Other wishes for recall mean other due dates for every card: in steps, and again after a kill. */
export async function rebuildSchedules(db: Database): Promise<void> {
  const [preferences] = await db.preferences.toArray()
  const wanted = JSON.stringify({ ...schedulerOptions(preferences), rules: RULES })
  const built = await db.meta.get(BUILT_FOR)
  if (built?.value === wanted) return
  let after = ''
  for (;;) {
    const ids = await db.cards.where('id').above(after).limit(AT_ONCE).primaryKeys()
    const last = ids.at(-1)
    if (last === undefined) break
    await db.transaction('rw', [db.cards, db.reviews, db.preferences, db.schedules], () => reschedule(db, ids))
    after = last
  }
  await db.meta.put({ key: BUILT_FOR, value: wanted })
}
