import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { usePhotos, type PhotoMarker } from '#tools/notetaker/lecture/photos.ts'
import { secondWords } from '#tools/notetaker/lecture/words.ts'
import { useFileUrl } from '#tools/shared/pictures/use-file-url.ts'

type Seek = (second: number) => void

/** A photo of the board; a press plays from its second. */
export function PhotoAt({ photo, onSeek }: { readonly photo: PhotoMarker; readonly onSeek: Seek }): ReactNode {
  const [url, again] = useFileUrl(photo.fileId)
  const time = secondWords(photo.second)
  if (url === null)
    return (
      <button type="button" className="quiet" onClick={again}>
        {m.lecture_photo_missing({ time })}
      </button>
    )
  return (
    <button
      type="button"
      className="lc-photo"
      aria-label={m.lecture_hear_from({ time, words: m.lecture_photo() })}
      onClick={() => onSeek(photo.second)}
    >
      {url !== undefined && <img src={url} alt="" />}
      <span>{time}</span>
    </button>
  )
}

/** All of them beside the strip. */
export function PhotoRow({ id, onSeek }: { readonly id: string; readonly onSeek: Seek }): ReactNode {
  const photos = usePhotos(id)
  if (photos.length === 0) return null
  return (
    <ul className="lc-photos" aria-label={m.lecture_photos()}>
      {photos.map(photo => (
        <li key={photo.id}>
          <PhotoAt photo={photo} onSeek={onSeek} />
        </li>
      ))}
    </ul>
  )
}
