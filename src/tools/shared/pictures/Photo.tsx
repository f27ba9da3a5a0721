import { useEffect, useState, type ReactNode } from 'react'
import { fileUrl } from '#data/sync/files/files.ts'
import { m } from '#messages/generated/messages.js'

/** A stored picture, opened whole by a press; says so where it has not come to this device yet. */
export function Photo({ id, alt }: { readonly id: string; readonly alt: string }): ReactNode {
  const [url, setUrl] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    let isGone = false
    fileUrl(id).then(
      found => isGone || setUrl(found),
      () => isGone || setUrl(null)
    )
    return () => {
      isGone = true
    }
  }, [id])
  if (url === null) return <p className="hint">{m.sit_photo_missing()}</p>
  if (url === undefined) return <p className="hint">{m.sit_photo_loading()}</p>
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={alt} />
    </a>
  )
}
