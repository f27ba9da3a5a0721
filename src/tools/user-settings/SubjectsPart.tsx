import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { SIZES } from '#config/sizes.ts'
import { $preferences } from '#data/write/preferences.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { isNewName } from '#tools/shared/account/subject-names.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { SubjectRow } from '#tools/user-settings/SubjectRow.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

export function SubjectsPart(): ReactNode {
  const subjects = valueOr(useStore($subjects), [])
  const preferences = valueOr(useStore($preferences), null)
  const [typed, setTyped] = useState('')
  const [submit, run] = useSubmit()
  const name = typed.trim()
  const isNew = isNewName(name, subjects)
  const add = async (): Promise<void> => {
    const position = Math.max(0, ...subjects.map(subject => subject.position)) + 1
    const { board = null, level = null } = preferences ?? {}
    if (await run(() => save('subjects', newId(), { name, board, level, examOn: null, position }))) setTyped('')
  }
  return (
    <>
      {subjects.length === 0 && <p className="lead">{m.settings_subjects_none()}</p>}
      <ul className="subject-list">
        {subjects.map(subject => (
          <SubjectRow key={subject.id} subject={subject} />
        ))}
      </ul>
      <form
        className="settings-form"
        onSubmit={event => {
          event.preventDefault()
          if (name !== '' && isNew) void add()
        }}
      >
        <TextField
          label={m.settings_subject_add()}
          value={typed}
          onChange={setTyped}
          maxLength={SIZES.subjectName}
          error={name !== '' && !isNew ? m.settings_subject_twice() : undefined}
        />
        <Button type="submit">{m.settings_subject_add_act()}</Button>
        <SubmitSays submit={submit} done={m.settings_saved_device()} />
      </form>
    </>
  )
}
