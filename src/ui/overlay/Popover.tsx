import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover as AriaPopover, type PopoverProps as AriaProps } from 'react-aria-components/Popover'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/overlay/overlay.css?inline'

adoptStyles(css)

export interface PopoverProps {
  readonly title: string
  readonly trigger: ReactNode
  /** Where the words of the trigger do not say what it opens. */
  readonly label?: string
  readonly className?: 'plain' | 'quiet' | 'icon-button'
  readonly placement?: AriaProps['placement']
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

/** A few facts or fields beside the button that opens them. For commands there is `Menu`. */
export function Popover(props: PopoverProps): ReactNode {
  const { title, trigger, label, className = 'plain', placement = 'bottom start', children } = props
  return (
    <DialogTrigger>
      <Button className={className} {...(label === undefined ? {} : { 'aria-label': label })}>
        {trigger}
      </Button>
      <AriaPopover className="ov-popover" placement={placement}>
        <Dialog className="ov-dialog">
          {({ close }) => (
            <>
              <Heading slot="title" level={3} className="ov-title">
                {title}
              </Heading>
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
