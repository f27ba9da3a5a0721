import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $deletedNotes, KEPT_DAYS, type DeletedNote } from '#data/read/notes/deleted-notes.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { putBack } from '#tools/notetaker/deleted/put-back.ts'
import { editedWhen } from '#tools/notetaker/list/when.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import css from '#tools/notetaker/deleted/deleted.css?inline'

adoptStyles(css)

/** The heading takes the focus: the button that was pressed goes with its row. */
function focusTitle(): void {
  document.querySelector<HTMLElement>('.pg-title')?.focus()
}

/** Every note that was deleted in the last days, with its way back. */
export function DeletedPlace(): ReactNode {
  const notes = useStore($deletedNotes)
  return (
    <PageFrame
      title={m.deleted_title()}
      facts={m.deleted_kept({ days: KEPT_DAYS })}
      tools={<a href={href('notetaker')}>{m.notes_back()}</a>}
    >
      {isReady(notes) && notes.value.length === 0 && <p className="hint">{m.deleted_none()}</p>}
      {isReady(notes) && notes.value.length > 0 && (
        <ol className="dn-rows">
          {notes.value.map(note => (
            <DeletedRow key={note.id} note={note} />
          ))}
        </ol>
      )}
    </PageFrame>
  )
}

function DeletedRow({ note }: { readonly note: DeletedNote }): ReactNode {
  const title = note.title === '' ? m.notes_untitled() : note.title
  return (
    <li>
      <h3 dir="auto">{title}</h3>
      {note.excerpt !== '' && (
        <p className="dn-text" dir="auto">
          {note.excerpt}
        </p>
      )}
      <p className="hint figures">{m.deleted_when({ when: editedWhen(note.deletedAt, new Date()) })}</p>
      <Button
        aria-label={m.deleted_put_back_named({ title })}
        onPress={() => void putBack(note.id, title).then(focusTitle)}
      >
        {m.deleted_put_back()}
      </Button>
    </li>
  )
}
