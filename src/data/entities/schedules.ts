import type { Table } from 'dexie'
import { toColumns, type Row, isLiving } from '#data/device/rows.ts'
import { watch } from '#data/device/watch.ts'
import { preferenceDefaults } from '#data/device/preferences-defaults.ts'
import type { Database, ScheduleRow } from '#data/device/database.ts'
import { answeredAt } from '#domain/answered-at.ts'
import { aimAt } from '#domain/cards/exam-target.ts'
import type { CardAnswer } from '#domain/progress/loss.ts'
import { beginning } from '#domain/history/standing.ts'
import { inOrder, newSchedule, nextSchedule } from '#domain/schedule-fsrs.ts'
import type { SchedulerOptions } from '#domain/schedule.ts'
import { givingWay } from '#lib/async/giving-way.ts'
import { isOwnDateCounted } from '#domain/plan/exam-dates.ts'
import { studyDayStart } from '#domain/study-day.ts'

/** By subject, in order of time: the instants at which the study days of its exams begin. */
export type Exams = ReadonlyMap<string, readonly string[]>

/** Rows of `exams`, and a subject's own `examOn` where no row stands for it. */
export function examsBySubject(
  stored: Row<'preferences'> | undefined,
  exams: readonly Row<'exams'>[],
  subjects: readonly Row<'subjects'>[]
): Exams {
  const { timeZone, dayStartsAt } = preferenceDefaults()
  const at = (day: string): string =>
    studyDayStart(day, stored?.time_zone ?? timeZone, stored?.day_starts_at ?? dayStartsAt).toISOString()
  const days = new Map<string, Set<string>>()
  for (const { subject_id, takes_on } of exams.filter(isLiving))
    days.set(subject_id, (days.get(subject_id) ?? new Set()).add(takes_on))
  for (const { id, exam_on } of subjects.filter(isLiving))
    if (isOwnDateCounted(exam_on, [...(days.get(id) ?? [])])) days.set(id, (days.get(id) ?? new Set()).add(exam_on))
  return new Map([...days].map(([subject, dates]) => [subject, [...dates].sort().map(at)]))
}

export async function readExams(db: Database): Promise<Exams> {
  const [[stored], exams, subjects] = await Promise.all([
    db.preferences.toArray(),
    db.exams.toArray(),
    db.subjects.toArray()
  ])
  return examsBySubject(stored, exams, subjects)
}

type ReviewRow = Row<'reviews'>

/** Cards whose schedules are computed in one transaction: short enough that a tap does not wait. */
const AT_ONCE = 250
const BUILT_FOR = 'schedules'
/** How far a building has come, and for what: a page that dies in it goes on there. */
const BUILDING = 'schedules-building'
/** Raised when the same log makes other schedules: those that lie here are then built anew. */
const RULES = 2

export function schedulerOptions(preferences: Row<'preferences'> | undefined): SchedulerOptions {
  const { desired_retention, fsrs_weights } = preferences ?? (toColumns(preferenceDefaults()) as Row<'preferences'>)
  return { desiredRetention: desired_retention, weights: fsrs_weights }
}

interface Answer {
  readonly grade: ReviewRow['grade']
  readonly reviewedAt: string
}

/** The server writes down when it first heard of a row; until it says so, only this device's clock is known. */
export function countedAt({ reviewed_at, created_at, rev }: ReviewRow): string {
  return rev > 0 ? answeredAt(reviewed_at, created_at) : reviewed_at
}

/** Answers that count as given at one time keep the order of their own clock. */
function answersOf(reviews: readonly ReviewRow[]): Answer[] {
  return reviews
    .filter(isLiving)
    .map(review => ({ grade: review.grade, reviewedAt: review.reviewed_at, counted: countedAt(review) }))
    .sort((a, b) => Date.parse(a.counted) - Date.parse(b.counted) || inOrder(a, b))
    .map(({ grade, counted }) => ({ grade, reviewedAt: counted }))
}

const broughtOf = (history: Row<'histories'> | undefined) =>
  isLiving(history) ? { rows: history.log.rows, standing: history.standing } : null

/** Pure: what the log of a card's answers makes of it; `exams` are those of its subject, in order of time. */
export function scheduleRow(
  card: Row<'cards'>,
  reviews: readonly ReviewRow[],
  options: SchedulerOptions,
  exams: readonly string[] = [],
  history?: Row<'histories'>
): ScheduleRow {
  const { answers, ...begun } = beginning(card.created_at, answersOf(reviews), broughtOf(history))
  let { schedule, lastInReview: answeredInReview } = begun
  for (const { grade, reviewedAt } of answers) {
    if (schedule.state === 'review') answeredInReview = reviewedAt
    schedule = nextSchedule(card.id, schedule, grade, new Date(reviewedAt), options)
  }
  schedule = aimAt(card.id, schedule, exams, options)
  const queue = schedule.state === 'relearning' ? 'learning' : schedule.state
  return {
    card_id: card.id,
    queue: card.suspended ? 'hidden' : queue,
    due: schedule.due,
    last_reviewed_at: schedule.lastReviewedAt ?? '',
    first_reviewed_at: begun.first ?? answers[0]?.reviewedAt ?? null,
    answered_in_review_at: answeredInReview,
    group_id: card.group_id,
    created_at: card.created_at,
    suspended: card.suspended,
    buried_until: card.buried_until,
    schedule
  }
}

