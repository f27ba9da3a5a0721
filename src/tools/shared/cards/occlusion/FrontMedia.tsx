import type { ReactNode } from 'react'
import type { CardMedia } from '#contract/entities.ts'
import { readOcclusion } from '#domain/cards/occlusion.ts'
import { m } from '#messages/generated/messages.js'
import { SideMedia, type SideMediaProps } from '#tools/shared/cards/media/SideMedia.tsx'
import { OccludedPicture } from '#tools/shared/cards/occlusion/OccludedPicture.tsx'

interface FrontMediaProps extends Pick<SideMediaProps, 'hint'> {
  readonly card: {
    readonly kind: string
    readonly front: string
    readonly ordinal: number
    readonly frontMedia?: CardMedia | null | undefined
  }
  readonly isAnswer: boolean
}

/** What the question shows and plays. Of a card with boxes the first picture has them. */
export function FrontMedia({ card, isAnswer, hint }: FrontMediaProps): ReactNode {
  const { kind, front, ordinal, frontMedia } = card
  const occlusion = kind === 'cloze' ? readOcclusion(front) : null
  const more = hint ? { hint } : {}
  if (!occlusion) return <SideMedia media={frontMedia} {...more} />
  const [picture, ...others] = frontMedia?.pictures ?? []
  const rest: CardMedia = { v: 1, pictures: others, sound: frontMedia?.sound ?? null }
  return (
    <>
      {picture ? (
        <OccludedPicture picture={picture} occlusion={occlusion} asked={ordinal} isAnswer={isAnswer} />
      ) : (
        <p className="hint">{m.occlusion_removed()}</p>
      )}
      {(others.length > 0 || rest.sound) && <SideMedia media={rest} {...more} />}
    </>
  )
}
