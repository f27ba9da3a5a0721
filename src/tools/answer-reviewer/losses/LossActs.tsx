import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { liveLoss, type LossAbout } from '#data/read/marks/loss-about.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { CardEditor } from '#tools/answer-reviewer/losses/CardEditor.tsx'
import { DrillLink } from '#tools/answer-reviewer/losses/DrillLink.tsx'
import {
  addToNote,
  dismissLoss,
  makeCards,
  makeTask,
  sidesOf,
  TASK_MINUTES
} from '#tools/answer-reviewer/losses/loss-acts.ts'
import { CardProgress, TaskPlace } from '#tools/answer-reviewer/losses/LossProgress.tsx'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'

/** What wins a lost mark back, one press each. */
export function LossActs({ lossId }: { readonly lossId: string }): ReactNode {
  const [$loss] = useState(() => liveLoss(lossId))
  const about = valueOr(useStore($loss), null)
  if (!about || about.loss.droppedAt !== null) return null
  return (
    <div className="rv-loop" role="group" aria-label={m.reviewer_win_back()}>
      <OneCard about={about} />
      <p>
        <DrillLink about={about} />
        <OtherActs about={about} />
        <Button kind="quiet" onPress={() => void dismissLoss(about)}>
          {m.reviewer_dismiss()}
        </Button>
      </p>
    </div>
  )
}

function OneCard({ about }: { readonly about: LossAbout }): ReactNode {
  const [typed, type] = useState<ReturnType<typeof sidesOf>>(null)
  const sides = typed ?? sidesOf(about)
  if (about.hasCard) return <CardProgress about={about} />
  // One card asks for all that the part lost; it is offered once.
  if (!about.isLead) return null
  if (!sides) return <p className="rv-says">{m.reviewer_card_no()}</p>
  return (
    <Disclosure title={m.reviewer_make_card({ count: about.ofPart })}>
      <CardEditor sides={sides} onChange={type} />
      <Button onPress={() => void makeCards([{ about, ...sides }])}>{m.reviewer_keep_card()}</Button>
    </Disclosure>
  )
}

/** Time for it, or a note. */
export function OtherActs({ about }: { readonly about: LossAbout }): ReactNode {
  return (
    <>
      {about.task ? (
        <TaskPlace about={about} />
      ) : (
        <Button kind="quiet" onPress={() => void makeTask(about)}>
          {m.reviewer_plan({ minutes: TASK_MINUTES })}
        </Button>
      )}
      <Button kind="quiet" onPress={() => void addToNote(about)}>
        {m.reviewer_to_note()}
      </Button>
    </>
  )
}
