import { lazy, Suspense, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import type { CardMedia } from '#contract/entities.ts'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import type { ChangeMedia } from '#tools/shared/cards/media/MediaField.tsx'

const load = () => retry(() => import('#tools/shared/cards/media/MediaField.tsx'))
const MediaField = lazy(async () => ({ default: (await load()).MediaField }))

const megabytes = (bytes: number): number => bytes / 1024 / 1024

export function mediaLimits(): string {
  const [picture, sound] = [megabytes(SIZES.fileBytes), megabytes(SIZES.soundBytes)]
  return m.media_limits({ most: SIZES.picturesOfSide, picture, sound })
}

export interface CardSideProps {
  readonly label: string
  /** Names this side on the device; null where a card takes words only. */
  readonly of: string | null
  readonly media: CardMedia | null
  readonly change: ChangeMedia
  readonly describedBy: string
  readonly children: ReactNode
}

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/** One side in the editor: its words, its pictures and its sound; files may be pasted or dropped anywhere on it. */
export function CardSide({ label, of, media, change, describedBy, children }: CardSideProps): ReactNode {
  const [isOver, setOver] = useState(false)
  if (of === null) return children
  const take = (data: DataTransfer | null): void => {
    const files = [...(data?.files ?? [])]
    void load().then(({ addFiles }) => addFiles(files, media, change))
  }
  const paste = (event: ClipboardEvent): void => {
    // Words copied from an office program bring a picture of themselves along.
    if (!hasFiles(event.clipboardData) || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    take(event.clipboardData)
  }
  const over = (event: DragEvent, next: boolean): void => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(next)
  }
  return (
    <div
      className="card-side"
      data-over={isOver}
      onPaste={paste}
      onDragOver={event => over(event, true)}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        over(event, false)
        if (event.defaultPrevented) take(event.dataTransfer)
      }}
    >
      {children}
      <Suspense fallback={<div className="card-side-wait" />}>
        <MediaField side={label} of={of} media={media} change={change} describedBy={describedBy} />
      </Suspense>
    </div>
  )
}
