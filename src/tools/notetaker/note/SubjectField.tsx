import { useStore } from '@nanostores/react'
import { useId, useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { NoteSession } from '#tools/notetaker/saving/note-session.ts'
import { $subjectList, createSubject, moveNote } from '#tools/notetaker/notes.store.ts'

/** Where the note belongs; a new subject is made here, without leaving the note. */
export function SubjectField({ session }: { readonly session: NoteSession }): ReactNode {
  const subjects = useStore($subjectList)
  const chosen = useStore(session.$subjectId)
  const [isNew, setNew] = useState(false)
  const [name, setName] = useState('')
  const form = useId()
  const options = [
    { value: '', text: m.notes_subject_none() },
    ...subjects.map(subject => ({ value: subject.id, text: subject.name })),
    { value: 'new', text: m.notes_subject_new() }
  ]
  if (isNew)
    return (
      <form
        id={form}
        className="new-subject"
        onSubmit={event => {
          event.preventDefault()
          if (name.trim() === '') return
          void createSubject(name, session.id)
          setNew(false)
          setName('')
        }}
      >
        <TextField label={m.notes_subject_name()} value={name} onChange={setName} maxLength={SIZES.subjectName} />
        <Button type="submit">{m.notes_subject_add()}</Button>
        <Button kind="quiet" onPress={() => setNew(false)}>
          {m.notes_cancel()}
        </Button>
      </form>
    )
  return (
    <div className="subject-field">
      <Select
        label={m.notes_subject()}
        value={subjects.some(subject => subject.id === chosen) ? (chosen ?? '') : ''}
        options={options}
        onChange={value => (value === 'new' ? setNew(true) : void moveNote(session.id, value === '' ? null : value))}
      />
    </div>
  )
}
