import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { $undo, takeBack } from '#tools/planner/actions.ts'
import { $said } from '#tools/planner/planner.store.ts'
import { Button } from '#ui/Button.tsx'

/** What was done last, and the way back. */
export function UndoLine(): ReactNode {
  const undo = useStore($undo)
  if (!undo) return null
  return (
    <p className="pl-undo">
      {undo.words}{' '}
      <Button kind="quiet" onPress={() => void attempt(takeBack)}>
        {m.planner_undo()}
      </Button>
    </p>
  )
}

export function Announcer(): ReactNode {
  return (
    <p className="hidden-text" role="status">
      {useStore($said)}
    </p>
  )
}
