import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaProps } from 'react-aria-components/TextField'
import '#styles/ui.css'

export interface TextFieldProps extends Omit<
  AriaProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'
> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Lines shown: more than one makes it a text area. */
  readonly rows?: number
  /** Names and addresses must not be turned into a sentence by a phone's keyboard. */
  readonly autoCapitalize?: 'none'
}

export function TextField({ label, hint, error, rows = 1, autoCapitalize, ...props }: TextFieldProps): ReactNode {
  return (
    <AriaTextField {...props} className="field" validationBehavior="aria" isInvalid={error !== undefined}>
      <Label>{label}</Label>
      {rows > 1 ? (
        <TextArea className="input" rows={rows} />
      ) : (
        <Input className="input" autoCapitalize={autoCapitalize} />
      )}
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="error">{error}</FieldError>
    </AriaTextField>
  )
}
