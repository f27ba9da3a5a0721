import { useStore } from '@nanostores/react'
import { useMemo, useState, type ReactNode } from 'react'
import { soundPlaceOf } from '#data/read/lectures/lectures.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

export interface DeleteActProps {
  readonly id: string
  readonly label: string
  readonly ask: string
  readonly run: () => Promise<void>
}

/** With a way back where this device has the sound; where it has not, only the server had, and it is asked before. */
export function DeleteAct({ id, label, ask, run }: DeleteActProps): ReactNode {
  const place = useStore(useMemo(() => soundPlaceOf(id), [id]))
  const [isAsked, setAsked] = useState(false)
  const isHere = isReady(place) && place.value.isHere
  return (
    <>
      <Button kind="quiet" onPress={() => (isHere ? void run() : setAsked(true))}>
        {label}
      </Button>
      <ConfirmDialog
        title={ask}
        isOpen={isAsked}
        confirm={label}
        cancel={m.lecture_keep_it()}
        onClose={() => setAsked(false)}
        onConfirm={() => run().then(() => setAsked(false))}
      >
        {m.lecture_delete_away()}
      </ConfirmDialog>
    </>
  )
}
