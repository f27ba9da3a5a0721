import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { bringNotesIn } from '#tools/notetaker/import/import.store.ts'
import type { NotesFound as Found } from '#tools/notetaker/import/notes/find-notes.ts'
import { NotesDiffer } from '#tools/notetaker/import/notes/NotesDiffer.tsx'
import { NotesWhere } from '#tools/notetaker/import/notes/NotesWhere.tsx'
import { NoteTexts } from '#tools/notetaker/import/notes/NoteTexts.tsx'
import { usePlaces } from '#tools/notetaker/import/notes/places.ts'
import { LeaveOut } from '#tools/notetaker/import/LeaveOut.tsx'
import { Button } from '#ui/Button.tsx'

const OF_WHOLE_NOTES = new Set(['broken', 'locked', 'empty', 'twice', 'table', 'attachment', 'deck'])

/** What files hold as notes, where they go, and the one button that takes them in. */
export function NotesFound({ found }: { readonly found: Found }): ReactNode {
  const { notes, leftOut, compared } = found
  const [takesTheirs, setTakesTheirs] = useState(false)
  const places = usePlaces(compared.fresh, found.name.replace(/\.[^.]+$/, ''))
  const count = compared.fresh.length + (takesTheirs ? compared.changed.length : 0)
  const pictures = compared.fresh.reduce((sum, { note }) => sum + note.pictures.length, 0)
  const cells = [
    [m.import_th_found(), notes.length],
    [m.import_th_new(), compared.fresh.length],
    [m.import_th_same(), compared.same.length],
    [m.import_th_changed(), compared.changed.length],
    [m.import_th_out(), leftOut.filter(({ why }) => OF_WHOLE_NOTES.has(why)).length]
  ] as const
  return (
    <div className="im-two">
      <div>
        <p className="im-sum">
          <b>{m.import_notes_found({ count: notes.length })}.</b> {m.import_found_new({ count: compared.fresh.length })}{' '}
          {m.import_nothing_yet()}
        </p>
        <dl className="im-counts">
          {cells.map(([title, figure]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className="figures">{figure.toLocaleString('en-GB')}</dd>
            </div>
          ))}
        </dl>
        {pictures > 0 && <p className="im-says">{m.import_notes_pictures({ count: pictures })}</p>}
        <NotesWhere places={places} />
        <NotesDiffer found={found} takesTheirs={takesTheirs} onTheirs={setTakesTheirs} />
        <div className="im-go">
          <Button kind="ink" isDisabled={count === 0} onPress={() => void bringNotesIn(places.places, takesTheirs)}>
            {count === 0 ? m.import_go_none() : m.import_notes_go({ count })}
          </Button>
          <LeaveOut />
          <p className="hint">{m.import_whole()}</p>
        </div>
      </div>
      <NoteTexts found={found} />
    </div>
  )
}
