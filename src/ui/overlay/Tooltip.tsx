import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/overlay/overlay.css?inline'
import '#styles/ui.css'

adoptStyles(css)

export interface IconButtonProps extends Pick<ButtonProps, 'onPress' | 'isDisabled' | 'autoFocus'> {
  /** Its name, shown as the tooltip. */
  readonly label: string
  /** A key that does the same, said beside the name. */
  readonly keys?: string
  /** The picture. */
  readonly children: ReactNode
}

/** A button with a picture, whose words come with the pointer or the focus. Touch has no tooltips: keep words visible there. */
export function IconButton({ label, keys, children, ...props }: IconButtonProps): ReactNode {
  return (
    <TooltipTrigger delay={500}>
      <Button {...props} aria-label={label} className="icon-button">
        {children}
      </Button>
      <AriaTooltip className="ov-tip">{keys === undefined ? label : `${label} (${keys})`}</AriaTooltip>
    </TooltipTrigger>
  )
}
