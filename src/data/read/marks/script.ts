import type { ReadableAtom } from 'nanostores'
import type { Answer, Attempt, Mark } from '#contract/entities.ts'
import { satPaper, type SatPaper } from '#contract/sitting.ts'
import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { sayingOf } from '#data/read/marks/saying.ts'
import { answerDoc, answeredKeys, choiceOf, settingsOf } from '#data/read/papers/sittings.ts'
import { fromRow, type Row, isLiving } from '#data/device/rows.ts'
import { isWhole, NO_VERDICTS, partMark, sayLetter, type Verdicts } from '#domain/marks/part.ts'
import { markSoFar } from '#domain/marks/decide.ts'
import type { MarkRange } from '#domain/marks/points.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import { linesOf, verdictsOf, sayBlank } from '#domain/marks/verdict-lines.ts'
import { partLabel, questionNumber } from '#domain/paper/numbering.ts'
import type { PaperPart, PaperQuestion } from '#domain/paper/question.ts'
import { textOfDoc } from '#domain/sitting/answer-doc.ts'
import { sectionCount } from '#domain/sitting/counts.ts'
import { partKey } from '#domain/sitting/keys.ts'
import { answerId } from '#lib/ids.ts'
import type { Remote } from '#lib/remote.ts'

/** One part of a script: what was asked, what was answered, what was said of it. */
export interface ScriptPart {
  readonly key: string
  /** `3 (b)` in the board's manner. */
  readonly name: string
  readonly question: PaperQuestion
  readonly part: PaperPart
  /** Under "answer n of m": whether its marks count. */
  readonly counts: boolean
  readonly answer: Answer | null
  readonly answerId: string
  readonly text: string
  readonly letter: string | null
  readonly isBlank: boolean
  /** Oldest first. */
  readonly markings: readonly Mark[]
  /** What stands now: by code where code decides, else the student's latest word, kept or not. */
  readonly now: Verdicts
  /** Something was said since its marks were last kept. */
  readonly isWaiting: boolean
  /** What stands, once it is of the whole part. */
  readonly said: Verdicts | null
  readonly mark: MarkRange | null
  /** Verdicts of earlier parts of the question, as `a.p1`. */
  readonly earlier: ReadonlyMap<string, PointVerdict>
}

/** A part as it stands, wherever in its paper it is. */
export type MarkedPart = Omit<ScriptPart, 'name' | 'counts'>

export interface Script {
  readonly attempt: Attempt
  readonly asked: SatPaper
  readonly parts: readonly ScriptPart[]
}

interface Reading {
  readonly attempt: Attempt
  readonly answers: ReadonlyMap<string, Answer>
  readonly marks: ReadonlyMap<string, readonly Mark[]>
}

function partOf(
  { attempt, answers, marks }: Reading,
  question: PaperQuestion,
  at: number,
  earlier: ReadonlyMap<string, PointVerdict>
): MarkedPart {
  const part = question.parts[at] as PaperPart
  const key = partKey(question.key, at)
  const answer = answers.get(key) ?? null
  const id = answer?.id ?? answerId(attempt.id, key)
  const text = answer ? textOfDoc(answerDoc(answer)) : ''
  const letter = answer ? choiceOf(answer) : null
  const isBlank = text.trim() === '' && letter === null && (answer?.fileIds.length ?? 0) === 0
  const markings = marks.get(id) ?? []
  const own = markings.findLast(({ madeBy }) => madeBy === 'self')
  const byCode = isBlank ? sayBlank(part) : sayLetter(part, letter)
  const saying = byCode ? undefined : sayingOf(attempt, key)
  const lines = saying?.map(line => ({ ...line })) ?? own?.points.points
  const now = byCode ?? (lines ? verdictsOf(part, lines) : NO_VERDICTS)
  const said = isWhole(part, now) ? now : null
  const mark = partMark(part, now, earlier)
  const isWaiting = saying !== undefined
  const rest = { letter, isBlank, markings, now, isWaiting, said, mark, earlier }
  return { key, question, part, answer, answerId: id, text, ...rest }
}

/** The parts of a question, each with what was said of those before it. */
function questionParts(reading: Reading, question: PaperQuestion): MarkedPart[] {
  const earlier = new Map<string, PointVerdict>()
  return question.parts.map((part, at) => {
    const read = partOf(reading, question, at, new Map(earlier))
    for (const [id, verdict] of read.said?.verdicts ?? []) earlier.set(`${part.label ?? ''}.${id}`, verdict)
    return read
  })
}

function partsOf(reading: Reading, asked: SatPaper): ScriptPart[] {
  const { numbering } = asked
  const { choices } = settingsOf(reading.attempt)
  const answered = answeredKeys(reading)
  let number = -1
  return asked.sections.flatMap(section => {
    const counting = new Set(sectionCount(section, answered, choices[section.id] ?? []).counts)
    return section.questions.flatMap(question => {
      number += 1
      return questionParts(reading, question).map((read): ScriptPart => {
        const label = partLabel(numbering, read.part.label, question.parts.length)
        const name = `${questionNumber(numbering, number)} ${label}`.trim()
        return { ...read, name, counts: counting.has(question.key) }
      })
    })
  })
}

