import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { NumberField as AriaNumberField, type NumberFieldProps as AriaProps } from 'react-aria-components/NumberField'
import { FieldNotes, type FieldNotesProps } from '#ui/FieldNotes.tsx'
import '#styles/ui.css'

export interface NumberFieldProps
  extends FieldNotesProps, Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'> {
  readonly label: string
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
      <FieldNotes hint={hint} error={error} />
    </AriaNumberField>
  )
}
