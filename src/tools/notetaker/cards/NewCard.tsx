import { useState, type ReactNode } from 'react'
import { CardForm } from '#tools/shared/cards/CardForm.tsx'
import { type CardPlace, draftIds, writeCards } from '#tools/shared/cards/write-cards.ts'

const EMPTY = { kind: 'basic', front: '', back: '' } as const

export interface NewCardProps {
  readonly place: CardPlace
  readonly known: readonly string[]
  readonly onClose: () => void
}

/** A card written by hand. */
export function NewCard({ place, known, onClose }: NewCardProps): ReactNode {
  const [ids] = useState(draftIds)
  return (
    <CardForm
      initial={EMPTY}
      isNew
      known={known}
      onSave={draft => writeCards(place, draft, ids).then(onClose)}
      onCancel={onClose}
    />
  )
}
