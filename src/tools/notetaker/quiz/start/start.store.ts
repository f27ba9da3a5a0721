import type { QuizResult } from '#contract/engine/quiz.ts'
import type { Quiz, Topic } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { study } from '#data/ai/study.ts'
import { live } from '#data/read/live.ts'
import { readNote, type NoteSummary } from '#data/write/notes/notes.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import type { Tally } from '#domain/quiz/attempt.ts'
import { sourceFromNote } from '#engine/source.ts'
import { m } from '#messages/generated/messages.js'
import { openTool, readRef } from '#stores/route.ts'
import { keepQuiz } from '#tools/notetaker/quiz/quiz-acts.ts'
import { readSittings } from '#tools/notetaker/quiz/rows/quiz-rows.ts'
import { itemsOf, type QuizSettings } from '#tools/notetaker/quiz/rows/settings.ts'
import { engineRun } from '#tools/shared/engine/engine-run.ts'

/** Notes that one quiz may be made from: one request to a model must hold them. */
export const MOST_NOTES = 50

export interface Ground {
  readonly notes: readonly (Pick<NoteSummary, 'id' | 'title' | 'words'> & {
    readonly subjectId: string | null
    readonly topicId: string | null
  })[]
  readonly topics: readonly Topic[]
}

/** What a quiz can be made from: the notes, newest change first, with their topics. */
export const $ground = live<Ground>(async db => {
  const summaries = await db.summaries.orderBy('updated_at').reverse().toArray()
  const topics = (await db.topics.toArray()).filter(isLiving).map(row => fromRow('topics', row))
  const ofTopic = new Map<string, string>()
  for (const topic of topics)
    for (const id of await db.notes.where('topic_id').equals(topic.id).primaryKeys()) ofTopic.set(id, topic.id)
  const notes = summaries.map(({ id, title, words, subject_id }) => {
    return { id, title, words, subjectId: subject_id, topicId: ofTopic.get(id) ?? null }
  })
  return { notes, topics }
})

/** The notes that an address asks for: `note:ID`, `topic:ID`, `subject:ID`; several notes with commas between. */
export function notesFrom(from: string | undefined, { notes }: Ground): string[] {
  const ref = readRef(from, ['note', 'topic', 'subject'])
  if (!ref) return []
  const ids = new Set(ref.id.split(','))
  const isMeant = (note: Ground['notes'][number]): boolean =>
    ref.kind === 'note' ? ids.has(note.id) : ids.has((ref.kind === 'topic' ? note.topicId : note.subjectId) ?? '')
  return notes
    .filter(isMeant)
    .map(({ id }) => id)
    .slice(0, MOST_NOTES)
}

export const quizRun = engineRun<QuizResult>()

function same<Value>(values: readonly Value[]): Value | null {
  return values.length > 0 && values.every(value => value === values[0]) ? (values[0] ?? null) : null
}

/** "Potsdam", or "Potsdam and 2 more". */
function titleOf(notes: readonly { readonly title: string }[]): string {
  const first = notes[0]?.title.trim() || m.quiz_untitled()
  return (notes.length < 2 ? first : m.quiz_title_more({ title: first, count: notes.length - 1 })).slice(0, SIZES.title)
}

type Base = Pick<Quiz, 'title' | 'subjectId' | 'topicId' | 'sources' | 'seed'>
let base: Base | null = null

/** Makes the questions. A quiz as long as it was wanted begins at once; of a shorter one the student decides. */
export async function makeQuiz(ids: readonly string[], settings: QuizSettings): Promise<void> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
  await quizRun.start(async work => {
    const notes = (await Promise.all(ids.map(readNote))).flatMap(note => note ?? [])
    const sources = notes.map(sourceFromNote).filter(source => source.blocks.length > 0)
    if (sources.length === 0) return null
    base = {
      title: titleOf(notes),
      subjectId: same(notes.map(note => note.subjectId)),
      topicId: same(notes.map(note => note.topicId)),
      sources: { v: 1, sources: notes.map(({ id }) => ({ kind: 'note', id })) },
      seed
    }
    const chosen = await study.quiz(sources, { max: settings.count, seed, types: settings.types }, work)
    work.signal.throwIfAborted()
    if (chosen.result.items.length >= settings.count && chosen.fallback === null)
      await beginQuiz(chosen.result, settings)
    return chosen
  })
}

export async function beginQuiz({ items, engine }: QuizResult, settings: QuizSettings): Promise<void> {
  if (!base) return
  const kept = itemsOf({ items: { v: 1, items: items.map(item => ({ ...item })) } })
  const id = await keepQuiz({ ...base, engine: engine.name.slice(0, 80) }, kept, settings)
  openTool('notetaker', { quiz: id }, { replace: true })
  quizRun.stop()
}

export interface QuizLine {
  readonly id: string
  readonly title: string
  readonly isUnderWay: boolean
  readonly tally: Tally | null
  readonly count: number
}

/** The student's quizzes, newest first. */
export const $quizzes = live<QuizLine[]>(async db => {
  const rows = (await db.quizzes.toArray()).filter(isLiving)
  const quizzes = rows.map(row => fromRow('quizzes', row)).sort((a, b) => (a.id < b.id ? 1 : -1))
  const sittings = await readSittings(db, quizzes)
  return quizzes.map(({ id, title, items }) => {
    const own = sittings.filter(({ attempt }) => attempt.refId === id)
    const open = own.findLast(({ attempt }) => attempt.finishedAt === null)
    const last = open ?? own.at(-1)
    return {
      id,
      title,
      isUnderWay: open !== undefined,
      tally: last?.tally ?? null,
      count: last?.steps.length ?? items.items.length
    }
  })
})
