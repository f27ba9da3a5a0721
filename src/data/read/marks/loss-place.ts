import { live } from '#data/read/live.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import type { Loss } from '#contract/entities.ts'
import type { ReadableAtom } from 'nanostores'
import type { Remote } from '#lib/remote.ts'

export interface LossPlace {
  readonly loss: Loss
  /** Null where the attempt is gone. */
  readonly attemptId: string | null
  readonly questionKey: string
  /** Of a quiz: which. */
  readonly quizId: string | null
}

/** Where a mark was lost; null where there is no such loss. */
export function liveLossPlace(id: string): ReadableAtom<Remote<LossPlace | null>> {
  return live(async db => {
    const row = await db.losses.get(id)
    if (!isLiving(row)) return null
    const loss = fromRow('losses', row)
    const answer = await db.answers.get(loss.originId)
    const attempt = answer && (await db.attempts.get(answer.attempt_id))
    const isThere = isLiving(attempt)
    return {
      loss,
      attemptId: isThere ? attempt.id : null,
      questionKey: answer?.question_key ?? '',
      quizId: isThere && attempt.kind === 'quiz' ? attempt.ref_id : null
    }
  })
}
