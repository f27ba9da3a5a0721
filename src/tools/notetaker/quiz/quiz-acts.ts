import { atom } from 'nanostores'
import type { QuizItem } from '#contract/engine/quiz.ts'
import type { MarkResult } from '#contract/engine/mark.ts'
import type { Quiz } from '#contract/entities.ts'
import { saveAnswer, saveLoss } from '#data/write/once.ts'
import { readQuiz, type OpenQuiz, type QuizStep, type Sitting } from '#data/read/quiz/sittings.ts'
import { readRow } from '#data/read/live-rows.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { isMissed, isTyped } from '#domain/quiz/attempt.ts'
import { CONFIDENCES, type Confidence } from '#domain/quiz/calibration.ts'
import { isAnswered, type Given } from '#domain/quiz/item.ts'
import { lossId, newId } from '#lib/ids.ts'
import { textHash } from '#engine/hash.ts'
import { tryOrNotify, tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { keyOf } from '#tools/notetaker/quiz/key-of.ts'
import { MOST_ITEMS, settingsOf, type QuizSettings } from '#contract/quiz-settings.ts'
import { SIZES } from '#config/sizes.ts'

type NewQuiz = Pick<Quiz, 'title' | 'subjectId' | 'topicId' | 'sources' | 'seed' | 'engine'>

function attemptChanges(
  id: string,
  quizId: string,
  of: Pick<Quiz, 'title' | 'subjectId'>,
  settings: QuizSettings,
  retryOf: string | null
) {
  const { minutes, ...rest } = settings
  const time = { minutes, readingMinutes: 0, extraPercent: 0, finishedAt: null }
  const fields = {
    kind: 'quiz' as const,
    refId: quizId,
    subjectId: of.subjectId,
    title: of.title,
    retryOf,
    ...time,
    settings: { v: 1 as const, ...rest },
    asked: null
  }
  const start = {
    attemptId: id,
    timer: null,
    kind: 'start' as const,
    happenedAt: new Date().toISOString(),
    seconds: null
  }
  return [
    { name: 'attempts' as const, id, fields },
    { name: 'clock_events' as const, id: newId(), fields: start }
  ]
}

/** The quiz and its first attempt, all or nothing; gives the quiz's id. */
export async function saveQuiz(made: NewQuiz, items: readonly QuizItem[], settings: QuizSettings): Promise<string> {
  const [id, attemptId] = [newId(), newId()]
  const kept = { v: 1 as const, items: items.slice(0, MOST_ITEMS).map(item => ({ ...item })) }
  const { minutes, ...rest } = settings
  const fields = { ...made, settings: { v: 1 as const, ...rest, minutes }, items: kept }
  await saveAll([{ name: 'quizzes', id, fields }, ...attemptChanges(attemptId, id, made, settings, null)])
  return id
}

/** Another attempt of the whole quiz, or of the items named; the second of two presses goes on with that of the first. */
export function sitAgain({ quiz }: OpenQuiz, before: Sitting | null, keys?: readonly string[]): Promise<void> {
  return tryOnceOrNotify(`sit ${quiz.id}`, async () => {
    const now = await readQuiz(quiz.id)
    if (now?.attempts.some(({ attempt }) => attempt.finishedAt === null)) return
    const whole = { ...(before?.settings ?? settingsOf({ settings: quiz.settings, minutes: null })) }
    delete whole.keys
    const wanted = keys ? { ...whole, minutes: null, keys: [...keys] } : whole
    await saveAll(attemptChanges(newId(), quiz.id, quiz, wanted, keys ? (before?.attempt.id ?? null) : null))
  })
}

export function sayConfidence(attemptId: string, item: QuizItem, word: Confidence): Promise<void> {
  return tryOrNotify(() => saveAnswer(attemptId, item.key, { confidence: CONFIDENCES[word] }).then(() => undefined))
}

/** Each answer is on the disk when it was given; of a field that is typed in the latest words follow at once. */
export function giveAnswer(attemptId: string, item: QuizItem, given: Given): Promise<void> {
  return saveAnswer(attemptId, item.key, { value: { v: 1, ...given } }).then(() => undefined)
}

/** Once shown, an answer counts as it is. Its loss is written with it, or when the attempt is opened next. */
export function showSolution({ attempt }: Sitting, { item }: QuizStep): Promise<void> {
  return tryOrNotify(async () => {
    await saveAnswer(attempt.id, item.key, { checkedAt: new Date().toISOString() })
    await writeLosses(attempt.refId ?? '')
  })
}

/** Missed items as `losses`; each has one id on every device, so that writing it again changes nothing. */
export async function writeLosses(quizId: string): Promise<void> {
  const open = await readQuiz(quizId)
  for (const step of open?.sitting?.steps ?? []) {
    if (!open || step.answerId === null || !isMissed(step)) continue
    const note = open.notes.get(step.item.evidence.sourceId)
    const words = `${step.item.question}\n${keyOf(step.item)}`
    await saveLoss({
      subjectId: note?.subjectId ?? open.quiz.subjectId,
      topicId: note?.topicId ?? open.quiz.topicId,
      skill: 'recall',
      words: words.slice(0, SIZES.cardSide),
      originKind: 'quiz',
      originId: step.answerId,
      pointKey: step.item.key,
      marks: 1 - step.score.share,
      droppedAt: null
    })
  }
}

/** Questions with no answer, as the disk has it: the screen may not know of the last one yet. */
export async function emptyIn({ attempt }: Sitting): Promise<number> {
  const sitting = (await readQuiz(attempt.refId ?? ''))?.sitting
  if (sitting?.attempt.id !== attempt.id) return 0
  return sitting.steps.filter(step => step.checkedAt === null && !isAnswered(step.given)).length
}

/** Ends the attempt: everything is shown, what was left open as well. */
export function finishQuiz({ attempt, steps }: Sitting): Promise<void> {
  return tryOrNotify(async () => {
    const now = new Date().toISOString()
    for (const { item, checkedAt } of steps)
      if (checkedAt === null) await saveAnswer(attempt.id, item.key, { checkedAt: now })
    // Before it is ended on the disk: the result comes to the screen with that, and is to be seen first.
    $justEnded.set(attempt.id)
    const submit = { attemptId: attempt.id, timer: null, kind: 'submit' as const, happenedAt: now, seconds: null }
    await saveAll([
      { name: 'attempts', id: attempt.id, fields: { finishedAt: now } },
      { name: 'clock_events', id: newId(), fields: submit }
    ])
    await writeLosses(attempt.refId ?? '')
  })
}

/** The attempt that this tab has just ended, until its result was shown. */
export const $justEnded = atom('')

function markFields(step: QuizStep, answerText: string) {
  const scheme = textHash(keyOf(step.item)).slice(0, 64)
  const model = isTyped(step.item) ? ('points' as const) : ('mcq' as const)
  return { answerId: step.answerId ?? '', model, answerText, schemeHash: scheme, remark: '' }
}

const textOf = ({ given }: QuizStep): string => (given?.kind === 'text' ? given.text : '')

/** The student's word about what they typed. */
export function judge({ attempt }: Sitting, step: QuizStep, isEarned: boolean): Promise<void> {
  return tryOrNotify(async () => {
    const points = {
      v: 1 as const,
      points: [{ key: step.item.key, verdict: isEarned ? ('earned' as const) : ('missed' as const) }]
    }
    const range = isEarned ? { low: 1, high: 1, max: 1 } : { low: 0, high: 0, max: 1 }
    const fields = { ...markFields(step, textOf(step)), madeBy: 'self' as const, engine: 'manual', points, ...range }
    await saveAll([{ name: 'marks', id: newId(), fields }, ...(await lossChange(step, isEarned))])
    await writeLosses(attempt.refId ?? '')
  })
}

/** A question that was left out counts again, as it counted before. */
export function countAgain({ attempt }: Sitting, step: QuizStep): Promise<void> {
  return tryOrNotify(async () => {
    const points = { v: 1 as const, points: [{ key: step.item.key, verdict: 'unsure' as const }] }
    const rest = { madeBy: 'self' as const, engine: 'manual', points, low: null, high: null, max: 0 }
    const fields = { ...markFields(step, textOf(step)), ...rest }
    const isMiss = isMissed({ ...step, isLeftOut: false })
    await saveAll([{ name: 'marks', id: newId(), fields }, ...(await lossChange(step, !isMiss))])
    await writeLosses(attempt.refId ?? '')
  })
}

/** A loss that was none after all is heard of no more; counted again, it is open again. */
async function lossChange({ answerId, item }: QuizStep, isDropped: boolean): Promise<Change[]> {
  const id = lossId(answerId ?? '', item.key)
  if ((await readRow('losses', id)) === null) return []
  return [{ name: 'losses', id, fields: { droppedAt: isDropped ? new Date().toISOString() : null } }]
}

/** "This question is wrong": it counts for nothing from now on. */
export function leaveOut(step: QuizStep): Promise<void> {
  return tryOrNotify(async () => {
    const points = { v: 1 as const, points: [{ key: step.item.key, verdict: 'unsure' as const }] }
    const rest = { madeBy: 'dispute' as const, engine: 'manual', points, low: null, high: null, max: 0 }
    const fields = { ...markFields(step, textOf(step)), ...rest }
    await saveAll([{ name: 'marks', id: newId(), fields }, ...(await lossChange(step, true))])
  })
}

const VERDICTS = { found: 'earned', unsure: 'unsure', 'not-found': 'missed' } as const

/** What a model proposed of the student's own words, kept beside their decision. */
export async function saveQuizMarking(step: QuizStep, result: MarkResult): Promise<void> {
  const points = result.points.flatMap(({ proposal }, at) =>
    proposal ? { key: `${at + 1}`, verdict: VERDICTS[proposal.verdict], quotes: proposal.quotes } : []
  )
  if (points.length === 0) return
  const range = result.range ?? { low: null, high: null, max: points.length }
  const fields = {
    ...markFields(step, textOf(step)),
    madeBy: 'engine' as const,
    engine: result.engine.name.slice(0, 80)
  }
  await saveAll([{ name: 'marks', id: newId(), fields: { ...fields, points: { v: 1, points }, ...range } }])
}
