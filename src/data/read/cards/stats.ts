import { readExams } from '#data/entities/schedules.ts'
import type { CardEntry } from '#data/read/cards/card-index.ts'
import { readAllEntries } from '#data/read/cards/card-index.ts'
import { workspace } from '#data/read/workspace.ts'
import { readQueue } from '#data/read/cards/due-queue.ts'
import { isLiving, type Row } from '#data/device/rows.ts'
import { keptAnswers } from '#domain/history/kept-answers.ts'
import { unpackLog } from '#domain/history/packed-log.ts'
import { recallOnDay } from '#domain/cards/exam-target.ts'
import { answersByDay, dueByDay } from '#domain/progress/by-day.ts'
import { forecast, type Forecast } from '#domain/progress/forecast.ts'
import { addCard, emptySums, type Sums } from '#domain/progress/review-stats.ts'
import type { SchedulerOptions } from '#domain/schedule.ts'
import { studyDay } from '#domain/study-day.ts'
import { givingWay } from '#lib/async/giving-way.ts'

/** Cards whose log is read at once. */
const AT_ONCE = 200
/** Days of the forecast. */
const AHEAD = 30
/** Days of answers looked back at. */
const BACK = 365

/** A study day, `2027-05-12`, and a count. */
interface Day {
  readonly date: string
  readonly value: number
}

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
  /** Answers a study day, a year of them, today last. */
  readonly days: readonly Day[]
  /** Cards met before by the study day on which they are due, today first. */
  readonly due: readonly Day[]
  readonly onTheDay: readonly TopicRecall[]
  readonly cards: number
  /** Cards that were answered at least once. */
  readonly answered: number
}

export interface FiguresOptions extends SchedulerOptions {
  readonly newPerDay: number
  readonly secondsPerAnswer: number
  readonly timeZone: string
  readonly dayStartsAt: number
}

function logOf(entry: CardEntry, reviews: readonly Row<'reviews'>[], history: Row<'histories'> | undefined) {
  const there = history ? keptAnswers(unpackLog(history.log.rows)).lines : []
  const own = reviews.filter(isLiving).map(({ grade, reviewed_at }) => ({ grade, reviewedAt: reviewed_at }))
  const answers = there
    .map(({ grade, at }) => ({ grade, reviewedAt: new Date(at).toISOString() }))
    .concat(own)
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
  now: Date,
  options: FiguresOptions,
  tell: (done: number, all: number) => void,
  signal: AbortSignal
): Promise<Figures | null> {
  const entries = await readAllEntries(() => {}, signal)
  if (entries === null) return null
  const { db } = workspace()
  const exams = await readExams(db)
  const all = [...entries.values()]
  const seen = all.filter(({ schedule }) => schedule.reps > 0)
  const dayOf = (at: Date): string => studyDay(at, options.timeZone, options.dayStartsAt)
  const sums = emptySums()
  const days = new Map<string, { sum: number; cards: number }>()
  const rest = givingWay()
  for (let at = 0; at < seen.length; at += AT_ONCE) {
    const some = seen.slice(at, at + AT_ONCE)
    const ids = some.map(({ id }) => id)
    const [reviews, histories] = await Promise.all([
      db.reviews.where('card_id').anyOf(ids).toArray(),
      db.histories.where('card_id').anyOf(ids).filter(isLiving).toArray()
    ])
    if (signal.aborted) return null
    const byCard = Map.groupBy(reviews, ({ card_id }) => card_id)
    const brought = new Map(histories.map(history => [history.card_id, history] as const))
    for (const entry of some) {
      addCard(sums, logOf(entry, byCard.get(entry.id) ?? [], brought.get(entry.id)), now, options, dayOf)
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
  const due = asked.filter(({ state }) => state !== 'new').map(one => dayOf(new Date(one.due)))
  return {
    sums,
    onTheDay,
    cards: all.length,
    answered: seen.length,
    ahead: forecast(asked, now, { ...options, days: AHEAD, today }),
    days: answersByDay(sums.days, dayOf(now), BACK),
    due: dueByDay(due, dayOf(now), AHEAD)
  }
}
