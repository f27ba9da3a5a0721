import type { ReactNode, RefObject } from 'react'
import { m } from '#messages/generated/messages.js'

const SIGNS = ['²', '^', '√(', '|', 'π', 'θ', '≤', '≥', '(', ')', '÷', '±', '=', 'sin ', 'ln ', 'e^']

export interface SignsProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onInsert: (text: string) => void
}

/** Signs that a phone's keyboard hides, put in where the caret stands. Only the line that is written in shows them. */
export function Signs({ input, onInsert }: SignsProps): ReactNode {
  const insert = (sign: string) => {
    const field = input.current
    if (!field) return
    const from = field.selectionStart ?? field.value.length
    const to = field.selectionEnd ?? from
    onInsert(field.value.slice(0, from) + sign + field.value.slice(to))
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(from + sign.length, from + sign.length)
    })
  }
  return (
    <div className="zn-signs" role="group" aria-label={m.graph_signs()}>
      {SIGNS.map(sign => (
        <button
          key={sign}
          type="button"
          tabIndex={-1}
          onPointerDown={event => event.preventDefault()}
          onClick={() => insert(sign)}
        >
          {sign.trim()}
        </button>
      ))}
    </div>
  )
}