let last: { readonly id: string; readonly finishedAt: string; readonly asked: SatPaper } | undefined

/** What a finished attempt was asked never changes: its up to 400 kB are checked once, not at each press. */
function askedOf({ id, finishedAt, asked }: Attempt): SatPaper | null {
  if (last?.id === id && last.finishedAt === finishedAt) return last.asked
  const read = satPaper.safeParse(asked)
  if (!read.success) return null
  if (finishedAt !== null) last = { id, finishedAt, asked: read.data }
  return read.data
}

async function attemptOf(db: Database, id: string): Promise<Pick<Script, 'attempt' | 'asked'> | null> {
  const row = await db.attempts.get(id)
  if (!isLiving(row) || row.kind === 'quiz') return null
  const attempt = fromRow('attempts', row)
  const asked = askedOf(attempt)
  return asked && { attempt, asked }
}

async function readingOf(db: Database, attempt: Attempt, found: readonly Row<'answers'>[]): Promise<Reading> {
  const rows = found.filter(isLiving)
  const marked = await db.marks
    .where('answer_id')
    .anyOf(rows.map(one => one.id))
    .toArray()
  const living = marked.filter(isLiving).sort((a, b) => (a.id < b.id ? -1 : 1))
  return {
    attempt,
    answers: new Map(rows.map(one => fromRow('answers', one)).map(answer => [answer.questionKey, answer])),
    marks: Map.groupBy(
      living.map(one => fromRow('marks', one)),
      mark => mark.answerId
    )
  }
}

/** Null where there is no such attempt, or none that can be marked here. */
export async function readScript(db: Database, id: string): Promise<Script | null> {
  const known = await attemptOf(db, id)
  if (!known) return null
  const { attempt, asked } = known
  const rows = await db.answers.where('attempt_id').equals(id).toArray()
  return { attempt, asked, parts: partsOf(await readingOf(db, attempt, rows), asked) }
}

/** One part, from the rows of its question alone: a press must not wait for a script of fifty answers. */
export async function readPart(
  db: Database,
  id: string,
  key: string
): Promise<{ readonly attempt: Attempt; readonly one: MarkedPart } | null> {
  const known = await attemptOf(db, id)
  const keysOf = ({ key: own, parts }: PaperQuestion): string[] => parts.map((_, at) => partKey(own, at))
  const question = known?.asked.sections
    .flatMap(({ questions }) => questions)
    .find(other => keysOf(other).includes(key))
  if (!known || !question) return null
  const rows = await db.answers.bulkGet(keysOf(question).map(own => answerId(id, own)))
  const reading = await readingOf(
    db,
    known.attempt,
    rows.flatMap(row => row ?? [])
  )
  const one = questionParts(reading, question).find(part => part.key === key)
  return one ? { attempt: known.attempt, one } : null
}

/** What a part is shown from: while none of it changed, the part stays the same object and is not drawn again. */
function stampOf({ part, answer, text, counts, markings, now, isWaiting, earlier, name }: ScriptPart): string {
  const ids = [answer?.id, answer?.fileIds, markings.map(({ id }) => id)]
  return JSON.stringify([name, text, counts, isWaiting, ids, linesOf(part, now), [...earlier]])
}

/** Of one script, as it changes in any tab. */
export function liveScript(id: string): ReadableAtom<Remote<Script | null>> {
  const before = new Map<string, { readonly stamp: string; readonly one: ScriptPart }>()
  const same = (one: ScriptPart): ScriptPart => {
    const [stamp, known] = [stampOf(one), before.get(one.key)]
    if (known?.stamp === stamp) return known.one
    before.set(one.key, { stamp, one })
    return one
  }
  return live(async db => {
    const script = await readScript(db, id)
    return script && { ...script, parts: script.parts.map(same) }
  })
}

export interface ScriptSum extends MarkRange {
  /** Parts that count and that nobody marked. */
  readonly open: number
}

/** Of these parts, as far as they count; `max`: of a whole paper, whose sections ask for more than was answered. */
export function sumOf(parts: readonly ScriptPart[], max?: number): ScriptSum {
  const counting = parts.filter(({ counts }) => counts)
  const sum = (of: (mark: MarkRange) => number): number =>
    counting.reduce((total, { part, now, earlier }) => total + of(markSoFar(part, now, earlier)), 0)
  return {
    low: sum(({ low }) => low),
    high: sum(({ high }) => high),
    max: max ?? counting.reduce((total, { part }) => total + part.marks, 0),
    open: counting.filter(({ mark }) => mark === null).length
  }
}

/** Of the whole paper: a section that was left blank counts with all its marks. */
export function scriptSum({ asked, parts }: Pick<Script, 'asked' | 'parts'>): ScriptSum {
  return sumOf(
    parts,
    asked.sections.reduce((sum, { marks }) => sum + marks, 0)
  )
}
