import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { Button } from '#ui/Button.tsx'
import { useRoving } from '#ui/use-roving.ts'
import { SampleCard } from '#ui/state/SampleCard.tsx'
import type { NoteSummary } from '#data/write/notes/notes.ts'
import { RoomTabs } from '#tools/notetaker/cards-list/RoomTabs.tsx'
import { NOTE_KEYS, NoteRow } from '#tools/notetaker/list/NoteRow.tsx'
import { SubjectLinks } from '#tools/notetaker/list/SubjectLinks.tsx'
import { NO_SUBJECT, type SubjectCount } from '#tools/notetaker/list/note-groups.ts'
import { $list, $place, $searchText, createNote, search } from '#tools/notetaker/notes.store.ts'

/** Enough to fill any screen; more are a button away, so that 10,000 notes do not slow the list. */
const PAGE = 100

export function NoteList(): ReactNode {
  const list = useStore($list)
  const place = useStore($place)
  const text = useStore($searchText)
  const [shown, setShown] = useState(PAGE)
  const subject = place.subject === NO_SUBJECT ? null : place.subject

  if (list.state === 'failed') return <ListFailed />
  if (list.state !== 'ready')
    return (
      <p className="note-list hint" role="status">
        {m.notes_loading()}
      </p>
    )
  const { notes, subjects, total } = list.value
  if (total === 0)
    return (
      <section className="note-list sheet" aria-labelledby="notes-empty">
        <p className="no" aria-hidden="true" />
        <div className="stack">
          <h2 id="notes-empty" className="title" tabIndex={-1}>
            {m.notes_empty_title()}
          </h2>
          <p className="lead">{m.notes_empty_text()}</p>
          <Button kind="ink" onPress={() => void createNote(subject)}>
            {m.notes_new()}
          </Button>
          <SampleCard
            label={m.notes_sample()}
            lines={[m.notes_sample_line_1(), m.notes_sample_line_2(), m.notes_sample_line_3()]}
            question={m.notes_sample_question()}
            answer={m.notes_sample_answer()}
          />
        </div>
      </section>
    )
  return (
    <section className="note-list" aria-labelledby="notes-title">
      <header>
        <h2 id="notes-title" tabIndex={-1}>
          {m.notes_title()}
        </h2>
        <Button kind={place.note === null ? 'ink-small' : 'plain'} onPress={() => void createNote(subject)}>
          {m.notes_new()}
        </Button>
      </header>
      <RoomTabs here="notes" />
      <div className="field">
        <label htmlFor="notes-search">{m.notes_search()}</label>
        <input
          id="notes-search"
          className="input"
          type="search"
          maxLength={200}
          value={text}
          onChange={event => void search(event.target.value)}
        />
      </div>
      <SubjectLinks subjects={subjects} total={total} chosen={place.subject} />
      {subject !== null && (
        <p className="subject-review">
          <a href={href('notetaker', { review: `subject:${subject}` })}>{m.notes_subject_review()}</a>{' '}
          <a href={href('notetaker', { quiz: 'new', from: `subject:${subject}` })}>{m.quiz_way_in()}</a>
        </p>
      )}
      {notes.length === 0 && (
        <p className="hint" role="status">
          {text.trim() === '' ? m.notes_empty_subject() : m.notes_search_none({ text: text.trim() })}
        </p>
      )}
      <NoteRows notes={notes.slice(0, shown)} subjects={subjects} open={place.note} />
      {notes.length > shown && <Button onPress={() => setShown(shown + PAGE)}>{m.notes_more()}</Button>}
    </section>
  )
}

interface NoteRowsProps {
  readonly notes: readonly NoteSummary[]
  readonly subjects: readonly SubjectCount[]
  readonly open: string | null
}

/** One stop of the Tab key, so that the text of a note is not behind all the notes there are. */
function NoteRows({ notes, subjects, open }: NoteRowsProps): ReactNode {
  const { list, tabIndexOf } = useRoving(
    notes.map(({ id }) => id),
    open
  )
  return (
    <nav className="note-rows" aria-label={m.notes_list()} {...list}>
      <p className="hint note-keys" id={NOTE_KEYS}>
        {m.notes_list_keys()}
      </p>
      <ol>
        {notes.map(note => (
          <NoteRow
            key={note.id}
            note={note}
            subjects={subjects}
            isOpen={note.id === open}
            tabIndex={tabIndexOf(note.id)}
          />
        ))}
      </ol>
    </nav>
  )
}

/** A device that stores nothing for us cannot hold notes: say so, and that nothing on the server is touched. */
function ListFailed(): ReactNode {
  return (
    <section className="note-list stack" role="alert">
      <h2 className="title">{m.notes_failed_title()}</h2>
      <p className="lead">{m.notes_failed_private()}</p>
      <Button onPress={() => location.reload()}>{m.notes_retry()}</Button>
    </section>
  )
}
