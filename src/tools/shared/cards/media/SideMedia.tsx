import type { ReactNode } from 'react'
import type { CardMedia } from '#contract/entities.ts'
import { m } from '#messages/generated/messages.js'
import { PlaySound } from '#tools/shared/cards/media/PlaySound.tsx'
import css from '#tools/shared/cards/media/media.css?inline'
import type { KeyHint } from '#tools/shared/keys/key-words.ts'
import { Photo } from '#tools/shared/pictures/Photo.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'

adoptStyles(css)

export interface SideMediaProps {
  readonly media: CardMedia | null | undefined
  /** The key that plays the sound of this side. */
  readonly hint?: KeyHint
}

/** The pictures and the sound of one side of a card. */
export function SideMedia({ media, hint }: SideMediaProps): ReactNode {
  if (!media) return null
  return (
    <div className="cm-media">
      {media.pictures.map(({ fileId, alt, width, height }, at) => (
        <figure key={fileId} className="cm-picture">
          <Photo id={fileId} alt={alt || m.media_picture({ at: at + 1 })} width={width} height={height} />
        </figure>
      ))}
      {media.sound && <PlaySound sound={media.sound} {...(hint && { hint })} />}
    </div>
  )
}
