import { useEffect, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import '#styles/ui.css'
import { guardWhatLiesBeneath } from '#ui/double-press.ts'

export interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** The buttons, the safe one first. */
  readonly actions?: ReactNode
  /** `alertdialog` for a question that must be answered: a click beside it does not close it. */
  readonly role?: 'dialog' | 'alertdialog'
}

export function Dialog({ title, isOpen, onClose, children, actions, role = 'dialog' }: DialogProps): ReactNode {
  useEffect(() => (isOpen ? guardWhatLiesBeneath() : undefined), [isOpen])
  return (
    <ModalOverlay
      className="overlay"
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
      onOpenChange={open => {
        if (!open) onClose()
      }}
    >
      <Modal className="modal">
        <AriaDialog role={role} className="dialog">
          <Heading slot="title" level={2} className="dialog-title">
            {title}
          </Heading>
          <div className="dialog-body">{children}</div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
