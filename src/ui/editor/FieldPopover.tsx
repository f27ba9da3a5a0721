import type { ReactNode, RefObject } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { m } from '#messages/generated/messages.js'

interface FieldPopoverProps {
  readonly title: string
  readonly doneLabel: string
  readonly anchor: RefObject<Element | null>
  readonly onDone: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A small form beside the place it changes: Enter takes it over, Escape and a press elsewhere leave all as it was. */
export function FieldPopover({ title, doneLabel, anchor, onDone, onCancel, children }: FieldPopoverProps) {
  return (
    <Popover className="math-popover" triggerRef={anchor} isOpen onOpenChange={isOpen => !isOpen && onCancel()}>
      <Dialog aria-label={title}>
        <form
          onSubmit={event => {
            event.preventDefault()
            onDone()
          }}
        >
          {children}
          <div className="actions">
            <Button type="submit" className="plain">
              {doneLabel}
            </Button>
            <Button className="quiet" onPress={onCancel}>
              {m.editor_cancel()}
            </Button>
          </div>
        </form>
      </Dialog>
    </Popover>
  )
}
