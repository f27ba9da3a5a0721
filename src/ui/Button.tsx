import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button'
import '#styles/ui.css'

const KINDS = {
  act: 'act',
  'act-small': 'act small',
  ink: 'act ink',
  'ink-small': 'act ink small',
  plain: 'plain',
  quiet: 'quiet'
}

export interface ButtonProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  /** `act` means "recall this now"; the primary action of any other screen is `ink`. */
  readonly kind?: keyof typeof KINDS
  readonly children: ReactNode
}

/**
 * While its work runs the button keeps the focus and its words, and does nothing. The library's own `isPending` leaves
 * a nameless picture in the live region when the button goes away before the work is announced.
 */
export function Button({ kind = 'plain', isPending = false, onPress, ...props }: ButtonProps): ReactNode {
  return (
    <AriaButton
      {...props}
      {...(onPress && !isPending ? { onPress } : {})}
      {...(isPending ? { 'aria-disabled': true } : {})}
      className={isPending ? `${KINDS[kind]} pending` : KINDS[kind]}
    />
  )
}
