import { useId, type ReactNode, type Ref } from 'react'
import { type CardFault, faultWords } from '#tools/shared/cards/card-words.ts'

export interface CardSideFieldProps {
  readonly label: string
  readonly text: string
  readonly fault: CardFault | null
  readonly describedBy: string
  readonly onChange: (text: string) => void
  /** The text area itself: a gap is set around its selection. */
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** One side of a card to type in; it grows with its words. */
export function CardSideField(props: CardSideFieldProps): ReactNode {
  const { label, text, fault, describedBy, onChange, ref } = props
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={ref}
        className="input side-field"
        dir="auto"
        rows={2}
        value={text}
        aria-invalid={fault !== null}
        aria-describedby={fault ? `${id}-fault ${describedBy}` : describedBy}
        onChange={event => onChange(event.target.value)}
      />
      {fault && (
        <p className="error" id={`${id}-fault`}>
          {faultWords(fault)}
        </p>
      )}
    </div>
  )
}
