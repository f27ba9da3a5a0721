import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import type { CardSource, Recording } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { lendToCard } from '#data/sync/files/files.ts'
import { lectureBlock } from '#domain/lecture/heard/source.ts'
import { textHash } from '#engine/hash.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import { PhotoOffer, shownOf } from '#tools/notetaker/lecture/cards/PhotoOffer.tsx'
import { $saidForCard, letSaidGo, type SaidForCard } from '#tools/notetaker/lecture/cards/said.store.ts'
import { photosNear, usePhotos } from '#tools/notetaker/lecture/photos.ts'
import { secondWords } from '#tools/notetaker/lecture/words.ts'
import { CardForm } from '#tools/shared/cards/CardForm.tsx'
import { draftIds, writeCards } from '#tools/shared/cards/write-cards.ts'
import { Dialog } from '#ui/Dialog.tsx'

function sourceOf({ recordingId, text, from, to }: SaidForCard): CardSource {
  const quote = firstSigns(text, SIZES.cardSide)
  return { blockId: lectureBlock(recordingId), textHash: textHash(quote), quote, start: from, end: to }
}

/** A card made straight from what was said: it needs no note to lead back to its second. */
export function LectureCard({ recording }: { readonly recording: Recording }): ReactNode {
  const said = useStore($saidForCard)
  if (said?.recordingId !== recording.id) return null
  return (
    <Dialog title={m.lecture_card_of({ time: secondWords(said.from) })} isOpen onClose={letSaidGo}>
      <Form recording={recording} said={said} />
    </Dialog>
  )
}

function Form({ recording, said }: { readonly recording: Recording; readonly said: SaidForCard }): ReactNode {
  const { id, subjectId, topicId } = recording
  const [ids] = useState(draftIds)
  const photos = photosNear(usePhotos(id), said.from)
  return (
    <CardForm
      initial={{ kind: 'basic', front: said.question, back: firstSigns(said.text, SIZES.cardSide) }}
      keptAs={`lecture ${id} ${Math.floor(said.from)}`}
      isNew
      onSave={async draft => {
        // A photo that a card shows stays when the lecture goes.
        const lent = await Promise.all(shownOf(photos, draft).map(lendToCard))
        await writeCards({ noteId: null, subjectId, topicId }, draft, ids, sourceOf(said), lent.flat())
        letSaidGo()
      }}
      onCancel={letSaidGo}
      offer={(draft, change) => <PhotoOffer photos={photos} draft={draft} change={change} />}
    >
      <p className="hint">{m.lecture_card_hint()}</p>
    </CardForm>
  )
}
