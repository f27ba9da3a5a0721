import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'
import type { NoteSession } from '#tools/notetaker/saving/note-session.ts'

/** Another tab or device wrote in this note: nothing moves until the student asks for it. */
export function RemoteChangeBar({ session }: { readonly session: NoteSession }): ReactNode {
  const elsewhere = useStore(session.$elsewhere)
  if (elsewhere === 'nothing') return null
  const isDeleted = elsewhere === 'deleted'
  return (
    <div className="note-notice" role="status">
      <p>{isDeleted ? m.notes_elsewhere_deleted() : m.notes_elsewhere()}</p>
      <p className="row">
        <Button onPress={() => void (isDeleted ? session.keep() : session.takeOver())}>
          {isDeleted ? m.notes_elsewhere_keep() : m.notes_elsewhere_show()}
        </Button>
      </p>
    </div>
  )
}
