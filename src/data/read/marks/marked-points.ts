import type { Database } from '#data/device/database.ts'
import { isLiving, type Row } from '#data/device/rows.ts'
import type { SatPart } from '#domain/progress/skill-shown.ts'
import { lossKey, partKey } from '#domain/sitting/keys.ts'

/** A point as the student's own marking has it, dated by the end of its sitting. */
export interface MarkedPoint {
  readonly answerId: string
  readonly at: string
  readonly questionKey: string
  /** Of a template: with its numbers. */
  readonly lossKey: string
  /** Null: the whole question, with all its marks. */
  readonly pointKey: string | null
  readonly isEarned: boolean
}

/** The last sitting of a question. */
export interface LastSitting {
  readonly at: string
  /** What it lost: the question as a blank, or point by point. */
  readonly lost: 'blank' | 'points' | 'whole' | 'nothing'
}

export interface Marked {
  readonly points: readonly MarkedPoint[]
  readonly parts: readonly SatPart[]
  /** By what losses stand under. */
  readonly last: ReadonlyMap<string, LastSitting>
  /** What the losses of an answer stand under. */
  readonly keyOf: (answer: Row<'answers'>) => string
}

interface AskedLoosely {
  readonly sections?: readonly {
    readonly questions?: readonly { readonly key: string; readonly seed?: number; readonly parts: readonly unknown[] }[]
  }[]
}

/** The numbers of each part that was made from a template: without the checks that a whole script needs. */
function seedsOf({ asked }: Pick<Row<'attempts'>, 'asked'>): ReadonlyMap<string, number> {
  const { sections = [] } = (asked ?? {}) as AskedLoosely
  const made = sections.flatMap(({ questions = [] }) => questions)
  return new Map(
    made.flatMap(({ key, seed, parts }) =>
      seed === undefined ? [] : parts.map((_, at) => [partKey(key, at), seed] as const)
    )
  )
}

/** Models with several keys; the others are said of as a whole, blank or not. */
const BY_POINTS = new Set(['points', 'maths', 'ap', 'criteria'])

/** What the student's markings say. An answer written again under its scheme proves nothing and is left out. */
export async function markedPoints(db: Database): Promise<Marked> {
  const marks = await db.marks.filter(row => row.made_by === 'self' && isLiving(row)).toArray()
  const latest = new Map(marks.sort((a, b) => (a.id < b.id ? -1 : 1)).map(mark => [mark.answer_id, mark]))
  const answers = await db.answers.bulkGet([...latest.keys()])
  const attempts = new Map((await db.attempts.toArray()).map(attempt => [attempt.id, attempt]))
  const seeds = new Map<string, ReadonlyMap<string, number>>()
  const keyOf = ({ attempt_id: id, question_key: key }: Row<'answers'>): string => {
    const attempt = attempts.get(id)
    const known = seeds.get(id) ?? (attempt ? seedsOf(attempt) : new Map<string, number>())
    seeds.set(id, known)
    return lossKey(key, { seed: known.get(key) })
  }
  const last = new Map<string, LastSitting>()
  const parts: SatPart[] = []
  const points = answers.flatMap((answer): MarkedPoint[] => {
    const attempt = answer && attempts.get(answer.attempt_id)
    const mark = answer && latest.get(answer.id)
    if (!mark || !attempt || attempt.retry_of !== null || attempt.finished_at === null) return []
    const { finished_at: at } = attempt
    const isFull = mark.low !== null && mark.low === mark.max
    const isBlank = BY_POINTS.has(mark.model) && mark.answer_text.trim() === '' && answer.file_ids.length === 0
    const key = keyOf(answer)
    const lost = isFull ? 'nothing' : isBlank ? 'blank' : BY_POINTS.has(mark.model) ? 'points' : 'whole'
    if (Date.parse(at) >= Date.parse(last.get(key)?.at ?? at)) last.set(key, { at, lost })
    const { skill = '', topicId = null } = mark.points as { readonly skill?: string; readonly topicId?: string | null }
    parts.push({ attemptId: attempt.id, at, topicId, skill, marks: mark.max, isFull })
    const about = { answerId: answer.id, at, questionKey: answer.question_key, lossKey: key }
    const whole = { ...about, pointKey: null, isEarned: isFull }
    if (isBlank) return [whole]
    return [
      ...(isFull ? [whole] : []),
      ...mark.points.points.map(({ key: pointKey, verdict }) => ({
        ...about,
        pointKey,
        isEarned: verdict === 'earned' || isFull
      }))
    ]
  })
  return { points, parts, last, keyOf }
}
