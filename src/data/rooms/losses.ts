import type { Database } from '#data/database.ts'
import { live } from '#data/live.ts'
import { answersWithMemory, schedulerOptions } from '#data/review/schedules.ts'
import { WHOLE } from '#domain/marks/part.ts'
import { stateOf, wonBack, type EarnedPoint, type LossState } from '#domain/progress/loss.ts'
import { lossId } from '#lib/ids.ts'

export interface LossLine {
  readonly id: string
  readonly subjectId: string | null
  readonly topicId: string | null
  readonly words: string
  /** The part of a question that it was lost in; null of a quiz, or where its answer is gone. */
  readonly partKey: string | null
  readonly pointKey: string
  readonly hasCard: boolean
  /** Its task, or that of the part. */
  readonly taskIds: readonly string[]
  readonly state: LossState
  /** Right answers of its cards that count, of how many win it back. */
  readonly won: ReturnType<typeof wonBack>
}

interface PointRow extends EarnedPoint {
  readonly answerId: string
  readonly isEarned: boolean
}

/**
 * Points as the student's own markings have them, dated by the end of the attempt that they are of. An answer written
 * again under its scheme proves nothing and is left out.
 */
async function markedPoints(db: Database): Promise<PointRow[]> {
  const marks = await db.marks.filter(row => row.made_by === 'self' && row.deleted_at === null).toArray()
  const latest = new Map(marks.sort((a, b) => (a.id < b.id ? -1 : 1)).map(mark => [mark.answer_id, mark]))
  const answers = await db.answers.bulkGet([...latest.keys()])
  const attempts = new Map((await db.attempts.toArray()).map(attempt => [attempt.id, attempt]))
  return answers.flatMap(answer => {
    const attempt = answer && attempts.get(answer.attempt_id)
    const points = answer && latest.get(answer.id)?.points
    const { skill, topicId } = (points ?? {}) as { readonly skill?: unknown; readonly topicId?: unknown }
    if (!attempt || attempt.retry_of !== null || attempt.finished_at === null || typeof skill !== 'string') return []
    const { finished_at: at } = attempt
    const about = { answerId: answer.id, at, skill, topicId: typeof topicId === 'string' ? topicId : null }
    return (points?.points ?? []).map(({ key, verdict }) => ({
      ...about,
      questionKey: answer.question_key,
      pointKey: key,
      isEarned: verdict === 'earned'
    }))
  })
}

interface Made {
  readonly loss_id: string | null
  readonly created_at: string
}

/** Cards that ask for all that a part lost are one group; they carry the id of one of its losses. */
export const cardGroup = (partKey: string): string => lossId(partKey, WHOLE)

/**
 * What was made for a loss: what carries its id, and what carries that of another loss of its part and was made once this
 * one was lost, since it is of the whole part.
 */
function madeFor<Row extends Made>(
  { id, created_at }: { readonly id: string; readonly created_at: string },
  rows: ReadonlyMap<string | null, readonly Row[]>,
  partners: readonly string[],
  isOfPart: (row: Row) => boolean
): Row[] {
  const others = partners.filter(partner => partner !== id).flatMap(partner => rows.get(partner) ?? [])
  return [...(rows.get(id) ?? []), ...others.filter(row => isOfPart(row) && row.created_at >= created_at)]
}

/** Every loss with its state, derived from the cards and tasks made for it and from the answers to them. */
export async function readLosses(db: Database): Promise<LossLine[]> {
  const losses = (await db.losses.toArray()).filter(({ deleted_at }) => deleted_at === null)
  if (losses.length === 0) return []
  const ids = losses.map(({ id }) => id)
  const [[preferences], allCards, allTasks] = await Promise.all([
    db.preferences.toArray(),
    db.cards.where('loss_id').anyOf(ids).toArray(),
    db.tasks.where('loss_id').anyOf(ids).toArray()
  ])
  const cards = allCards.filter(({ deleted_at }) => deleted_at === null)
  const tasks = allTasks.filter(({ deleted_at }) => deleted_at === null)
  const reviews = await db.reviews
    .where('card_id')
    .anyOf(cards.map(({ id }) => id))
    .toArray()
  const options = schedulerOptions(preferences)
  const byCard = Map.groupBy(reviews, ({ card_id }) => card_id)
  const cardsOf = Map.groupBy(cards, ({ loss_id }) => loss_id)
  const tasksOf = Map.groupBy(tasks, ({ loss_id }) => loss_id)
  const points = await markedPoints(db)
  const origins = await db.answers.bulkGet(losses.map(({ origin_id }) => origin_id))
  const questionOf = new Map(origins.flatMap(answer => (answer ? [[answer.id, answer.question_key] as const] : [])))
  const partOf = (row: { readonly origin_kind: string; readonly origin_id: string }): string | null =>
    row.origin_kind === 'mark' ? (questionOf.get(row.origin_id) ?? null) : null
  const partners = Map.groupBy(losses, partOf)
  return losses.map(loss => {
    const { id, origin_id, point_key, topic_id } = loss
    const partKey = partOf(loss)
    const own = partKey === null ? [id] : (partners.get(partKey) ?? []).map(other => other.id)
    const group = partKey === null ? null : cardGroup(partKey)
    const ownCards = madeFor(loss, cardsOf, own, card => card.group_id === group)
    const ownTasks = madeFor(loss, tasksOf, own, () => true)
    const answers = ownCards.flatMap(card => answersWithMemory(card, byCard.get(card.id) ?? [], options))
    const place = { questionKey: questionOf.get(origin_id), pointKey: point_key }
    const about = {
      topicId: topic_id,
      skill: loss.skill,
      createdAt: loss.created_at,
      droppedAt: loss.dropped_at,
      ...place
    }
    const others = points.filter(({ answerId, isEarned }) => isEarned && answerId !== origin_id)
    const lost = points
      .filter(one => !one.isEarned && one.questionKey === place.questionKey && one.pointKey === point_key)
      .map(({ at }) => at)
    const logs = { made: ownCards.length + ownTasks.length, answers, earned: others, lost }
    return {
      id,
      subjectId: loss.subject_id,
      topicId: topic_id,
      words: loss.words,
      partKey,
      pointKey: point_key,
      hasCard: ownCards.length > 0,
      taskIds: ownTasks.map(task => task.id),
      state: stateOf(about, logs),
      won: wonBack(about, logs)
    }
  })
}

export const $losses = live<LossLine[]>(readLosses, 200)
