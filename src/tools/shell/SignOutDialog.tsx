import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { logout } from '#stores/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Only this, the student's own confirmed sign-out, clears the device. */
export function SignOutDialog({ isOpen, onClose }: Props): ReactNode {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Dialog
      title={m.signout_title()}
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      actions={
        <>
          <Button onPress={onClose}>{m.signout_stay()}</Button>
          <Button
            isPending={isLeaving}
            onPress={() => {
              setLeaving(true)
              void logout()
            }}
          >
            {m.signout_leave()}
          </Button>
        </>
      }
    >
      <p>{m.signout_synced()}</p>
    </Dialog>
  )
}
