import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $deletedNotes } from '#data/read/notes/deleted-notes.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'

/** The way to the deleted notes; there is none where there is nothing to get back. */
export function DeletedLink(): ReactNode {
  const count = valueOr(useStore($deletedNotes), []).length
  if (count === 0) return null
  return (
    <p className="deleted-link figures">
      <a href={href('notetaker', { deleted: 'all' })}>{m.deleted_link({ count })}</a>
    </p>
  )
}
