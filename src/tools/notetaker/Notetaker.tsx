import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import '#styles/notes.css'
import { m } from '#messages/generated/messages.js'
import { NoteList } from './NoteList.tsx'
import { NotePage } from './NotePage.tsx'
import { $place } from './notes.store.ts'

/** Notes by subject, one of them open beside the list; on a phone list and note are two levels. */
export function Notetaker(): ReactNode {
  const { note } = useStore($place)
  return (
    <div className="notetaker" data-level={note === null ? 'list' : 'note'}>
      <NoteList />
      {note === null ? <p className="choose hint">{m.notes_choose()}</p> : <NotePage key={note} id={note} />}
    </div>
  )
}
