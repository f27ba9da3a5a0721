import type { ReactNode } from 'react'
import { plainQuestion } from '#domain/cards/card-sides.ts'
import { m } from '#messages/generated/messages.js'
import { type CardRow, keepCard } from '#tools/notetaker/cards/cards.store.ts'
import { Button } from '#ui/Button.tsx'

export interface DriftNoteProps {
  readonly row: CardRow
  readonly onUpdate: () => void
}

/** Says that the sentence behind a card changed or is gone; the schedule is not touched either way. */
export function DriftNote({ row, onUpdate }: DriftNoteProps): ReactNode {
  if (row.drift.kind === 'none') return null
  if (row.drift.kind === 'gone') return <p className="drift">{m.cards_drift_gone()}</p>
  const front = plainQuestion(row.card)
  return (
    <p className="drift">
      {m.cards_drift_changed()}{' '}
      <Button kind="quiet" aria-label={m.cards_drift_keep_label({ front })} onPress={() => void keepCard(row)}>
        {m.cards_drift_keep()}
      </Button>{' '}
      <Button kind="quiet" aria-label={m.cards_drift_update_label({ front })} onPress={onUpdate}>
        {m.cards_drift_update()}
      </Button>
    </p>
  )
}
