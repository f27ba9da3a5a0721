import type { ReadableAtom } from 'nanostores'
import type { Loss } from '#contract/entities.ts'
import { satPaper } from '#contract/sitting.ts'
import { live } from '#data/live.ts'
import { fromRow } from '#data/rows.ts'
import { partKey } from '#domain/sitting/keys.ts'
import type { Remote } from '#lib/remote.ts'

/** A lost mark with what it was asked in, and what was made for it. */
export interface LossWithMade {
  readonly loss: Loss
  /** The words of the question; empty where the attempt is gone. */
  readonly question: string
  readonly topicName: string
  readonly hasCard: boolean
  readonly hasTask: boolean
}

/** Null where there is no such loss. */
export function liveLoss(id: string): ReadableAtom<Remote<LossWithMade | null>> {
  return live(async db => {
    const row = await db.losses.get(id)
    if (row?.deleted_at !== null) return null
    const loss = fromRow('losses', row)
    const [cards, tasks, topic, answer] = await Promise.all([
      db.cards.where('loss_id').equals(id).toArray(),
      db.tasks.where('loss_id').equals(id).toArray(),
      loss.topicId === null ? undefined : db.topics.get(loss.topicId),
      db.answers.get(loss.originId)
    ])
    const attempt = answer && (await db.attempts.get(answer.attempt_id))
    const asked = attempt && satPaper.safeParse(fromRow('attempts', attempt).asked)
    const questions = asked?.success ? asked.data.sections.flatMap(section => section.questions) : []
    const parts = questions.flatMap(one =>
      one.parts.map((part, at) => ({ key: partKey(one.key, at), text: part.text }))
    )
    return {
      loss,
      question: parts.find(({ key }) => key === answer?.question_key)?.text ?? '',
      topicName: topic?.deleted_at === null ? topic.name : '',
      hasCard: cards.some(one => one.deleted_at === null),
      hasTask: tasks.some(one => one.deleted_at === null)
    }
  })
}
