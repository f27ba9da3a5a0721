import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button'
import '#styles/ui.css'

const KINDS = { act: 'act', 'act-small': 'act small', plain: 'plain', quiet: 'quiet', danger: 'plain danger' }

export interface ButtonProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  /** `act` is the one primary action of a screen. */
  readonly kind?: keyof typeof KINDS
  readonly children: ReactNode
}

export function Button({ kind = 'plain', ...props }: ButtonProps): ReactNode {
  return <AriaButton {...props} className={KINDS[kind]} />
}

export interface IconButtonProps extends Omit<AriaProps, 'className' | 'style' | 'children' | 'aria-label'> {
  readonly label: string
  readonly children: ReactNode
}

/** A button that shows only a picture: its words are for those who cannot see it. */
export function IconButton({ label, ...props }: IconButtonProps): ReactNode {
  return <AriaButton {...props} aria-label={label} className="icon-button" />
}
