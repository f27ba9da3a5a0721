import type { QuizResult } from '#contract/engine/quiz.ts'
import type { Quiz } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { study } from '#data/ai/study.ts'
import type { QuizSources } from '#data/read/quiz/quiz-sources.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { sourceFromNote } from '#engine/source.ts'
import { m } from '#messages/generated/messages.js'
import { openTool, readRef } from '#stores/route.ts'
import { saveQuiz } from '#tools/notetaker/quiz/quiz-acts.ts'
import { itemsOf, type QuizSettings } from '#contract/quiz-settings.ts'
import { engineRun } from '#tools/shared/engine/engine-run.ts'

/** Notes that one quiz may be made from: one request to a model must hold them. */
export const MOST_NOTES = 50

/** The notes that an address asks for: `note:ID`, `topic:ID`, `subject:ID`; several notes with commas between. */
export function notesFrom(from: string | undefined, { notes }: QuizSources): string[] {
  const ref = readRef(from, ['note', 'topic', 'subject'])
  if (!ref) return []
  const ids = new Set(ref.id.split(','))
  const isMeant = (note: QuizSources['notes'][number]): boolean =>
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
  const id = await saveQuiz({ ...base, engine: engine.name.slice(0, 80) }, kept, settings)
  openTool('notetaker', { quiz: id }, { replace: true })
  quizRun.stop()
}
