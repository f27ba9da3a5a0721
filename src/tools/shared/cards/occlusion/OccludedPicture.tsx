import type { ReactNode } from 'react'
import { drawnAs, labelOf, type Occlusion } from '#domain/cards/occlusion.ts'
import { m } from '#messages/generated/messages.js'
import { boxStyle } from '#tools/shared/cards/occlusion/box-style.ts'
import css from '#tools/shared/cards/occlusion/occlusion.css?inline'
import type { CardPicture } from '#tools/shared/cards/media/media.ts'
import { useFileUrl } from '#tools/shared/pictures/use-file-url.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'

adoptStyles(css)

export interface OccludedPictureProps {
  readonly picture: CardPicture
  readonly occlusion: Occlusion
  /** The number of the box that is asked for. */
  readonly asked: number
  readonly isAnswer: boolean
}

/** A picture with its boxes: the asked one is marked, and open once the answer is shown. */
export function OccludedPicture({ picture, occlusion, asked, isAnswer }: OccludedPictureProps): ReactNode {
  const { fileId, alt, width, height } = picture
  const [url, again] = useFileUrl(fileId)
  const { boxes, hidesAll } = occlusion
  const size = { ...(width && { width }), ...(height && { height }) }
  if (url === null)
    return (
      <p className="hint">
        {m.occlusion_missing()}{' '}
        <Button kind="quiet" onPress={again}>
          {m.media_retry()}
        </Button>
      </p>
    )
  const label = labelOf(occlusion, asked)
  const words = isAnswer
    ? m.occlusion_open({ number: asked, name: label || m.occlusion_unnamed() })
    : m.occlusion_asked({ number: asked, count: new Set(boxes.map(({ ordinal }) => ordinal)).size })
  return (
    <figure className="oc-picture">
      <div className="oc-stage">
        {url !== undefined && <img src={url} alt={alt || m.occlusion_picture()} draggable={false} {...size} />}
        {(url === undefined ? [] : boxes).map((box, at) => {
          const drawn = drawnAs(box, asked, hidesAll, isAnswer)
          return drawn === 'none' ? null : (
            <span key={at} className="oc-box" data-drawn={drawn} data-shape={box.shape} style={boxStyle(box)} />
          )
        })}
      </div>
      <figcaption className="hidden-text">{words}</figcaption>
    </figure>
  )
}
