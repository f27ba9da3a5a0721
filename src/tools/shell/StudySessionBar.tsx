import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { $studySession, stopStudySession } from '#tools/shared/study/study-session.store.ts'
import { Button } from '#ui/Button.tsx'

/** A stretch of study that runs: what it is, and one press to stop. */
export function StudySessionBar(): ReactNode {
  const stretch = useStore($studySession)
  if (!stretch) return null
  return (
    <div className="stretch-bar" role="region" aria-label={m.planner_stretch({ title: stretch.title })}>
      <span>{m.planner_stretch({ title: stretch.title })}</span>
      <Button onPress={() => void tryOrNotify(stopStudySession)}>{m.planner_stretch_stop()}</Button>
    </div>
  )
}
