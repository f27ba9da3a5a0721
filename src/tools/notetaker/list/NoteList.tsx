import { useStore } from '@nanostores/react'
import { lazy, Suspense, type ReactNode } from 'react'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { Button } from '#ui/Button.tsx'
import { Plus, Search } from '#ui/icons.tsx'
import { DeletedLink } from '#tools/notetaker/list/DeletedLink.tsx'
import { NoteRows } from '#tools/notetaker/list/NoteRows.tsx'
import { SortMenu } from '#tools/notetaker/list/SortMenu.tsx'
import { SubjectLinks } from '#tools/notetaker/list/SubjectLinks.tsx'
import { TagLinks } from '#tools/notetaker/list/TagLinks.tsx'
import { NO_SUBJECT } from '#tools/notetaker/list/note-groups.ts'
import { TemplateMenu } from '#tools/notetaker/templates/TemplateMenu.tsx'
import { $list, $place, $searchText, createNote, search } from '#tools/notetaker/notes.store.ts'

const FirstNote = lazy(async () => {
  const { FirstNote: First } = await retry(() => import('#tools/notetaker/first/FirstNote.tsx'))
  return { default: First }
})

export function NoteList(): ReactNode {
  const list = useStore($list)
  const place = useStore($place)
  const text = useStore($searchText)
  const subject = place.subject === NO_SUBJECT ? null : place.subject

  if (list.state === 'failed') return <ListFailed />
  if (list.state !== 'ready')
    return (
      <p className="note-list hint" role="status">
        {m.notes_loading()}
      </p>
    )
  const { notes, subjects, tags, total } = list.value
  if (total === 0)
    return place.note === null ? (
      <Suspense fallback={null}>
        <FirstNote />
        <DeletedLink />
      </Suspense>
    ) : null
  return (
    <section className="note-list" aria-labelledby="notes-title">
      <header>
        <h2 id="notes-title" tabIndex={-1}>
          {m.notes_title()}
        </h2>
        <Button onPress={() => void createNote(subject)}>
          <Plus size={16} />
          {m.notes_new()}
        </Button>
      </header>
      <div className="search-field">
        <Search size={18} />
        <input
          id="notes-search"
          className="input"
          type="search"
          aria-label={m.notes_search()}
          placeholder={m.notes_search_in({ count: total })}
          maxLength={200}
          value={text}
          onChange={event => void search(event.target.value)}
        />
      </div>
      <p className="subject-review">
        <a href={href('notetaker', { recording: 'all' })}>{m.lecture_title()}</a>{' '}
        <a href={href('notetaker', { recording: 'new' })}>{m.lecture_record()}</a> <TemplateMenu subject={subject} />
      </p>
      <SubjectLinks subjects={subjects} total={total} chosen={place.subject} />
      <TagLinks tags={tags} chosen={place.tag} subject={place.subject} />
      {subject !== null && (
        <p className="subject-review">
          <a href={href('notetaker', { review: `subject:${subject}` })}>{m.notes_subject_review()}</a>{' '}
          <a href={href('notetaker', { quiz: 'new', from: `subject:${subject}` })}>{m.quiz_way_in()}</a>
        </p>
      )}
      {notes.length === 0 && (
        <p className="hint none" role="status">
          {text.trim() !== ''
            ? m.notes_search_none({ text: text.trim() })
            : place.tag === null
              ? m.notes_empty_subject()
              : m.notes_empty_tag({ tag: place.tag })}
        </p>
      )}
      {notes.length > 1 && (
        <div className="sort-line">
          <SortMenu />
        </div>
      )}
      <NoteRows notes={notes} subjects={subjects} />
      <p className="deleted-link">
        <a href={href('notetaker', { import: '' })}>{m.import_way()}</a>
      </p>
      <DeletedLink />
    </section>
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
