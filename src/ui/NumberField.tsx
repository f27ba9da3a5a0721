import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { FieldError } from 'react-aria-components/FieldError'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { NumberField as AriaNumberField, type NumberFieldProps as AriaProps } from 'react-aria-components/NumberField'
import { Text } from 'react-aria-components/Text'
import '#styles/ui.css'

export interface NumberFieldProps extends Omit<
  AriaProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'
> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

export function NumberField({ label, hint, error, ...props }: NumberFieldProps): ReactNode {
  return (
    <AriaNumberField {...props} className="field" validationBehavior="aria" isInvalid={error !== undefined}>
      <Label>{label}</Label>
      <Group className="number">
        <Input className="input figures" />
        <Button slot="decrement" className="icon-button">
          −
        </Button>
        <Button slot="increment" className="icon-button">
          +
        </Button>
      </Group>
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="error">{error}</FieldError>
    </AriaNumberField>
  )
}
