import type { ReadableAtom } from 'nanostores'
import type { QuizItem } from '#contract/engine/quiz.ts'
import type { Answer, Attempt, ClockEvent, Mark, Quiz } from '#contract/entities.ts'
import { rowsOf, type Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { workspace } from '#data/read/workspace.ts'
import { fromRow, type Row, isLiving } from '#data/device/rows.ts'
import { isMissed, stepsOf, tallyOf, type Step, type Tally } from '#domain/quiz/attempt.ts'
import type { Remote } from '#lib/remote.ts'
import { lossId } from '#lib/ids.ts'
import { compareMaths } from '#data/read/quiz/compare-maths.ts'
import { itemsOf, settingsOf, type QuizSettings } from '#contract/quiz-settings.ts'

export type QuizStep = Step<QuizItem>

/** An attempt with all that was done in it. */
export interface Sitting {
  readonly attempt: Attempt
  readonly settings: QuizSettings
  readonly steps: readonly QuizStep[]
  readonly tally: Tally
  readonly clock: readonly ClockEvent[]
  /** Answers whose lost item has its card. */
  readonly carded: ReadonlySet<string>
}

/** What stands behind a question: the note it came from, or that it is gone. */
export interface SourceNote {
  readonly id: string
  readonly title: string
  readonly subjectId: string | null
  readonly topicId: string | null
}

export interface OpenQuiz {
  readonly quiz: Quiz
  readonly items: readonly QuizItem[]
  /** The one under way, else the last one; null before the first. */
  readonly sitting: Sitting | null
  /** Oldest first. */
  readonly attempts: readonly { readonly attempt: Attempt; readonly tally: Tally }[]
  /** Only notes that are still there. */
  readonly notes: ReadonlyMap<string, SourceNote>
}

async function living<Name extends 'attempts' | 'answers' | 'marks' | 'clock_events'>(
  db: Database,
  name: Name,
  column: string,
  keys: readonly string[]
) {
  const rows = await rowsOf(db, name).where(column).anyOf(keys).toArray()
  const kept = rows.filter(isLiving).sort((a, b) => (a.id < b.id ? -1 : 1))
  return kept.map(row => fromRow(name, row as unknown as Row<Name>))
}

/** All attempts of the quizzes given, with their answers and marks, in four reads. */
export async function readSittings(db: Database, quizzes: readonly Quiz[]): Promise<Omit<Sitting, 'carded'>[]> {
  const items = new Map(quizzes.map(quiz => [quiz.id, itemsOf(quiz)]))
  const attempts = await living(db, 'attempts', 'ref_id', [...items.keys()])
  const ids = attempts.map(({ id }) => id)
  const answers: Answer[] = await living(db, 'answers', 'attempt_id', ids)
  const marks: Mark[] = await living(
    db,
    'marks',
    'answer_id',
    answers.map(({ id }) => id)
  )
  const clock: ClockEvent[] = await living(db, 'clock_events', 'attempt_id', ids)
  return attempts.map(attempt => {
    const settings = settingsOf(attempt)
    const all = items.get(attempt.refId ?? '') ?? []
    const asked = settings.keys ? all.filter(item => settings.keys?.includes(item.key)) : all
    const own = answers.filter(answer => answer.attemptId === attempt.id)
    const ids2 = new Set(own.map(({ id }) => id))
    const steps = stepsOf(
      asked,
      own,
      marks.filter(mark => ids2.has(mark.answerId)),
      compareMaths
    )
    return { attempt, settings, steps, tally: tallyOf(steps), clock: clock.filter(one => one.attemptId === attempt.id) }
  })
}

async function cardedOf(db: Database, steps: readonly QuizStep[]): Promise<Set<string>> {
  const ofLoss = new Map<string, string>()
  for (const step of steps)
    if (step.answerId !== null && isMissed(step)) ofLoss.set(lossId(step.answerId, step.item.key), step.answerId)
  const cards = await db.cards
    .where('loss_id')
    .anyOf([...ofLoss.keys()])
    .toArray()
  return new Set(cards.filter(isLiving).map(row => ofLoss.get(row.loss_id ?? '') ?? ''))
}

/** The quiz as it is committed now. */
export function readQuiz(id: string): Promise<OpenQuiz | null> {
  return quizIn(workspace().db, id)
}

async function quizIn(db: Database, id: string): Promise<OpenQuiz | null> {
  const row = await db.quizzes.get(id)
  if (!isLiving(row)) return null
  const quiz = fromRow('quizzes', row)
  const items = itemsOf(quiz)
  const sittings = await readSittings(db, [quiz])
  const current = sittings.findLast(({ attempt }) => attempt.finishedAt === null) ?? sittings.at(-1)
  const noteIds = [...new Set(items.map(item => item.evidence.sourceId))]
  const notes = (await db.notes.bulkGet(noteIds)).flatMap(note =>
    isLiving(note) ? [{ id: note.id, title: note.title, subjectId: note.subject_id, topicId: note.topic_id }] : []
  )
  return {
    quiz,
    items,
    sitting: current ? { ...current, carded: await cardedOf(db, current.steps) } : null,
    attempts: sittings.map(({ attempt, tally }) => ({ attempt, tally })),
    notes: new Map(notes.map(note => [note.id, note]))
  }
}

/** The quiz as it is now on this device, or null when it does not exist or was deleted. */
export function liveQuiz(id: string): ReadableAtom<Remote<OpenQuiz | null>> {
  return live(db => quizIn(db, id))
}
