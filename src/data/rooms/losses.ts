import type { Database } from '#data/database.ts'
import { live } from '#data/live.ts'
import { answersWithMemory, schedulerOptions } from '#data/review/schedules.ts'
import { stateOf, type LossState } from '#domain/progress/loss.ts'

export interface LossLine {
  readonly id: string
  readonly subjectId: string | null
  readonly topicId: string | null
  readonly state: LossState
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
  return losses.map(({ id, subject_id, topic_id, skill, created_at, dropped_at }) => {
    const own = cardsOf.get(id) ?? []
    const answers = own.flatMap(card => answersWithMemory(card, byCard.get(card.id) ?? [], options))
    const loss = { topicId: topic_id, skill, createdAt: created_at, droppedAt: dropped_at }
    const made = own.length + (tasksOf.get(id)?.length ?? 0)
    return { id, subjectId: subject_id, topicId: topic_id, state: stateOf(loss, { made, answers, earned: [] }) }
  })
}

export const $losses = live<LossLine[]>(readLosses, 200)
