import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { liveLoss } from '#data/marks/loss-about.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { addToNote, makeCard, makeTask, TASK_MINUTES } from '#tools/answer-reviewer/part/loss-acts.ts'
import { capital } from '#tools/answer-reviewer/mark-words.ts'
import { Button } from '#ui/Button.tsx'

/** What wins a lost mark back, one press each. */
export function LossActs({ lossId }: { readonly lossId: string }): ReactNode {
  const [$loss] = useState(() => liveLoss(lossId))
  const about = valueOr(useStore($loss), null)
  if (!about || about.loss.droppedAt !== null) return null
  const { loss, hasCard, hasTask } = about
  const drill = {
    ...(loss.skill !== '' && { skill: loss.skill }),
    ...(loss.topicId !== null && { topic: loss.topicId })
  }
  return (
    <p className="rv-loop" role="group" aria-label={m.reviewer_win_back()}>
      {hasCard ? (
        <span>{m.reviewer_card_has()}</span>
      ) : (
        <Button kind="quiet" onPress={() => void makeCard(about)}>
          {m.reviewer_make_card()}
        </Button>
      )}
      {loss.skill !== '' && loss.originKind === 'mark' && (
        <a href={href('paper-maker', drill)}>{m.reviewer_drill({ skill: capital(loss.skill) })}</a>
      )}
      {hasTask ? (
        <span>{m.reviewer_task_has()}</span>
      ) : (
        <Button kind="quiet" onPress={() => void makeTask(about)}>
          {m.reviewer_plan({ minutes: TASK_MINUTES })}
        </Button>
      )}
      <Button kind="quiet" onPress={() => void addToNote(about)}>
        {m.reviewer_to_note()}
      </Button>
    </p>
  )
}
