import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { $now } from '#stores/clock.ts'
import { $studySession, secondsBetween, stopStudySession } from '#tools/shared/study/study-session.store.ts'
import { Shape } from '#ui/Shape.tsx'

/** A stretch of study that runs: what it is, for how long, and one press to stop. Not there while none runs. */
export function StudySessionBar(): ReactNode {
  const session = useStore($studySession)
  const now = useStore($now)
  if (!session) return null
  const { title, startedAt } = session
  return (
    <div className="frame-part run" role="region" aria-label={m.planner_stretch({ title })}>
      <p>{title}</p>
      <b>{m.planner_min({ minutes: Math.floor(secondsBetween(startedAt, now) / 60) })}</b>
      <button
        type="button"
        className="frame-button"
        aria-label={m.planner_stretch_stop()}
        onClick={() => void tryOrNotify(stopStudySession)}
      >
        <Shape name="square" />
      </button>
    </div>
  )
}
