import type { ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import type { Sides } from '#tools/answer-reviewer/losses/card-words.ts'
import { TextField } from '#ui/TextField.tsx'

interface CardEditorProps {
  readonly sides: Sides
  readonly onChange: (sides: Sides) => void
}

const rowsOf = (text: string): number => Math.min(14, Math.max(3, text.split('\n').length + 1))

/** Both sides of a card before it is kept. */
export function CardEditor({ sides, onChange }: CardEditorProps): ReactNode {
  const { front, back } = sides
  return (
    <div className="rv-card">
      <TextField
        label={m.reviewer_card_front()}
        rows={rowsOf(front)}
        value={front}
        maxLength={SIZES.cardSide}
        onChange={next => onChange({ front: next, back })}
      />
      <TextField
        label={m.reviewer_card_back()}
        rows={rowsOf(back)}
        value={back}
        maxLength={SIZES.cardSide}
        onChange={next => onChange({ front, back: next })}
      />
    </div>
  )
}
