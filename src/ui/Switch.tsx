import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps as AriaProps } from 'react-aria-components/Switch'
import '#styles/ui.css'

export interface SwitchProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  readonly label: string
}

export function Switch({ label, ...props }: SwitchProps): ReactNode {
  return (
    <SwitchField {...props}>
      <SwitchButton className="switch">
        <span className="track" aria-hidden="true" />
        <span>{label}</span>
      </SwitchButton>
    </SwitchField>
  )
}
