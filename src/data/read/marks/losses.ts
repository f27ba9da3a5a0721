import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { answersWithMemory, schedulerOptions } from '#data/entities/schedules.ts'
import { markedPoints, type Marked, type MarkedPoint } from '#data/read/marks/marked-points.ts'
import { isLiving, type Row } from '#data/device/rows.ts'
import { WHOLE } from '#domain/marks/part.ts'
import { stateOf, wonBack, type EarnedPoint, type LossState } from '#domain/progress/loss.ts'
import { skillsShown } from '#domain/progress/skill-shown.ts'
import { lossId, madeAt } from '#lib/ids.ts'

export interface LossLine {
  readonly id: string
  readonly subjectId: string | null
  readonly topicId: string | null
  readonly words: string
  readonly marks: number
  /** The attempt that lost it last; null where its answer is gone. */
  readonly attemptId: string | null
  /** The part of a question that it was lost in, of a template with its numbers; null of a quiz, or where its answer is gone. */
  readonly partKey: string | null
  readonly pointKey: string
  readonly hasCard: boolean
  /** Its task, or that of the part. */
  readonly taskIds: readonly string[]
  readonly state: LossState
  /** Right answers of its cards that count, of how many win it back. */
  readonly won: ReturnType<typeof wonBack>
}

interface Made {
  readonly id: string
  readonly loss_id: string | null
}

/** Cards that ask for all that a part lost are one group; they carry the id of one of its losses. */
export const cardGroup = (partKey: string): string => lossId(partKey, WHOLE)

/**
 * What was made for a loss: what carries its id, and what carries that of another loss of its part and was made once this
 * one was lost, since it is of the whole part. By ids and sittings: what is sent gets another `created_at` on the way.
 */
function madeFor<Row extends Made>(
  { id, since }: { readonly id: string; readonly since: number },
  rows: ReadonlyMap<string | null, readonly Row[]>,
  partners: readonly string[],
  isOfPart: (row: Row) => boolean
): Row[] {
  const others = partners.filter(partner => partner !== id).flatMap(partner => rows.get(partner) ?? [])
  return [...(rows.get(id) ?? []), ...others.filter(row => isOfPart(row) && madeAt(row.id) >= since)]
}

/**
 * The last sitting of the question lost the same marks under another name: a blank has one loss of the whole, what was
 * written has one for each point.
 */
function isDuplicated(
  { origin_kind, point_key }: Row<'losses'>,
  origin: Row<'answers'> | undefined,
  { last, keyOf }: Marked
): boolean {
  if (origin_kind !== 'mark' || !origin) return false
  return last.get(keyOf(origin))?.lost === (point_key === WHOLE ? 'points' : 'blank')
}

/** When it was earned, at other sittings, and when it was lost, at each. */
function sittingsOf(
  { origin_id, point_key }: Row<'losses'>,
  partKey: string | null,
  points: readonly MarkedPoint[]
): { readonly earned: EarnedPoint[]; readonly lost: string[] } {
  const isLost = (one: MarkedPoint): boolean =>
    !one.isEarned && one.lossKey === partKey && (one.pointKey ?? WHOLE) === point_key
  return {
    earned: points.filter(({ answerId, isEarned }) => isEarned && answerId !== origin_id),
    lost: points.filter(isLost).map(({ at }) => at)
  }
}

/** Every loss with its state, derived from the cards and tasks made for it and from the answers to them. */
export async function readLosses(db: Database): Promise<LossLine[]> {
  const all = (await db.losses.toArray()).filter(isLiving)
  const marked = await markedPoints(db)
  const origins = await db.answers.bulkGet(all.map(({ origin_id }) => origin_id))
  const answerOf = new Map(origins.flatMap(answer => (answer ? [[answer.id, answer] as const] : [])))
  const losses = all.filter(loss => !isDuplicated(loss, answerOf.get(loss.origin_id), marked))
  if (losses.length === 0) return []
  const ids = losses.map(({ id }) => id)
  const [[preferences], allCards, allTasks] = await Promise.all([
    db.preferences.toArray(),
    db.cards.where('loss_id').anyOf(ids).toArray(),
    db.tasks.where('loss_id').anyOf(ids).toArray()
  ])
  const cards = allCards.filter(isLiving)
  const tasks = allTasks.filter(isLiving)
  const reviews = await db.reviews
    .where('card_id')
    .anyOf(cards.map(({ id }) => id))
    .toArray()
  const options = schedulerOptions(preferences)
  const byCard = Map.groupBy(reviews, ({ card_id }) => card_id)
  const cardsOf = Map.groupBy(cards, ({ loss_id }) => loss_id)
  const tasksOf = Map.groupBy(tasks, ({ loss_id }) => loss_id)
  const partOf = (row: Row<'losses'>): string | null => {
    const answer = row.origin_kind === 'mark' ? answerOf.get(row.origin_id) : undefined
    return answer ? marked.keyOf(answer) : null
  }
  const partners = Map.groupBy(losses, partOf)
  const shown = skillsShown(marked.parts)
  return losses.map(loss => {
    const { id, origin_id, point_key, topic_id } = loss
    const partKey = partOf(loss)
    const own = partKey === null ? [id] : (partners.get(partKey) ?? []).map(other => other.id)
    const group = partKey === null ? null : cardGroup(partKey)
    const { earned, lost } = sittingsOf(loss, partKey, marked.points)
    const since = Math.min(...(lost.length > 0 ? lost : [loss.created_at]).map(Date.parse))
    const ownCards = madeFor({ id, since }, cardsOf, own, card => card.group_id === group)
    const ownTasks = madeFor({ id, since }, tasksOf, own, () => true)
    const answers = ownCards.flatMap(card => answersWithMemory(card, byCard.get(card.id) ?? [], options))
    const about = {
      createdAt: loss.created_at,
      droppedAt: loss.dropped_at,
      questionKey: answerOf.get(origin_id)?.question_key,
      pointKey: point_key,
      topicId: topic_id,
      skill: loss.skill,
      marks: loss.marks
    }
    const logs = { made: ownCards.length + ownTasks.length, answers, earned, shown, lost }
    return {
      id,
      subjectId: loss.subject_id,
      topicId: topic_id,
      words: loss.words,
      marks: loss.marks,
      attemptId: answerOf.get(origin_id)?.attempt_id ?? null,
      partKey,
      pointKey: point_key,
      hasCard: ownCards.length > 0,
      taskIds: ownTasks.map(task => task.id),
      state: stateOf(about, logs),
      won: wonBack(about, logs)
    }
  })
}

/** Marks that are still to win back, of everything or of one attempt: the one count that every screen shows. */
export const openMarks = (losses: readonly LossLine[], attemptId?: string): number =>
  losses
    .filter(({ state, attemptId: own }) => state.state !== 'closed' && (attemptId === undefined || own === attemptId))
    .reduce((sum, { marks }) => sum + marks, 0)

export const $losses = live<LossLine[]>(readLosses, 200)
