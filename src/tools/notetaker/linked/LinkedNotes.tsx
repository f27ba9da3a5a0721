import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import { linkedWith } from '#data/write/notes/linked.ts'
import type { NoteSummary } from '#data/write/notes/notes.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'

/** What the open note is linked with, both ways, under its text. */
export function LinkedNotes({ noteId }: { readonly noteId: string }): ReactNode {
  const $linked = useMemo(() => linkedWith(noteId), [noteId])
  const { from, to } = valueOr(useStore($linked), { from: [], to: [] })
  if (from.length + to.length === 0) return null
  return (
    <section className="linked-notes" aria-label={m.notes_linked()}>
      <Links title={m.notes_linked_from()} notes={from} />
      <Links title={m.notes_linked_to()} notes={to} />
    </section>
  )
}

function Links({ title, notes }: { readonly title: string; readonly notes: readonly NoteSummary[] }): ReactNode {
  if (notes.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {notes.map(note => (
          <li key={note.id}>
            <a href={href('notetaker', { note: note.id })}>
              {note.title.trim() === '' ? m.notes_untitled() : note.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
