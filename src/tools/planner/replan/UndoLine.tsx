import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { $said } from '#tools/planner/planner.store.ts'
import { $undo, takeBack } from '#tools/planner/undo.store.ts'
import { Button } from '#ui/Button.tsx'

/** What was done last, and the way back; press for press also what was done before it. */
export function UndoLine(): ReactNode {
  const undo = useStore($undo)
  return (
    <p className="pl-undo">
      {undo && (
        <>
          {undo.words}{' '}
          <Button kind="quiet" onPress={() => void tryOrNotify(takeBack)}>
            {m.planner_undo()}
          </Button>{' '}
          <small>{m.planner_undo_until()}</small>
        </>
      )}
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
