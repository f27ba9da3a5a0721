import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { useFileUrl } from '#tools/shared/pictures/use-file-url.ts'
import { Button } from '#ui/Button.tsx'

interface PhotoProps {
  readonly id: string
  readonly alt: string
  /** In pixels, where they are known: the page does not jump when the picture comes. */
  readonly width?: number | null
  readonly height?: number | null
}

/** A stored picture, opened whole by a press; says so where it has not come to this device yet, and tries again. */
export function Photo({ id, alt, width, height }: PhotoProps): ReactNode {
  const [url, again] = useFileUrl(id)
  if (url === null)
    return (
      <p className="hint">
        {m.sit_photo_missing()}{' '}
        <Button kind="quiet" aria-label={m.media_retry_of({ name: alt })} onPress={again}>
          {m.media_retry()}
        </Button>
      </p>
    )
  const size = { ...(width && { width }), ...(height && { height }) }
  if (url === undefined)
    return (
      <p
        className="hint"
        style={width && height ? { aspectRatio: `${width} / ${height}`, maxWidth: width } : undefined}
      >
        {m.sit_photo_loading()}
      </p>
    )
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={alt} {...size} />
    </a>
  )
}
