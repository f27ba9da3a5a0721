import type { ReadableAtom } from 'nanostores'
import type { Loss } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { readScript, type Script } from '#data/read/marks/script.ts'
import { readLosses, type LossLine } from '#data/read/marks/losses.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { lossCard, type LossCard, type NoCard } from '#domain/marks/loss-card.ts'
import { keysOf, WHOLE, type Verdicts } from '#domain/marks/part.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import type { LossState } from '#domain/progress/loss.ts'
import type { Remote } from '#lib/remote.ts'

/** Time set aside for a lost mark. */
export interface LossTask {
  readonly isDone: boolean
  readonly dueOn: string | null
  /** Where the plan has it next; null where it has no time in the plan. */
  readonly planned: { readonly day: string; readonly minute: number } | null
}

/** A lost mark with what it was asked in, what was made for it, and the card that would win it back. */
export interface LossAbout {
  readonly loss: Loss
  readonly state: LossState
  readonly won: LossLine['won']
  /** The words of the question; empty where the attempt is gone. */
  readonly question: string
  /** `3 (b)` of `Biology, Paper 4`; empty where the attempt is gone. */
  readonly name: string
  readonly title: string
  readonly attemptId: string | null
  readonly partKey: string | null
  /** How many points of its part are to win back. */
  readonly ofPart: number
  /** Where its point stands in the scheme of its part. */
  readonly position: number
  /** The first of them: the card of the part is offered there. */
  readonly isLead: boolean
  readonly presetId: string | null
  readonly topicCode: string
  readonly subjectName: string
  readonly topicName: string
  readonly hasCard: boolean
  readonly task: LossTask | null
  /** Of all that its part lost. Null: of a quiz, or its attempt is gone; then its own words are all there is. */
  readonly card: LossCard | NoCard | null
}

const AS_QUIZ = {
  question: '',
  name: '',
  title: '',
  attemptId: null,
  presetId: null,
  topicCode: '',
  topicName: '',
  position: 0,
  isLead: true,
  card: null
}

type LossOrigin = Pick<LossAbout, keyof typeof AS_QUIZ>

/** A pasted question has no topic of the bank. */
const bankTopic = ({ topic: { code, name } }: PaperQuestion): string => (code.startsWith('own-') ? '' : name)

const verdictsOfQuestion = ({ parts }: Script, question: PaperQuestion): (Verdicts | null)[] =>
  parts.filter(one => one.question === question).map(({ now, said, isBlank }) => (said || isBlank ? now : null))

/** `keys`: the points of its part that are to win back. */
function placeOf({ originId, pointKey }: Loss, keys: readonly string[], script: Script | null | undefined): LossOrigin {
  const one = script?.parts.find(part => part.answerId === originId)
  if (!script || !one) return AS_QUIZ
  const { question, part, name } = one
  const at = question.parts.indexOf(part)
  const order = [WHOLE, ...keysOf(part)]
  return {
    question: part.text,
    name,
    title: script.attempt.title,
    attemptId: script.attempt.id,
    presetId: script.asked.presetId,
    topicCode: question.topic.code,
    topicName: bankTopic(question),
    position: order.indexOf(pointKey),
    isLead: (order.find(key => keys.includes(key)) ?? pointKey) === pointKey,
    card: lossCard({ question, at, keys, said: verdictsOfQuestion(script, question) })
  }
}

/** The next time that the plan gives each task, of any block that was neither done nor missed. */
async function readTasks(db: Database, ids: readonly string[]): Promise<Map<string, LossTask>> {
  const rows = (await db.tasks.bulkGet([...ids])).filter(isLiving)
  const wanted = new Set(ids)
  const blocks = rows.length === 0 ? [] : await db.blocks.filter(row => row.kind === 'task').toArray()
  const planned = blocks
    .filter(row => isLiving(row) && row.state === 'planned' && wanted.has(row.ref_id ?? ''))
    .sort((a, b) => a.day.localeCompare(b.day) || a.start_minute - b.start_minute)
  return new Map(
    rows.map(row => {
      const next = planned.find(({ ref_id: taskId }) => taskId === row.id)
      const at = next ? { day: next.day, minute: next.start_minute } : null
      return [row.id, { isDone: row.done_at !== null, dueOn: row.due_on, planned: at }] as const
    })
  )
}

