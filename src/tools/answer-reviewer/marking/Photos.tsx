import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { Photo } from '#tools/shared/pictures/Photo.tsx'

/** Handwork on paper, as it was photographed; nothing reads it but the student. */
export function Photos({ ids }: { readonly ids: readonly string[] }): ReactNode {
  if (ids.length === 0) return null
  return (
    <>
      <ul className="rv-photos">
        {ids.map((id, at) => (
          <li key={id}>
            <Photo id={id} alt={m.reviewer_photo({ at: at + 1 })} />
          </li>
        ))}
      </ul>
      <p className="hint">{m.reviewer_photo_self()}</p>
    </>
  )
}
