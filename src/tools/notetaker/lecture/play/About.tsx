import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { moveToSubject, rename } from '#tools/notetaker/lecture/acts.ts'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

/** What it is called and where it belongs. */
export function About({ recording }: { readonly recording: Recording }): ReactNode {
  const { id, subjectId } = recording
  const subjects = valueOr(useStore($subjects), [])
  const [title, setTitle] = useState(recording.title)
  const store = (): void => {
    if (title.trim() !== recording.title) void rename(id, title)
  }
  return (
    <form
      className="lc-about"
      onSubmit={event => {
        event.preventDefault()
        store()
      }}
    >
      <TextField label={m.lecture_name()} value={title} onChange={setTitle} onBlur={store} maxLength={SIZES.title} />
      <Select
        label={m.notes_subject()}
        value={subjects.some(subject => subject.id === subjectId) ? (subjectId ?? '') : ''}
        options={[
          { value: '', text: m.notes_subject_none() },
          ...subjects.map(subject => ({ value: subject.id, text: subject.name }))
        ]}
        onChange={value => void moveToSubject(id, value === '' ? null : value)}
      />
    </form>
  )
}
