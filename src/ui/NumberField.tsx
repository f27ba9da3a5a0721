import { useState, type ReactNode } from 'react'
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
  // What is being typed is no value before the field is left: a value from elsewhere would write over it.
  const [held, hold] = useState<number | null>(null)
  return (
    <AriaNumberField
      {...props}
      {...(held !== null && { value: held })}
      className="field"
      validationBehavior="aria"
      isInvalid={error !== undefined}
      onChange={value => {
        hold(null)
        props.onChange?.(value)
      }}
    >
      <Label>{label}</Label>
      <Group className="number">
        <Input
          className="input figures"
          onInput={() => hold(now => now ?? props.value ?? null)}
          onBlur={() => hold(null)}
        />
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
