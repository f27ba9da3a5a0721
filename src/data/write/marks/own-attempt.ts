import type { ReadableAtom } from 'nanostores'
import type { Attempt } from '#contract/entities.ts'
import { againDraft, pastedDraft, type PastedDraft } from '#contract/marking.ts'
import { satPaper, type SatPaper } from '#contract/sitting.ts'
import { live } from '#data/read/live.ts'
import type { Script, ScriptPart } from '#data/read/marks/script.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { save, saveUndoable, saveAll, type Change } from '#data/write/write.ts'
import type { Letter, PaperQuestion } from '#domain/paper/question.ts'
import { docOfText } from '#domain/sitting/answer-doc.ts'
import { partKey } from '#domain/sitting/keys.ts'
import { AppError } from '#lib/errors.ts'
import { answerId, newId } from '#lib/ids.ts'
import type { Remote } from '#lib/remote.ts'

export const EMPTY_PASTED: PastedDraft = {
  question: '',
  answer: '',
  kind: 'points',
  scheme: '',
  marks: 4,
  command: '',
  modelAnswer: '',
  subjectId: null
}

export interface OpenDraft {
  readonly id: string
  readonly typed: PastedDraft
}

/** Questions that were begun and not handed over for marking, newest first; they meet on every device. */
export const $drafts = live<OpenDraft[]>(async db => {
  const rows = await db.attempts.filter(row => row.kind === 'question' && isLiving(row)).toArray()
  return rows
    .filter(row => row.finished_at === null)
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .flatMap(row => {
      const read = pastedDraft.safeParse(fromRow('attempts', row).asked?.['draft'])
      return read.success ? [{ id: row.id, typed: read.data }] : []
    })
}, 100)

export function ownFields(title: string, rest: Pick<Attempt, 'subjectId' | 'retryOf' | 'finishedAt' | 'asked'>) {
  return {
    kind: 'question' as const,
    refId: null,
    title: title.replaceAll(/\s+/g, ' ').trim().slice(0, 120),
    minutes: null,
    readingMinutes: 0,
    extraPercent: 0,
    settings: { v: 1 as const, pauses: true, wroteAt: null, choices: {} },
    ...rest
  }
}

export function saveOwnDraft({ id, typed }: OpenDraft): Promise<void> {
  const rest = { subjectId: typed.subjectId, retryOf: null, finishedAt: null, asked: { v: 1 as const, draft: typed } }
  return save('attempts', id, ownFields(typed.question, rest))
}

/** Gives the way back. */
export const dropDraft = (id: string): Promise<readonly Change[]> =>
  saveUndoable([{ name: 'attempts', id, remove: true }])

export function askedOf(questions: readonly PaperQuestion[], numbering: SatPaper['numbering']) {
  const marks = questions.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.marks, 0)
  const section = { id: 'A', answer: 'all' as const, marks, questions }
  const asked = { v: 1 as const, numbering, presetId: null, marks, calculator: null, sections: [section] }
  const read = satPaper.safeParse(asked)
  if (!read.success) throw new AppError('invalid', 'The question is too long to be kept')
  return read.data
}

interface Given {
  readonly text: string
  readonly letter?: Letter | null
  readonly fileIds?: readonly string[] | undefined
}

export function answerRow(
  attemptId: string,
  questionKey: string,
  { text, letter = null, fileIds = [] }: Given
): Change {
  const doc = docOfText(text, null, { isLate: false, newId }) as unknown as Record<string, unknown>
  const value = letter === null ? null : { v: 1 as const, choice: letter }
  const rest = { value, fileIds: [...fileIds], flagged: false, confidence: null, checkedAt: null }
  return {
    name: 'answers',
    id: answerId(attemptId, questionKey),
    fields: { attemptId, questionKey, doc, ...rest }
  }
}

/** The question with its scheme and the answer, all or nothing. */
export async function handOver({ id, typed }: OpenDraft, question: PaperQuestion): Promise<void> {
  const [finishedAt, asked] = [new Date().toISOString(), askedOf([question], 'cambridge')]
  const rest = { subjectId: typed.subjectId, retryOf: null, finishedAt, asked }
  await saveAll([
    { name: 'attempts', id, fields: ownFields(typed.question, rest) },
    answerRow(id, partKey(question.key, 0), { text: typed.answer, fileIds: typed.fileIds })
  ])
}

export interface SecondVersion {
  readonly id: string
  readonly text: string
}

/** A second version of this part that was begun and not handed over; null where there is none. */
export function liveSecondVersion(attemptId: string, key: string): ReadableAtom<Remote<SecondVersion | null>> {
  return live(async db => {
    const rows = await db.attempts.filter(row => row.retry_of === attemptId && isLiving(row)).toArray()
    const begun = rows
      .filter(row => row.finished_at === null)
      .flatMap(row => {
        const read = againDraft.safeParse(fromRow('attempts', row).asked?.['again'])
        return read.success && read.data.key === key ? [{ id: row.id, text: read.data.text }] : []
      })
    return begun[0] ?? null
  })
}

function secondFields({ attempt }: Script, rest: Pick<Attempt, 'finishedAt' | 'asked'>) {
  const { id: retryOf, title, subjectId, refId } = attempt
  return { ...ownFields(title, { subjectId, retryOf, ...rest }), refId }
}

export function saveSecondVersion(script: Script, one: ScriptPart, { id, text }: SecondVersion): Promise<void> {
  const asked = { v: 1 as const, again: { key: one.key, text } }
  return save('attempts', id, secondFields(script, { finishedAt: null, asked }))
}

/** The same part answered again, as an attempt of its own. Both versions and their marks stay. */
export function writeAgain(script: Script, one: ScriptPart, { id, text }: SecondVersion): Promise<void> {
  const question = { ...one.question, parts: [one.part] }
  const asked = askedOf([question], script.asked.numbering)
  const rest = { finishedAt: new Date().toISOString(), asked }
  return saveAll([
    { name: 'attempts', id, fields: secondFields(script, rest) },
    answerRow(id, partKey(question.key, 0), { text })
  ])
}
