import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { $stretch, stopStretch } from '#tools/shared/study/stretch.store.ts'
import { Button } from '#ui/Button.tsx'

/** A stretch of study that runs: what it is, and one press to stop. */
export function StretchBar(): ReactNode {
  const stretch = useStore($stretch)
  if (!stretch) return null
  return (
    <div className="stretch-bar" role="region" aria-label={m.planner_stretch({ title: stretch.title })}>
      <span>{m.planner_stretch({ title: stretch.title })}</span>
      <Button onPress={() => void attempt(stopStretch)}>{m.planner_stretch_stop()}</Button>
    </div>
  )
}
