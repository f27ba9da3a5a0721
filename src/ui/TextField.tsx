import type { ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaProps } from 'react-aria-components/TextField'
import { FieldNotes, type FieldNotesProps } from '#ui/FieldNotes.tsx'
import '#styles/ui.css'

export interface TextFieldProps
  extends FieldNotesProps, Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'> {
  readonly label: string
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
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  )
}
