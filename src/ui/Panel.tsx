import { useId, useRef, type MouseEvent, type ReactNode } from 'react'

export interface PanelProps {
  /** Names the button and what it opens. */
  readonly label: string
  readonly trigger: ReactNode
  readonly children: ReactNode
  readonly className: string
  /** A choice among radio buttons leaves it open, so that the arrow keys can try each. */
  readonly closesOn?: string
}

/** A few links and buttons behind a button: the browser's own popover knows Escape, focus and the click beside it. */
export function Panel({ label, trigger, children, className, closesOn = 'a, button' }: PanelProps): ReactNode {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const close = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest(closesOn)) panel.current?.hidePopover()
  }
  return (
    <>
      <button type="button" className={className} popoverTarget={id} aria-label={label}>
        {trigger}
      </button>
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- hears the presses of the buttons within, by whatever means */}
      <div id={id} ref={panel} popover="auto" className="panel" role="group" aria-label={label} onClick={close}>
        {children}
      </div>
    </>
  )
}
