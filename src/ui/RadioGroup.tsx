import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import '#styles/ui.css'

export interface RadioGroupProps<Value extends string> {
  readonly label: string
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly text: string }[]
  readonly onChange: (value: Value) => void
  readonly hint?: string
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const { label, value, options, onChange, hint } = props
  return (
    <AriaRadioGroup
      className="field"
      value={value}
      onChange={chosen => {
        const option = options.find(one => one.value === chosen)
        if (option) onChange(option.value)
      }}
    >
      <Label className="label">{label}</Label>
      <div className="radios">
        {options.map(option => (
          <RadioField key={option.value} value={option.value}>
            <RadioButton className="radio">{option.text}</RadioButton>
          </RadioField>
        ))}
      </div>
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
    </AriaRadioGroup>
  )
}
