import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { usualSubjects } from '#config/board-subjects.ts'
import { LEVELS } from '#config/boards.ts'
import { SIZES } from '#config/sizes.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import type { DraftSubject } from '#tools/onboarding/draft.ts'
import { $draft, answer, goOn } from '#tools/onboarding/onboarding.store.ts'
import { SessionSelect } from '#tools/onboarding/SessionSelect.tsx'
import { StepFrame } from '#tools/onboarding/StepFrame.tsx'
import { LevelSelect } from '#tools/shared/account/LevelSelect.tsx'
import { isNewName } from '#tools/shared/account/subject-names.ts'
import { Chips } from '#ui/choice/Chips.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { TextField } from '#ui/TextField.tsx'

export function SubjectsStep(): ReactNode {
  const { subjects, board, level, session } = useStore($draft)
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isTwice = name !== '' && !isNewName(name, subjects)
  const withNew = (names: readonly string[]): DraftSubject[] => [
    ...subjects,
    ...names.map(one => ({ id: newId(), name: one, examOn: session, level: null }))
  ]
  const add = (): void => {
    if (name === '' || isTwice) return
    answer({ subjects: withNew([name]) })
    setTyped('')
  }
  const usual = board ? usualSubjects(board, level) : []
  const chosen = subjects.map(subject => subject.name)
  const choose = (now: readonly string[]): void => {
    const left = withNew(now.filter(one => !chosen.includes(one)))
    answer({ subjects: left.filter(one => !usual.includes(one.name) || now.includes(one.name)) })
  }
  const change = (id: string, part: Partial<DraftSubject>): void =>
    answer({ subjects: subjects.map(one => (one.id === id ? { ...one, ...part } : one)) })
  // Enter in the field adds what was typed; with an empty field it goes on.
  const next = (): void => (name === '' ? goOn() : add())
  return (
    <StepFrame title={m.onboarding_subjects_title()} lead={m.onboarding_subjects_lead()} onNext={next} canSkip>
      {usual.length > 0 && (
        <Chips
          label={m.onboarding_subjects_usual({ board: board ?? '' })}
          chips={usual.map(subject => ({ id: subject, title: subject }))}
          selected={usual.filter(subject => chosen.includes(subject))}
          onChange={choose}
        />
      )}
      <SessionSelect />
      <ul className="subject-list">
        {subjects.map(({ id, name: subject, examOn, level: own }) => (
          <li key={id} className="subject-row named">
            <span className="subject-name">{subject}</span>
            {board && LEVELS[board].length > 1 && (
              <LevelSelect
                label={m.settings_level()}
                board={board}
                level={own ?? level}
                onChange={chosenLevel => change(id, { level: chosenLevel })}
              />
            )}
            <DateField
              label={m.settings_subject_exam()}
              value={examOn}
              onChange={date => change(id, { examOn: date })}
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