/** Pure: each answer to a card with the memory it left, in the order in which they count. */
export function answersWithMemory(
  card: Row<'cards'>,
  reviews: readonly ReviewRow[],
  options: SchedulerOptions
): CardAnswer[] {
  let schedule = newSchedule(card.created_at)
  return answersOf(reviews).map(({ grade, reviewedAt }) => {
    const inReview = schedule.state === 'review'
    schedule = nextSchedule(card.id, schedule, grade, new Date(reviewedAt), options)
    return { cardId: card.id, at: reviewedAt, grade, inReview, stability: schedule.stability }
  })
}

const NO_EXAMS: readonly string[] = []

/** Rows of some cards: asked for all at once, where a cursor waits for an answer a card. */
async function ofCards<Row>(table: Table<Row, string>, cardIds: readonly string[]): Promise<Row[]> {
  const found = await Promise.all(cardIds.map(id => table.where('card_id').equals(id).toArray()))
  return found.flat()
}

/** Inside the transaction that changed these cards or their reviews. */
export async function reschedule(db: Database, cardIds: readonly string[]): Promise<void> {
  const [preferences] = await db.preferences.toArray()
  const options = schedulerOptions(preferences)
  const [cards, reviews, histories, examRows, subjectRows] = await Promise.all([
    db.cards.bulkGet([...cardIds]),
    ofCards(db.reviews, cardIds),
    ofCards(db.histories, cardIds),
    db.exams.toArray(),
    db.subjects.toArray()
  ])
  const exams = examsBySubject(preferences, examRows, subjectRows)
  const byCard = Map.groupBy(reviews, review => review.card_id)
  const broughtBy = new Map(histories.filter(isLiving).map(history => [history.card_id, history] as const))
  const live = cards.filter(isLiving)
  await db.schedules.bulkDelete(cardIds.filter((_, index) => !isLiving(cards[index])))
  const notes = exams.size === 0 ? [] : live.flatMap(card => (card.subject_id === null ? (card.note_id ?? []) : []))
  const summaries = notes.length === 0 ? [] : await db.summaries.bulkGet([...new Set(notes)])
  const subjectOf = new Map(summaries.flatMap(note => (note ? [[note.id, note.subject_id]] : [])))
  const examsOf = ({ subject_id, note_id }: Row<'cards'>): readonly string[] => {
    // A card without a subject of its own has that of its note.
    const subject = subject_id ?? (note_id === null ? null : subjectOf.get(note_id)) ?? null
    return (subject !== null && exams.get(subject)) || NO_EXAMS
  }
  const rowOf = (card: Row<'cards'>): ScheduleRow =>
    scheduleRow(card, byCard.get(card.id) ?? [], options, examsOf(card), broughtBy.get(card.id))
  await db.schedules.bulkPut(live.map(rowOf))
}

/** What computing schedules reads and writes. */
export const SCHEDULE_TABLES = [
  'cards',
  'reviews',
  'histories',
  'preferences',
  'schedules',
  'exams',
  'subjects',
  'summaries'
]

/** What all schedules depend on besides their logs, as one text. */
async function wantedFor(db: Database): Promise<string> {
  const [[preferences], exams] = await Promise.all([db.preferences.toArray(), readExams(db)])
  const dates = exams.size === 0 ? {} : { exams: [...exams].sort(([a], [b]) => (a < b ? -1 : 1)) }
  return JSON.stringify({ ...schedulerOptions(preferences), rules: RULES, ...dates })
}

/** Other exams or another wish for recall mean other due dates: in steps, and again after a kill. */
export async function rebuildSchedules(db: Database): Promise<void> {
  const wanted = await wantedFor(db)
  const built = await db.meta.get(BUILT_FOR)
  const begun = (await db.meta.get(BUILDING))?.value as { wanted: string; after: string } | undefined
  if (built?.value === wanted && begun === undefined) return
  let after = begun?.wanted === wanted ? begun.after : ''
  const rest = givingWay()
  for (;;) {
    const ids = await db.cards.where('id').above(after).limit(AT_ONCE).primaryKeys()
    const last = ids.at(-1)
    if (last === undefined) break
    await db.transaction('rw', [...SCHEDULE_TABLES, 'meta'], async () => {
      await reschedule(db, ids)
      await db.meta.put({ key: BUILDING, value: { wanted, after: last } })
    })
    after = last
    await rest()
  }
  await db.transaction('rw', db.meta, async () => {
    await db.meta.put({ key: BUILT_FOR, value: wanted })
    await db.meta.delete(BUILDING)
  })
}

/** A date that was set by hand is typed part by part, and sync brings several. */
const SETTLED = 2000

/** Looks at the dates of the exams as long as the workspace is open, and builds the schedules anew when they change. */
export function followExams(db: Database, onError: (cause: unknown) => void): () => void {
  let isRunning = false
  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await rebuildSchedules(db)
    } finally {
      isRunning = false
    }
  }
  return watch(() => wantedFor(db), { pace: SETTLED, onValue: () => void run().catch(onError), onError })
}
