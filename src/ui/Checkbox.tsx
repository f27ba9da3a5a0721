import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps as AriaProps } from 'react-aria-components/Checkbox'
import '#styles/ui.css'

export interface CheckboxProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  /** The label, or a part of the screen that serves as one. */
  readonly children: ReactNode
}

export function Checkbox({ children, ...props }: CheckboxProps): ReactNode {
  return (
    <CheckboxField {...props}>
      <CheckboxButton className="checkbox">
        <svg viewBox="0 0 20 20" aria-hidden="true" className="tick">
          <path d="M4 10.5l4 4 8-9" />
        </svg>
        <span>{children}</span>
      </CheckboxButton>
    </CheckboxField>
  )
}
