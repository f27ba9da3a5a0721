import { useState, type ReactNode } from 'react'
import { TextField } from '#ui/TextField.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly max: number
  readonly onSave: (value: string) => void
  /** Whether an empty one is kept from being stored. */
  readonly isRequired?: boolean
}

/** A text that is stored as it is typed; what comes back from the device meanwhile does not move the cursor. */
export function TextCell({ label, value, max, onSave, isRequired = false }: Props): ReactNode {
  const [text, setText] = useState(value)
  const [stored, setStored] = useState(value)
  const [isTyping, setTyping] = useState(false)
  if (value !== stored) {
    setStored(value)
    if (!isTyping) setText(value)
  }
  return (
    <TextField
      label={label}
      value={text}
      maxLength={max}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={next => {
        setText(next)
        if (!isRequired || next.trim() !== '') onSave(next)
      }}
    />
  )
}
