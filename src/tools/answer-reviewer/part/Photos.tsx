import { useEffect, useState, type ReactNode } from 'react'
import { fileUrl } from '#data/files/files.ts'
import { m } from '#messages/generated/messages.js'

/** Handwork on paper, as it was photographed; nothing reads it but the student. */
export function Photos({ ids }: { readonly ids: readonly string[] }): ReactNode {
  if (ids.length === 0) return null
  return (
    <ul className="rv-photos">
      {ids.map((id, at) => (
        <li key={id}>
          <Photo id={id} alt={m.reviewer_photo({ at: at + 1 })} />
        </li>
      ))}
    </ul>
  )
}

function Photo({ id, alt }: { readonly id: string; readonly alt: string }): ReactNode {
  const [url, setUrl] = useState<string | null>('')
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
  if (url === null) return <p className="hint">{m.reviewer_photo_missing()}</p>
  return url === '' ? null : (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={alt} />
    </a>
  )
}
