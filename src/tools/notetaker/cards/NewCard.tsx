import { useState, type ReactNode } from 'react'
import type { CardSource } from '#contract/entities.ts'
import { lendToCard } from '#data/sync/files/files.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { figuresIn } from '#domain/notes/note-figures.ts'
import { sourceFromNote } from '#engine/source.ts'
import { m } from '#messages/generated/messages.js'
import { figureDraft, figureSource } from '#tools/notetaker/cards/figure-card.ts'
import type { NoteFigure } from '#tools/notetaker/cards/figure.store.ts'
import { type Phrase, phraseSource } from '#tools/notetaker/cards/phrase.ts'
import { TopicField } from '#tools/shared/topics/TopicField.tsx'
import type { CardDraft } from '#tools/shared/cards/card-draft.ts'
import { CardForm } from '#tools/shared/cards/CardForm.tsx'
import { type CardPlace, draftIds, writeCards } from '#tools/shared/cards/write-cards.ts'

export interface NewCardProps {
  readonly place: CardPlace
  readonly known: readonly string[]
  /** What was selected in the note, the answer; or a picture of it, which is asked about. */
  readonly of: Phrase | NoteFigure | null
  readonly onClose: () => void
}

const isFigure = (of: Phrase | NoteFigure): of is NoteFigure => 'fileId' in of

/** Where it stands in the note as it is stored by now. */
async function sourceIn(noteId: string | null, of: Phrase | NoteFigure | null): Promise<CardSource | null> {
  const note = noteId !== null && of ? await readNote(noteId) : null
  if (!note || !of) return null
  if (isFigure(of)) return figureSource(of, figuresIn(note.doc))
  return phraseSource(of, sourceFromNote(note).blocks)
}

function draftOf(of: Phrase | NoteFigure | null): CardDraft {
  if (of && isFigure(of)) return figureDraft(of)
  return { kind: 'basic', front: '', back: of?.words ?? '' }
}

/** A card written by hand, or of what was selected in the note or shown by a picture of it. */
export function NewCard({ place, known, of, onClose }: NewCardProps): ReactNode {
  const [ids] = useState(draftIds)
  const [initial] = useState(() => draftOf(of))
  const figure = of && isFigure(of) ? of : null
  const [topicId, setTopicId] = useState<string | null>(null)
  return (
    <CardForm
      initial={initial}
      keptAs={`new ${place.noteId ?? ''} ${of?.blockId ?? ''}`}
      isNew
      known={known}
      onSave={async draft => {
        const also = figure ? await lendToCard(figure.fileId) : []
        await writeCards({ ...place, topicId }, draft, ids, await sourceIn(place.noteId, of), also)
        onClose()
      }}
      onCancel={onClose}
      more={
        place.subjectId !== null && (
          <TopicField subjectId={place.subjectId} topicId={topicId} none={m.topic_as_note()} onChange={setTopicId} />
        )
      }
    >
      {of && <p className="hint">{figure ? m.media_figure_hint() : m.cards_phrase_hint()}</p>}
    </CardForm>
  )
}
