import type { Database } from '#data/database.ts'
import { live } from '#data/live.ts'
import { answersWithMemory, schedulerOptions } from '#data/review/schedules.ts'
import { stateOf, wonBack, type EarnedPoint, type LossState } from '#domain/progress/loss.ts'

export interface LossLine {
  readonly id: string
  readonly subjectId: string | null
  readonly topicId: string | null
  readonly words: string
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

/** Every loss with its state, derived from the cards and tasks that carry its id and from the answers to them. */
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
  return losses.map(({ id, subject_id, topic_id, words, skill, origin_id, point_key, created_at, dropped_at }) => {
    const own = cardsOf.get(id) ?? []
    const answers = own.flatMap(card => answersWithMemory(card, byCard.get(card.id) ?? [], options))
    const place = { questionKey: questionOf.get(origin_id), pointKey: point_key }
    const loss = { topicId: topic_id, skill, createdAt: created_at, droppedAt: dropped_at, ...place }
    const others = points.filter(({ answerId, isEarned }) => isEarned && answerId !== origin_id)
    const lost = points
      .filter(one => !one.isEarned && one.questionKey === place.questionKey && one.pointKey === point_key)
      .map(({ at }) => at)
    const made = own.length + (tasksOf.get(id)?.length ?? 0)
    const logs = { made, answers, earned: others, lost }
    return {
      id,
      subjectId: subject_id,
      topicId: topic_id,
      words,
      state: stateOf(loss, logs),
      won: wonBack(loss, logs)
    }
  })
}

export const $losses = live<LossLine[]>(readLosses, 200)
