import type { ReactNode } from 'react'
import type { NoteSummary } from '#data/write/notes/notes.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import type { SubjectCount } from '#tools/notetaker/list/note-groups.ts'
import { editedWhen } from '#tools/notetaker/list/when.ts'

/** The id of the line that says which keys move in the list. */
export const NOTE_KEYS = 'note-keys'

interface NoteRowProps {
  readonly note: NoteSummary
  readonly subjects: readonly SubjectCount[]
  readonly isOpen: boolean
  readonly tabIndex: 0 | -1
}

export function NoteRow({ note, subjects, isOpen, tabIndex }: NoteRowProps): ReactNode {
  const subject = subjects.find(({ id }) => id === note.subjectId)?.name
  const words = m.notes_words({ count: note.words })
  return (
    <li>
      <a
        href={href('notetaker', { note: note.id })}
        aria-current={isOpen ? 'page' : undefined}
        tabIndex={tabIndex}
        data-roving={note.id}
        aria-describedby={tabIndex === 0 ? NOTE_KEYS : undefined}
      >
        <span className="note-name" dir="auto">
          {note.title.trim() === '' ? m.notes_untitled() : note.title}
        </span>
        {note.excerpt !== '' && (
          <span className="excerpt" dir="auto">
            {note.excerpt}
          </span>
        )}
        <span className="facts figures">
          {[subject, words, editedWhen(note.updatedAt, new Date())].filter(Boolean).join(' · ')}
        </span>
      </a>
    </li>
  )
}
