import { readExams } from '#data/cards/exams.ts'
import type { CardEntry } from '#data/cards/card-index.ts'
import { readAllEntries } from '#data/cards/card-index.ts'
import type { Database } from '#data/database.ts'
import { readQueue } from '#data/review/due-queue.ts'
import type { Row } from '#data/rows.ts'
import { recallOnDay } from '#domain/cards/exam-target.ts'
import { forecast, type Forecast } from '#domain/progress/forecast.ts'
import { addCard, emptySums, type Sums } from '#domain/progress/review-stats.ts'
import type { SchedulerOptions } from '#domain/schedule.ts'
import { givingWay } from '#lib/async/giving-way.ts'

/** Cards whose log is read at once. */
const AT_ONCE = 200
/** Days of the forecast. */
const AHEAD = 30

export interface TopicRecall {
  /** Of a topic, else of a subject. */
  readonly id: string
  /** 0 to 1: mean expected recall on the next exam day. */
  readonly recall: number
  readonly cards: number
}

export interface Figures {
  readonly sums: Sums
  readonly ahead: Forecast
  readonly onTheDay: readonly TopicRecall[]
  /** Cards that were answered at least once. */
  readonly answered: number
}

export interface FiguresOptions extends SchedulerOptions {
  readonly newPerDay: number
  readonly secondsPerAnswer: number
}

function logOf(entry: CardEntry, reviews: readonly Row<'reviews'>[]) {
  const answers = reviews
    .filter(({ deleted_at }) => deleted_at === null)
    .map(({ grade, reviewed_at }) => ({ grade, reviewedAt: reviewed_at }))
    .sort((a, b) => (a.reviewedAt < b.reviewedAt ? -1 : a.reviewedAt > b.reviewedAt ? 1 : a.grade - b.grade))
  return {
    id: entry.id,
    createdAt: answers[0]?.reviewedAt ?? entry.schedule.due,
    topicId: entry.topicId ?? entry.subjectId,
    answers
  }
}

/** Reads the whole log card by card, with rests; null when it was stopped. */
export async function readFigures(
  db: Database,
  now: Date,
  options: FiguresOptions,
  tell: (done: number, all: number) => void,
  signal: AbortSignal
): Promise<Figures | null> {
  const entries = await readAllEntries(db, () => {}, signal)
  if (entries === null) return null
  const exams = await readExams(db)
  const all = [...entries.values()]
  const seen = all.filter(({ schedule }) => schedule.reps > 0)
  const sums = emptySums()
  const days = new Map<string, { sum: number; cards: number }>()
  const rest = givingWay()
  for (let at = 0; at < seen.length; at += AT_ONCE) {
    const some = seen.slice(at, at + AT_ONCE)
    const reviews = await db.reviews
      .where('card_id')
      .anyOf(some.map(({ id }) => id))
      .toArray()
    if (signal.aborted) return null
    const byCard = Map.groupBy(reviews, ({ card_id }) => card_id)
    for (const entry of some) {
      addCard(sums, logOf(entry, byCard.get(entry.id) ?? []), now, options)
      const recall = recallOnDay(
        entry.id,
        entry.schedule,
        (entry.subjectId && exams.get(entry.subjectId)) || [],
        now,
        options
      )
      const place = entry.topicId ?? entry.subjectId
      if (recall !== null && place !== null) {
        const topic = days.get(place) ?? { sum: 0, cards: 0 }
        days.set(place, { sum: topic.sum + recall, cards: topic.cards + 1 })
      }
      await rest()
    }
    tell(Math.min(seen.length, at + AT_ONCE), seen.length)
  }
  const asked = all.filter(({ suspended }) => !suspended).map(({ schedule }) => schedule)
  const onTheDay = [...days].map(([id, { sum, cards }]) => ({ id, recall: sum / cards, cards }))
  const { counts: today } = await readQueue(db, now)
  return { sums, onTheDay, answered: seen.length, ahead: forecast(asked, now, { ...options, days: AHEAD, today }) }
}
