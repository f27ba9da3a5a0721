import type { MarkResult } from '#contract/engine/mark.ts'
import type { Fields } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import type { MarkedPart, Script } from '#data/read/marks/script.ts'
import { lostOf } from '#data/read/marks/ending.ts'
import { sayingChange } from '#data/write/marks/save-verdicts.ts'
import { workspace } from '#data/read/workspace.ts'
import { savePresetTopic } from '#data/write/once.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { keysOf, modelOf, partMark, WHOLE, type LostMark, type Verdicts } from '#domain/marks/part.ts'
import { linesOf } from '#domain/marks/verdict-lines.ts'
import { lossKey } from '#domain/sitting/keys.ts'
import { textHash } from '#engine/hash.ts'
import { lossId, newId } from '#lib/ids.ts'
import { sameJson } from '#lib/values/same-json.ts'
import { isLiving } from '#data/device/rows.ts'

/** The attempt's subject, else the student's subject of that name ("Biology HL" for biology). */
async function subjectOf({ attempt }: Pick<Script, 'attempt'>, { question }: MarkedPart): Promise<string | null> {
  if (attempt.subjectId !== null) return attempt.subjectId
  const subjects = await workspace().db.subjects.toArray()
  const wanted = question.subject.toLowerCase()
  const named = subjects.filter(row => isLiving(row) && wanted !== '' && row.name.toLowerCase().startsWith(wanted))
  return named[0]?.id ?? null
}

/** The student's topic of the question's name or code, made where the subject has none; null without a subject. */
async function topicOf(subjectId: string | null, { question }: MarkedPart): Promise<string | null> {
  if (subjectId === null) return null
  const topics = await workspace().db.topics.where('subject_id').equals(subjectId).toArray()
  const wanted = [question.topic.name, question.topic.code].map(name => name.toLowerCase())
  const found = topics.find(
    topic =>
      isLiving(topic) && (wanted.includes(topic.name.toLowerCase()) || wanted.includes(topic.code?.toLowerCase() ?? ''))
  )
  if (found) return found.id
  // Without its topic no plan could count it, and no drill be made of it.
  const { code, name } = question.topic
  if (code === '' || name === '' || code.startsWith('own-')) return null
  return savePresetTopic({
    subjectId,
    parentId: null,
    name,
    code: code.slice(0, 40),
    position: topics.length,
    confidence: null
  })
}

const hashOf = ({ part }: MarkedPart): string => textHash(JSON.stringify(part.scheme)).slice(0, 64)

type MarkFields = Fields<'marks'>
const common = (one: MarkedPart): Pick<MarkFields, 'answerId' | 'model' | 'answerText' | 'schemeHash'> => ({
  answerId: one.answerId,
  model: modelOf(one.part),
  answerText: one.text.slice(0, SIZES.answerText),
  schemeHash: hashOf(one)
})

/** Lost points as `losses`, once for each point of the question, however often it is sat. */
async function lossChanges(
  one: MarkedPart,
  lost: readonly LostMark[],
  about: Omit<Fields<'losses'>, 'words' | 'pointKey' | 'marks'>
): Promise<Change[]> {
  const now = new Date().toISOString()
  const idOf = (key: string): string => lossId(lossKey(one.key, one.question), key.slice(0, 80))
  const rows = await workspace().db.losses.bulkGet([WHOLE, ...keysOf(one.part)].map(idOf))
  const known = new Map(rows.flatMap(row => (row ? [[row.id, row] as const] : [])))
  const lostIds = new Set(lost.map(({ key }) => idOf(key)))
  // Lost in this very answer and not lost after all. What an earlier sitting lost is won back by this one (`stateOf`).
  const gone = [...known.values()].filter(
    row => !lostIds.has(row.id) && row.dropped_at === null && row.origin_id === one.answerId
  )
  return [
    ...lost.map(({ key, words, marks }): Change => {
      const id = idOf(key)
      const fields = known.has(id)
        ? { marks, originId: about.originId, droppedAt: null }
        : { ...about, words: words.slice(0, SIZES.cardSide), pointKey: key.slice(0, 80), marks }
      return { name: 'losses', id, fields }
    }),
    ...gone.map(({ id }): Change => ({ name: 'losses', id, fields: { droppedAt: now } }))
  ]
}

