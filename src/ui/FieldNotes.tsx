import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'

/** Below every field: what is asked, and what is wrong with what was typed. */
export interface FieldNotesProps {
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

export function FieldNotes({ hint, error }: FieldNotesProps) {
  return (
    <>
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="error">{error}</FieldError>
    </>
  )
}
