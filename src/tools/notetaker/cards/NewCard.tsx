import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { TopicField } from '#tools/shared/topics/TopicField.tsx'
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
  const [topicId, setTopicId] = useState<string | null>(null)
  return (
    <CardForm
      initial={EMPTY}
      isNew
      known={known}
      onSave={draft => writeCards({ ...place, topicId }, draft, ids).then(onClose)}
      onCancel={onClose}
      more={
        place.subjectId !== null && (
          <TopicField subjectId={place.subjectId} topicId={topicId} none={m.topic_as_note()} onChange={setTopicId} />
        )
      }
    />
  )
}
