import type { Activity } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { live, liveAt } from '#data/read/live.ts'
import { counting } from '#domain/progress/corrected.ts'
import { durationOf } from '#domain/progress/duration.ts'
import { reviewSessions } from '#domain/progress/review-sessions.ts'
import { idsSince } from '#lib/ids.ts'
import type { ReadableAtom } from 'nanostores'
import type { Remote } from '#lib/remote.ts'

/** How an entry came into the log, the one that knows most of a minute first. */
export const LOG_KINDS = ['review', 'quiz', 'paper', 'timer', 'hand'] as const
export type LogKind = (typeof LOG_KINDS)[number]

/** One stretch of study, as the log tells it now. */
export interface LogEntry extends Pick<Activity, 'id' | 'title' | 'subjectId' | 'topicId' | 'seconds' | 'replaces'> {
  readonly kind: LogKind
  readonly tool: string
  readonly refKind: string | null
  readonly refId: string | null
  readonly blockId: string | null
  /** Milliseconds since 1970. */
  readonly from: number
  readonly to: number
  /** Of a session of review: its answers. */
  readonly count: number | null
  /** It stands as a row of the log, and is not read from what a room holds. */
  readonly isRow: boolean
}

const DAY = 86_400_000
/** Where the kind of an entry by hand stands. */
export const BY_HAND = 'hand'
const NOTHING = { topicId: null, refId: null, blockId: null, replaces: null, title: '' }

function kindOf({ refKind, tool }: Activity): LogKind {
  if (refKind === BY_HAND) return 'hand'
  if (refKind === 'review' || refKind === 'quiz') return refKind
  return tool === 'paper-maker' && refKind === 'paper' ? 'paper' : 'timer'
}

function rowEntry(row: Activity): LogEntry {
  const { id, title, subjectId, topicId, seconds, replaces, tool, refKind, refId, blockId, startedAt, endedAt } = row
  const of = { id, title, subjectId, topicId, seconds, replaces, tool, refKind, refId, blockId }
  const [from, to] = [Date.parse(startedAt), Date.parse(endedAt)]
  return { ...of, kind: kindOf(row), from, to, count: null, isRow: true }
}

async function rowEntries(db: Database, from: number, to: number): Promise<LogEntry[]> {
  const [within, corrections] = await Promise.all([
    db.activities
      .where('started_at')
      .between(new Date(from - DAY).toISOString(), new Date(to).toISOString())
      .toArray(),
    // A correction may have moved its entry from one day to another.
    db.activities.where('replaces').above('').toArray()
  ])
  const rows = new Map([...within, ...corrections].filter(isLiving).map(row => [row.id, row]))
  return [...rows.values()].map(row => rowEntry(fromRow('activities', row)))
}

async function reviewEntries(db: Database, from: number, to: number): Promise<LogEntry[]> {
  const rows = await db.reviews
    .where('id')
    .between(idsSince(from - DAY), idsSince(to))
    .toArray()
  const living = rows.filter(isLiving)
  const ids = [...new Set(living.map(({ card_id }) => card_id))]
  const cards = await db.cards.bulkGet(ids)
  const subjects = new Map(ids.map((id, index) => [id, cards[index]?.subject_id ?? null]))
  const answers = living.map(({ id, card_id, reviewed_at, duration_ms }) => {
    return { id, at: Date.parse(reviewed_at), ms: duration_ms, subjectId: subjects.get(card_id) ?? null }
  })
  return reviewSessions(answers).map(session => {
    return { ...NOTHING, ...session, kind: 'review', tool: 'notetaker', refKind: 'review', isRow: false }
  })
}

async function quizEntries(db: Database, from: number, to: number): Promise<LogEntry[]> {
  const rows = await db.clock_events
    .where('id')
    .between(idsSince(from - DAY), idsSince(to))
    .toArray()
  const events = rows.filter(isLiving).map(row => fromRow('clock_events', row))
  const ended = events.flatMap(({ kind, attemptId }) => (kind === 'submit' && attemptId !== null ? [attemptId] : []))
  const attempts = await db.attempts.bulkGet([...new Set(ended)])
  const byAttempt = Map.groupBy(events, ({ attemptId }) => attemptId)
  return attempts.flatMap((row): LogEntry[] => {
    if (!isLiving(row) || row.kind !== 'quiz') return []
    const { startedAt, submittedAt, elapsed } = durationOf(byAttempt.get(row.id) ?? [], new Date(to))
    if (startedAt === null || submittedAt === null) return []
    const [start, end] = [Date.parse(startedAt), Date.parse(submittedAt)]
    const of = {
      ...NOTHING,
      id: row.id,
      title: row.title,
      subjectId: row.subject_id,
      tool: 'notetaker',
      refKind: 'quiz'
    }
    return [
      { ...of, kind: 'quiz', from: start, to: end, seconds: Math.round(elapsed / 1000), count: null, isRow: false }
    ]
  })
}

/** What the log tells of a time: rows with their corrections, sessions of review, quizzes. The oldest first. */
export async function readLog(db: Database, from: number, to: number): Promise<LogEntry[]> {
  const [rows, reviews, quizzes] = await Promise.all([
    rowEntries(db, from, to),
    reviewEntries(db, from, to),
    quizEntries(db, from, to)
  ])
  const known = new Set(rows.map(({ id }) => id))
  const read = [...reviews, ...quizzes].filter(({ id }) => !known.has(id))
  return counting([...rows, ...read])
    .filter(entry => entry.to > from && entry.from < to)
    .sort((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1))
}

/** At most so often while a room writes. */
const PACE_MS = 500

/** The log of a time that a store names: milliseconds since 1970, `FROM TO`. */
export function liveLogAt($span: ReadableAtom<string>): ReadableAtom<Remote<LogEntry[]>> {
  return liveAt($span, span => {
    const [from = 0, to = 0] = span.split(' ').map(Number)
    return live(db => readLog(db, from, to), PACE_MS)
  })
}
