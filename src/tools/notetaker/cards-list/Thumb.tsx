import { useEffect, useState, type ReactNode } from 'react'
import { fileHere } from '#data/sync/files/files.ts'
import { m } from '#messages/generated/messages.js'

/** A card's picture in its line of the list: from this device alone, and let go as the line scrolls away. */
export function Thumb({ fileId }: { readonly fileId: string }): ReactNode {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let own: string | null = null
    let isGone = false
    const show = (file: Blob | null): void => {
      if (isGone || !file) return
      own = URL.createObjectURL(file)
      setUrl(own)
    }
    fileHere(fileId).then(show, () => undefined)
    return () => {
      isGone = true
      if (own !== null) URL.revokeObjectURL(own)
    }
  }, [fileId])
  const words = m.media_has_picture()
  return url === null ? (
    <span className="cl-thumb" role="img" aria-label={words} />
  ) : (
    <img className="cl-thumb" src={url} alt={words} decoding="async" />
  )
}
