import type { ReadableAtom } from 'nanostores'
import type { Loss } from '#contract/entities.ts'
import type { Database } from '#data/database.ts'
import { live } from '#data/live.ts'
import { readScript, type Script } from '#data/marks/script.ts'
import { readLosses, type LossLine } from '#data/rooms/losses.ts'
import { fromRow } from '#data/rows.ts'
import { lossCard, type LossCard, type NoCard } from '#domain/marks/loss-card.ts'
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
  readonly presetId: string | null
  readonly topicCode: string
  readonly subjectName: string
  readonly topicName: string
  readonly hasCard: boolean
  readonly task: LossTask | null
  /** Null: of a quiz, or its attempt is gone; then its own words are all there is. */
  readonly card: LossCard | NoCard | null
}

const AS_QUIZ = { question: '', name: '', title: '', attemptId: null, presetId: null, topicCode: '', card: null }

type Place = Pick<LossAbout, keyof typeof AS_QUIZ>

function placeOf({ originId, pointKey }: Loss, script: Script | null | undefined): Place {
  const one = script?.parts.find(part => part.answerId === originId)
  if (!script || !one) return AS_QUIZ
  const { question, part, now, name } = one
  const at = question.parts.indexOf(part)
  return {
    question: part.text,
    name,
    title: script.attempt.title,
    attemptId: script.attempt.id,
    presetId: script.asked.presetId,
    topicCode: question.topic.code,
    card: lossCard({ question, at, pointKey, verdicts: now.verdicts })
  }
}

/** The next time that the plan gives it, of any block that was neither done nor missed. */
async function readTasks(db: Database, ids: readonly string[]): Promise<Map<string, LossTask>> {
  const rows = await db.tasks.where('loss_id').anyOf(ids).toArray()
  const tasks = rows.filter(({ deleted_at }) => deleted_at === null)
  const wanted = new Set(tasks.map(({ id }) => id))
  const blocks = wanted.size === 0 ? [] : await db.blocks.filter(row => row.kind === 'task').toArray()
  const planned = blocks
    .filter(row => row.deleted_at === null && row.state === 'planned' && wanted.has(row.ref_id ?? ''))
    .sort((a, b) => a.day.localeCompare(b.day) || a.start_minute - b.start_minute)
  return new Map(
    tasks.flatMap(({ id, loss_id: lossId, done_at: doneAt, due_on: dueOn }) => {
      const next = planned.find(({ ref_id: taskId }) => taskId === id)
      const at = next ? { day: next.day, minute: next.start_minute } : null
      return lossId === null ? [] : [[lossId, { isDone: doneAt !== null, dueOn, planned: at }] as const]
    })
  )
}

/** All losses that are not closed, or those of these ids, with their places. */
async function readAbout(db: Database, wanted: (id: string, state: LossState) => boolean): Promise<LossAbout[]> {
  const lines = new Map((await readLosses(db)).map(line => [line.id, line]))
  const ids = [...lines.values()].filter(({ id, state }) => wanted(id, state)).map(({ id }) => id)
  const losses = (await db.losses.bulkGet(ids)).flatMap(row => (row ? [fromRow('losses', row)] : []))
  const [cards, tasks, topics, subjects, answers] = await Promise.all([
    db.cards.where('loss_id').anyOf(ids).toArray(),
    readTasks(db, ids),
    db.topics.toArray(),
    db.subjects.toArray(),
    db.answers.bulkGet(losses.map(({ originId }) => originId))
  ])
  const attemptOf = new Map(answers.flatMap(row => (row ? [[row.id, row.attempt_id] as const] : [])))
  const scripts = new Map<string, Script | null>()
  for (const id of new Set(attemptOf.values())) scripts.set(id, await readScript(db, id))
  const made = (rows: readonly { readonly deleted_at: string | null; readonly loss_id: string | null }[], id: string) =>
    rows.some(row => row.deleted_at === null && row.loss_id === id)
  const nameIn = (rows: readonly { readonly id: string; readonly name: string }[], id: string | null): string =>
    rows.find(row => row.id === id)?.name ?? ''
  return losses.map(loss => ({
    loss,
    state: lines.get(loss.id)?.state ?? { state: 'open' },
    won: lines.get(loss.id)?.won ?? { right: 0, of: 0 },
    ...placeOf(loss, scripts.get(attemptOf.get(loss.originId) ?? '')),
    subjectName: nameIn(subjects, loss.subjectId),
    topicName: nameIn(topics, loss.topicId),
    hasCard: made(cards, loss.id),
    task: tasks.get(loss.id) ?? null
  }))
}

/** Null where there is no such loss. */
export const liveLoss = (id: string): ReadableAtom<Remote<LossAbout | null>> =>
  live(async db => (await readAbout(db, one => one === id))[0] ?? null)

const day = ({ loss }: LossAbout): string => loss.createdAt.slice(0, 10)

/** What is to win back, the newest day first, and of a day what is dearest. */
export const $toWinBack: ReadableAtom<Remote<LossAbout[]>> = live(async db => {
  const open = await readAbout(db, (_, { state }) => state !== 'closed')
  return open.sort(
    (a, b) => day(b).localeCompare(day(a)) || b.loss.marks - a.loss.marks || (a.loss.id < b.loss.id ? -1 : 1)
  )
}, 200)
