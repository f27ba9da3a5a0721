import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { $dueByNote } from '#data/read/cards/due-by-note.ts'
import type { NoteSummary } from '#data/write/notes/notes.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { NOTE_KEYS, NoteRow } from '#tools/notetaker/list/NoteRow.tsx'
import type { SubjectCount } from '#tools/notetaker/list/note-groups.ts'
import { sectionsOf } from '#tools/notetaker/list/sections.ts'
import { $sort } from '#tools/notetaker/list/sort.store.ts'
import { $topicNames } from '#tools/notetaker/list/topic-names.store.ts'
import { sectionName } from '#tools/notetaker/list/when.ts'
import { $place } from '#tools/notetaker/notes.store.ts'
import { Button } from '#ui/Button.tsx'
import { Pin } from '#ui/icons.tsx'
import { useRoving } from '#ui/use-roving.ts'

/** Enough to fill any screen; more are a button away, so that 10,000 notes do not slow the list. */
const PAGE = 100
const NAMES: Readonly<Record<string, () => string>> = {
  pinned: m.notes_pinned,
  rest: m.notes_unpinned,
  today: m.notes_today,
  yesterday: m.notes_yesterday
}

interface NoteRowsProps {
  readonly notes: readonly NoteSummary[]
  readonly subjects: readonly SubjectCount[]
}

/** The notes under their days: one stop of the Tab key, so that the text of a note is not behind all there are. */
export function NoteRows({ notes, subjects }: NoteRowsProps): ReactNode {
  const { note: open, subject, tag } = useStore($place)
  const sort = useStore($sort)
  const due = valueOr(useStore($dueByNote), null)
  const topics = useStore($topicNames)
  const [most, setMost] = useState(PAGE)
  const shown = notes.slice(0, most)
  const { list, tabIndexOf } = useRoving(
    shown.map(({ id }) => id),
    open
  )
  const kept = { ...(subject !== null && { subject }), ...(tag !== null && { tag }) }
  return (
    <nav className="note-rows" aria-label={m.notes_list()} {...list}>
      <p className="hint note-keys" id={NOTE_KEYS}>
        {m.notes_list_keys()}
      </p>
      {sectionsOf(shown, sort, new Date()).map(section => (
        <section key={section.key} aria-labelledby={`notes-${section.key}`}>
          <header>
            <h3 id={`notes-${section.key}`}>
              {section.key === 'pinned' && <Pin size={14} />}
              {NAMES[section.key]?.() ?? sectionName(section.key)}
            </h3>
          </header>
          <ol>
            {section.notes.map(note => (
              <NoteRow
                key={note.id}
                note={note}
                subjects={subjects}
                topic={topics.get(note.topicId ?? '')}
                address={href('notetaker', { note: note.id, ...kept })}
                due={due?.get(note.id) ?? 0}
                isOpen={note.id === open}
                tabIndex={tabIndexOf(note.id)}
              />
            ))}
          </ol>
        </section>
      ))}
      {notes.length > most && <Button onPress={() => setMost(most + PAGE)}>{m.notes_more()}</Button>}
    </nav>
  )
}