/** What a model proposed, as a row; null where nothing was: evidence can be read again from the answer. */
export function engineMarking(one: MarkedPart, result: MarkResult): MarkFields | null {
  if (!result.points.some(({ proposal }) => proposal)) return null
  const VERDICTS = { found: 'earned', unsure: 'unsure', 'not-found': 'missed' } as const
  const keys = one.part.scheme.model === 'points' ? keysOf(one.part) : []
  const points = result.points.flatMap(({ proposal }, at) =>
    proposal
      ? {
          key: (keys[at] ?? `${at + 1}`).slice(0, 80),
          verdict: VERDICTS[proposal.verdict],
          quotes: proposal.quotes.map(({ start, end }) => ({ start, end }))
        }
      : []
  )
  const { low, high } = result.range ?? { low: null, high: null }
  return {
    ...common(one),
    madeBy: 'engine',
    engine: result.engine.name.slice(0, 80),
    points: { v: 1, points },
    low,
    high,
    max: one.part.marks,
    remark: ''
  }
}

/** What a model proposed, beside the student's marks. */
export async function saveEngineMark(one: MarkedPart, result: MarkResult): Promise<void> {
  const fields = engineMarking(one, result)
  if (one.answer && fields) await saveAll([{ name: 'marks', id: newId(), fields }])
}

/** Keeps the student's marks and what they lost. All or nothing. */
export async function saveMarking(script: Pick<Script, 'attempt'>, one: MarkedPart, said: Verdicts): Promise<void> {
  const mark = partMark(one.part, said, one.earlier)
  if (!mark) return
  const subjectId = await subjectOf(script, one)
  const topicId = await topicOf(subjectId, one)
  const skill = one.part.command.slice(0, 120)
  const lines = linesOf(one.part, said)
  const points = { v: 1 as const, points: lines.map(line => ({ ...line })), skill, topicId }
  const { low, high, max } = mark
  const own = { ...common(one), madeBy: 'self' as const, engine: 'manual', points, low, high, max, remark: '' }
  const about = { subjectId, topicId, skill, originKind: 'mark' as const, originId: one.answerId, droppedAt: null }
  await saveAll([
    ...answerRow(script, one),
    { name: 'marks', id: newId(), fields: own },
    // An answer written again under its scheme proves nothing, and loses nothing either.
    ...(script.attempt.retryOf === null ? await lossChanges(one, lostOf({ ...one, said }), about) : []),
    // What another tab said since then is not kept yet, and stays.
    sayingChange(script.attempt.id, one.key, now => (sameJson(now, lines) ? undefined : now))
  ])
}

/** A part that was left blank has no row yet, and a marking needs one. */
function answerRow({ attempt }: Pick<Script, 'attempt'>, { answer, answerId: id, key }: MarkedPart): Change[] {
  if (answer) return []
  const blank = { doc: null, value: null, fileIds: [], flagged: false, confidence: null, checkedAt: null }
  return [{ name: 'answers', id, rewrite: now => (now ? {} : { attemptId: attempt.id, questionKey: key, ...blank }) }]
}

/** The student says that an engine is wrong, and why. Both stay. */
export async function saveDispute(one: MarkedPart, said: Verdicts, remark: string): Promise<void> {
  const mark = partMark(one.part, said, one.earlier)
  const points = { v: 1 as const, points: linesOf(one.part, said).map(line => ({ ...line })) }
  const range = mark ? { low: mark.low, high: mark.high } : { low: null, high: null }
  const fields = {
    ...common(one),
    madeBy: 'dispute' as const,
    engine: 'manual',
    points,
    ...range,
    max: one.part.marks,
    remark: remark.slice(0, SIZES.cardSide)
  }
  await saveAll([{ name: 'marks', id: newId(), fields }])
}
