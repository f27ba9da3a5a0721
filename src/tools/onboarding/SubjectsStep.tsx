import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { SIZES } from '#config/sizes.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { $draft, answer, goOn } from '#tools/onboarding/onboarding.store.ts'
import { StepFrame } from '#tools/onboarding/StepFrame.tsx'
import { isNewName } from '#tools/shared/account/subject-names.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { TextField } from '#ui/TextField.tsx'

export function SubjectsStep(): ReactNode {
  const { subjects } = useStore($draft)
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isTwice = name !== '' && !isNewName(name, subjects)
  const add = (): void => {
    if (name === '' || isTwice) return
    answer({ subjects: [...subjects, { id: newId(), name, examOn: null }] })
    setTyped('')
  }
  // Enter in the field adds what was typed; with an empty field it goes on.
  const next = (): void => (name === '' ? goOn() : add())
  return (
    <StepFrame title={m.onboarding_subjects_title()} lead={m.onboarding_subjects_lead()} onNext={next} canSkip>
      <ul className="subject-list">
        {subjects.map(({ id, name: subject, examOn }) => (
          <li key={id} className="subject-row named">
            <span className="subject-name">{subject}</span>
            <DateField
              label={m.settings_subject_exam()}
              value={examOn}
              onChange={date =>
                answer({ subjects: subjects.map(one => (one.id === id ? { ...one, examOn: date } : one)) })
              }
            />
            <Button
              kind="quiet"
              aria-label={m.settings_subject_remove({ name: subject })}
              onPress={() => answer({ subjects: subjects.filter(one => one.id !== id) })}
            >
              {m.settings_remove()}
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        label={m.onboarding_subject_add()}
        value={typed}
        onChange={setTyped}
        maxLength={SIZES.subjectName}
        autoComplete="off"
        error={isTwice ? m.settings_subject_twice() : undefined}
      />
      <Button onPress={add}>{m.onboarding_subject_add_act()}</Button>
    </StepFrame>
  )
}
