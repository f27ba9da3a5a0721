import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { liveLossPlace, type LossPlace as Place } from '#data/read/marks/loss-place.ts'
import { m } from '#messages/generated/messages.js'
import { href, openTool } from '#stores/route.ts'
import { LossActs } from '#tools/answer-reviewer/losses/LossActs.tsx'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'

/** A lost mark: leads to where it was lost, or stands by itself where that is gone. */
export function LossPlace({ id }: { readonly id: string }): ReactNode {
  const [$place] = useState(() => liveLossPlace(id))
  const place = useStore($place)
  return (
    <RemoteView remote={place} loading={m.reviewer_opening()} failed={m.reviewer_failed()}>
      {value =>
        value ? (
          <Found place={value} />
        ) : (
          <PageFrame title={m.reviewer_lost_mark()} tools={<a href={href('answer-reviewer')}>{m.reviewer_back()}</a>}>
            <p role="alert">{m.reviewer_loss_missing()}</p>
          </PageFrame>
        )
      }
    </RemoteView>
  )
}

function Found({ place: { loss, attemptId, questionKey, quizId } }: { readonly place: Place }): ReactNode {
  useEffect(() => {
    if (attemptId === null) return
    if (quizId !== null) openTool('notetaker', { quiz: quizId }, { replace: true })
    else openTool('answer-reviewer', { attempt: attemptId, part: questionKey }, { replace: true })
  }, [attemptId, questionKey, quizId])
  return (
    <PageFrame title={m.reviewer_lost_mark()} tools={<a href={href('answer-reviewer')}>{m.reviewer_back()}</a>}>
      <p className="rv-lead">{loss.words}</p>
      {attemptId === null && <p className="hint">{m.reviewer_loss_gone()}</p>}
      <LossActs lossId={loss.id} />
    </PageFrame>
  )
}