/** All losses that are not closed, or those of these ids, with their places. */
async function readAbout(db: Database, wanted: (id: string, state: LossState) => boolean): Promise<LossAbout[]> {
  const lines = new Map((await readLosses(db)).map(line => [line.id, line]))
  const ids = [...lines.values()].filter(({ id, state }) => wanted(id, state)).map(({ id }) => id)
  const losses = (await db.losses.bulkGet(ids)).flatMap(row => (row ? [fromRow('losses', row)] : []))
  const [tasks, topics, subjects, answers] = await Promise.all([
    readTasks(
      db,
      ids.flatMap(id => lines.get(id)?.taskIds ?? [])
    ),
    db.topics.toArray(),
    db.subjects.toArray(),
    db.answers.bulkGet(losses.map(({ originId }) => originId))
  ])
  const attemptOf = new Map(answers.flatMap(row => (row ? [[row.id, row.attempt_id] as const] : [])))
  const scripts = new Map<string, Script | null>()
  for (const id of new Set(attemptOf.values())) scripts.set(id, await readScript(db, id))
  const nameIn = (rows: readonly { readonly id: string; readonly name: string }[], id: string | null): string =>
    rows.find(row => row.id === id)?.name ?? ''
  const open = Map.groupBy(
    [...lines.values()].filter(({ state }) => state.state !== 'closed'),
    ({ partKey }) => partKey
  )
  return losses.flatMap(loss => {
    const line = lines.get(loss.id)
    if (!line) return []
    const { state, won, hasCard, partKey, taskIds } = line
    const ofPart = partKey === null ? [] : (open.get(partKey) ?? [])
    const keys = ofPart.length > 0 ? ofPart.map(({ pointKey }) => pointKey) : [loss.pointKey]
    const place = placeOf(loss, keys, scripts.get(attemptOf.get(loss.originId) ?? ''))
    return {
      loss,
      state,
      won,
      partKey,
      ofPart: keys.length,
      ...place,
      subjectName: nameIn(subjects, loss.subjectId),
      // A student who has no such subject has no such topic either: the question knows its own.
      topicName: nameIn(topics, loss.topicId) || place.topicName,
      hasCard,
      task: taskIds.map(id => tasks.get(id)).find(task => task !== undefined) ?? null
    }
  })
}

/** Null where there is no such loss. */
export const liveLoss = (id: string): ReadableAtom<Remote<LossAbout | null>> =>
  live(async db => (await readAbout(db, one => one === id))[0] ?? null)

type PartLosses = readonly [LossAbout, ...LossAbout[]]

/** What each part lost, its points in the order of its scheme. */
export const byPart = (losses: readonly LossAbout[]): PartLosses[] =>
  [...Map.groupBy(losses, ({ partKey, loss }) => partKey ?? loss.id).values()].flatMap(own => {
    const [first, ...rest] = own.toSorted((a, b) => a.position - b.position)
    return first ? [[first, ...rest] as const] : []
  })

const dayOf = (own: PartLosses): string =>
  own
    .map(({ loss }) => loss.createdAt.slice(0, 10))
    .sort()
    .at(-1) ?? ''
const marksOf = (own: PartLosses): number => own.reduce((sum, { loss }) => sum + loss.marks, 0)

/** What is to win back, part by part: the newest day first, of a day the part that cost most, then as in the paper. */
export const $toWinBack: ReadableAtom<Remote<LossAbout[]>> = live(async db => {
  const open = byPart(await readAbout(db, (_, { state }) => state !== 'closed'))
  const order = (a: PartLosses, b: PartLosses): number =>
    dayOf(b).localeCompare(dayOf(a)) ||
    marksOf(b) - marksOf(a) ||
    a[0].name.localeCompare(b[0].name, 'en', { numeric: true }) ||
    (a[0].loss.id < b[0].loss.id ? -1 : 1)
  return open.toSorted(order).flat()
}, 200)
