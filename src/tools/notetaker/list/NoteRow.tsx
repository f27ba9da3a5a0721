import type { ReactNode } from 'react'
import type { NoteSummary } from '#data/write/notes/notes.ts'
import { m } from '#messages/generated/messages.js'
import { SubjectMark } from '#ui/state/SubjectMark.tsx'
import type { SubjectCount } from '#tools/notetaker/list/note-groups.ts'
import { editedWhen } from '#tools/notetaker/list/when.ts'

/** The id of the line that says which keys move in the list. */
export const NOTE_KEYS = 'note-keys'

interface NoteRowProps {
  readonly note: NoteSummary
  readonly subjects: readonly SubjectCount[]
  readonly topic: string | undefined
  readonly address: string
  /** Cards of this note that can be recalled now. */
  readonly due: number
  readonly isOpen: boolean
  readonly tabIndex: 0 | -1
}

export function NoteRow({ note, subjects, topic, address, due, isOpen, tabIndex }: NoteRowProps): ReactNode {
  const subject = subjects.find(({ id }) => id === note.subjectId)
  return (
    <li>
      <a
        href={address}
        aria-current={isOpen ? 'page' : undefined}
        tabIndex={tabIndex}
        data-roving={note.id}
        aria-describedby={tabIndex === 0 ? NOTE_KEYS : undefined}
      >
        <span className="note-name" dir="auto">
          {note.title.trim() === '' ? m.notes_untitled() : note.title}
        </span>
        {due > 0 && <b className="note-due figures">{m.notes_due({ count: due })}</b>}
        {note.excerpt !== '' && (
          <span className="excerpt" dir="auto">
            {note.excerpt}
          </span>
        )}
        <span className="facts figures">
          <span className="of">
            {subject && <SubjectMark position={subject.position} isTall />}
            {subject?.name ? [subject.name, topic].filter(Boolean).join(' · ') : m.notes_words({ count: note.words })}
          </span>
          <span>{editedWhen(note.updatedAt, new Date())}</span>
        </span>
      </a>
    </li>
  )
}
