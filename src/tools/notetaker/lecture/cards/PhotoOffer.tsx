import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import type { PhotoMarker } from '#tools/notetaker/lecture/photos.ts'
import { secondWords } from '#tools/notetaker/lecture/words.ts'
import type { CardDraft } from '#tools/shared/cards/card-draft.ts'
import { filesOf, hasRoom, picturesOf, withPicture, withoutPicture } from '#tools/shared/cards/media/media.ts'
import { Photo } from '#tools/shared/pictures/Photo.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'

export interface PhotoOfferProps {
  readonly photos: readonly PhotoMarker[]
  readonly draft: CardDraft
  readonly change: (next: (now: CardDraft) => CardDraft) => void
}

const isOn = ({ backMedia = null }: CardDraft, fileId: string): boolean =>
  picturesOf(backMedia).some(picture => picture.fileId === fileId)

/** What stood on the board when it was said, for the answer's side. */
export function PhotoOffer({ photos, draft, change }: PhotoOfferProps): ReactNode {
  return photos.map(({ fileId, second }) => {
    const alt = m.lecture_photo_alt({ time: secondWords(second) })
    const set = (isWanted: boolean): void =>
      change(now => {
        const side = now.backMedia ?? null
        const picture = { fileId, alt, width: null, height: null }
        return { ...now, backMedia: isWanted ? withPicture(side, picture) : withoutPicture(side, fileId) }
      })
    const on = isOn(draft, fileId)
    return (
      <div key={fileId} className="lc-offer">
        {!on && <Photo id={fileId} alt={alt} />}
        <Checkbox isSelected={on} isDisabled={!on && !hasRoom(draft.backMedia ?? null)} onChange={set}>
          {m.lecture_card_photo({ time: secondWords(second) })}
        </Checkbox>
      </div>
    )
  })
}

/** Which of them the card shows. */
export function shownOf(photos: readonly PhotoMarker[], { frontMedia = null, backMedia = null }: CardDraft): string[] {
  const shown = new Set(filesOf({ frontMedia, backMedia }))
  return photos.flatMap(({ fileId }) => (shown.has(fileId) ? [fileId] : []))
}
