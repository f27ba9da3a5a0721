import { $clockError, trueNow } from '#data/backend/server-clock.ts'
import { computed, type ReadableAtom } from 'nanostores'
import type { Change } from '#data/write/change.ts'
import { subjectsOf, withSchedules, type CardWithSchedule } from '#data/read/cards/cards.ts'
import { readQueue, type QueueScope } from '#data/read/cards/due-queue.ts'
import { live } from '#data/read/live.ts'
import { $refusedHere, saveSoon, type Saving } from '#data/write/held.ts'
import { workspace } from '#data/read/workspace.ts'
import type { Queue } from '#domain/cards/queue.ts'
import type { Grade } from '#domain/schedule.ts'
import type { AppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import type { Remote } from '#lib/remote.ts'
import { isLiving } from '#data/device/rows.ts'

export type DueCounts = Queue<unknown>['counts']

const LONGEST = 3_600_000

/** The next cards of today, within the day's limits; of one note or subject if so asked. */
export async function dueQueue(
  now: Date,
  limit: number,
  scope: QueueScope | null = null
): Promise<{ cards: CardWithSchedule[]; counts: DueCounts }> {
  const { db } = workspace()
  return db.transaction('r', [db.schedules, db.cards, db.preferences], async () => {
    const { cards, counts } = await readQueue(db, now, scope)
    const rows = await db.cards.bulkGet(cards.slice(0, limit).map(card => card.id))
    return {
      cards: await withSchedules(
        db,
        rows.filter(row => row !== undefined)
      ),
      counts
    }
  })
}

export interface Answered {
  readonly card: Pick<CardWithSchedule, 'id'>
  readonly grade: Grade
  readonly at: Date
  readonly durationMs: number
  /** The review it becomes. */
  readonly reviewId: string
}

export function reviewOf({ card, grade, at, durationMs, reviewId }: Answered): Change {
  const duration = Math.min(LONGEST, Math.max(0, Math.round(durationMs)))
  const fields = { cardId: card.id, grade, reviewedAt: at.toISOString(), durationMs: duration }
  return { name: 'reviews', id: reviewId, fields }
}

/** Reviews of this tab: only those of another one stand against an answer. */
const own = new Set<string>()

/**
 * Whether a card got an answer after the state it was asked in: another tab that shows the same card was quicker. Two
 * hands cannot be quicker than the disk, so that this is read before the answer is written.
 */
async function isAnsweredElsewhere({ id, schedule }: Pick<CardWithSchedule, 'id' | 'schedule'>): Promise<boolean> {
  const reviews = await workspace().db.reviews.where('card_id').equals(id).toArray()
  const asked = schedule.lastReviewedAt === null ? -Infinity : Date.parse(schedule.lastReviewedAt)
  return reviews.some(review => isLiving(review) && !own.has(review.id) && Date.parse(review.reviewed_at) > asked)
}

interface Graded extends Omit<Answered, 'reviewId'> {
  readonly card: Pick<CardWithSchedule, 'id' | 'schedule'>
}

/**
 * Adds one answer to the log once the next card is painted; the card's schedule follows from the whole log in the same
 * transaction. One that is taken back stays in the log as undone.
 */
export function gradeCard(graded: Graded, onStored: () => void): Saving {
  const review = reviewOf({ ...graded, reviewId: newId() })
  own.add(review.id)
  return saveSoon([review], { isNeedless: () => isAnsweredElsewhere(graded.card), onStored })
}

/** Why the device refused answers that wait in memory, oldest first. */
export const $refusedAnswers: ReadableAtom<readonly (AppError | null)[]> = computed($refusedHere, refused =>
  refused.flatMap(({ changes, error }) => (changes.every(({ name }) => name === 'reviews') ? [error] : []))
)

/** Another tab may be answering one card after the other. */
const PACE = 200

export interface DueToday {
  readonly counts: DueCounts
  /** How many of the cards that may be asked now belong to each subject. */
  readonly subjects: ReadonlyMap<string | null, number>
}

/** Today's queue as every screen counts it. */
export const $dueToday = live<DueToday>(
  async db => {
    const { cards, counts } = await readQueue(db, trueNow())
    const subjects = new Map<string | null, number>()
    for (const subject of await subjectsOf(db, cards)) subjects.set(subject, (subjects.get(subject) ?? 0) + 1)
    return { counts, subjects }
  },
  PACE,
  $clockError
)

/** How many cards of a note a review of that note asks now. */
export function noteQueueCount(noteId: string): ReadableAtom<Remote<number>> {
  return live(
    async db => {
      const { counts } = await readQueue(db, trueNow(), { kind: 'note', id: noteId })
      return counts.due + counts.new + counts.learning
    },
    PACE,
    $clockError
  )
}

/** Cards that were never asked, whatever the day's limit. */
export const $unseen = live<number>(
  db => db.schedules.where('[queue+due]').between(['new', ''], ['new', '\uffff']).count(),
  PACE
)
