import { useState, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

export interface ConfirmDialogProps {
  /** The question, with what it is about. */
  readonly title: string
  /** What will be gone and what stays. */
  readonly children: ReactNode
  readonly isOpen: boolean
  /** What the button does: "Delete 3 cards", never "OK". */
  readonly confirm: string
  /** Keeps things as they are: "Keep them". */
  readonly cancel: string
  readonly onConfirm: () => Promise<unknown> | undefined
  readonly onClose: () => void
  /** Words for what went wrong; the dialog stays open. */
  readonly failure?: string | undefined
}

/** Asked before what cannot be undone; what can be undone is done at once, with a way back in the notice. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, children, isOpen, confirm, cancel, onConfirm, onClose, failure } = props
  const [isRunning, setRunning] = useState(false)
  const run = async (): Promise<void> => {
    setRunning(true)
    try {
      await onConfirm()
    } finally {
      setRunning(false)
    }
  }
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      actions={
        <>
          {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- in a question about losing something the safe answer has the focus */}
          <Button onPress={onClose} autoFocus>
            {cancel}
          </Button>
          <Button isPending={isRunning} onPress={() => void run()}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      <div role="alert">{failure !== undefined && <p className="error">{failure}</p>}</div>
    </Dialog>
  )
}
