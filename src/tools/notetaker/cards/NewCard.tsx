import { useState, type ReactNode } from 'react'
import type { CardSource } from '#contract/entities.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { sourceFromNote } from '#engine/source.ts'
import { m } from '#messages/generated/messages.js'
import { type Phrase, phraseSource } from '#tools/notetaker/cards/phrase.ts'
import { TopicField } from '#tools/shared/topics/TopicField.tsx'
import { CardForm } from '#tools/shared/cards/CardForm.tsx'
import { type CardPlace, draftIds, writeCards } from '#tools/shared/cards/write-cards.ts'

export interface NewCardProps {
  readonly place: CardPlace
  readonly known: readonly string[]
  /** What was selected in the note: the answer. */
  readonly phrase: Phrase | null
  readonly onClose: () => void
}

/** Where a phrase stands in the note as it is stored by now. */
async function sourceIn(noteId: string | null, phrase: Phrase | null): Promise<CardSource | null> {
  const note = noteId !== null && phrase ? await readNote(noteId) : null
  return note && phrase ? phraseSource(phrase, sourceFromNote(note).blocks) : null
}

/** A card written by hand, or asked about what was selected. */
export function NewCard({ place, known, phrase, onClose }: NewCardProps): ReactNode {
  const [ids] = useState(draftIds)
  const [topicId, setTopicId] = useState<string | null>(null)
  return (
    <CardForm
      initial={{ kind: 'basic', front: '', back: phrase?.words ?? '' }}
      isNew
      known={known}
      onSave={async draft => {
        await writeCards({ ...place, topicId }, draft, ids, await sourceIn(place.noteId, phrase))
        onClose()
      }}
      onCancel={onClose}
      more={
        place.subjectId !== null && (
          <TopicField subjectId={place.subjectId} topicId={topicId} none={m.topic_as_note()} onChange={setTopicId} />
        )
      }
    >
      {phrase && <p className="hint">{m.cards_phrase_hint()}</p>}
    </CardForm>
  )
}
