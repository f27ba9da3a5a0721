import type { ReactNode } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/choice/choice.css?inline'

adoptStyles(css)

export interface SwitchProps {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean
  /** What is on while it is on. */
  readonly children: ReactNode
}

/** Takes effect at once; a choice that waits for a button is a `Checkbox`. */
export function Switch({ children, ...props }: SwitchProps): ReactNode {
  return (
    <SwitchField {...props}>
      <SwitchButton className="ch-switch">
        <span className="ch-track" aria-hidden="true" />
        <span>{children}</span>
      </SwitchButton>
    </SwitchField>
  )
}
