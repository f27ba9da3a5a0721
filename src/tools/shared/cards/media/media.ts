import { SIZES } from '#config/sizes.ts'
import type { CardMedia } from '#contract/entities.ts'

export type CardPicture = CardMedia['pictures'][number]
export type CardSound = NonNullable<CardMedia['sound']>
type Media = CardMedia | null

/** An empty side is null, so that it is written in one way. */
function sideOf(pictures: readonly CardPicture[], sound: CardSound | null): Media {
  return pictures.length === 0 && sound === null ? null : { v: 1, pictures: [...pictures], sound }
}

export const picturesOf = (media: Media): readonly CardPicture[] => media?.pictures ?? []

export const hasRoom = (media: Media): boolean => picturesOf(media).length < SIZES.picturesOfSide

/** The same picture stands once on a side. */
export function withPicture(media: Media, picture: CardPicture): Media {
  const others = picturesOf(media).filter(({ fileId }) => fileId !== picture.fileId)
  return sideOf([...others, picture].slice(0, SIZES.picturesOfSide), media?.sound ?? null)
}

export function withoutPicture(media: Media, fileId: string): Media {
  return sideOf(
    picturesOf(media).filter(picture => picture.fileId !== fileId),
    media?.sound ?? null
  )
}

export function described(media: Media, fileId: string, alt: string): Media {
  return sideOf(
    picturesOf(media).map(picture => (picture.fileId === fileId ? { ...picture, alt } : picture)),
    media?.sound ?? null
  )
}

export function withSound(media: Media, sound: CardSound | null): Media {
  return sideOf(picturesOf(media), sound)
}

/** Every file that a card shows or plays. */
export function filesOf(card: { readonly frontMedia: Media; readonly backMedia: Media }): string[] {
  return [card.frontMedia, card.backMedia].flatMap(media => [
    ...picturesOf(media).map(({ fileId }) => fileId),
    ...(media?.sound ? [media.sound.fileId] : [])
  ])
}
