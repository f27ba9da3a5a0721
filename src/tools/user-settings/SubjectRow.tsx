import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import type { Subject } from '#contract/entities.ts'
import { save, saveUndoable } from '#data/write/write.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'
import { LevelSelect } from '#tools/shared/account/LevelSelect.tsx'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { TextField } from '#ui/TextField.tsx'

function sayFailure(error: unknown): void {
  notify({ text: wordsFor(error), stays: true })
}

export function SubjectRow({ subject }: { readonly subject: Subject }): ReactNode {
  const { id, board, level, examOn } = subject
  const [name, setName] = useState(subject.name)
  const change = (fields: Parameters<typeof save<'subjects'>>[2]): void => {
    save('subjects', id, fields).catch(sayFailure)
  }
  const rename = (): void => {
    const typed = name.trim()
    if (typed === '') setName(subject.name)
    else if (typed !== subject.name) change({ name: typed })
  }
  const drop = async (): Promise<void> => {
    const back = await saveUndoable([{ name: 'subjects', id, remove: true }])
    offerUndo(m.settings_subject_removed({ name: subject.name }), m.settings_undo(), back)
  }
  return (
    <li className="subject-row">
      <TextField
        label={m.settings_subject_name()}
        value={name}
        onChange={setName}
        onBlur={rename}
        maxLength={SIZES.subjectName}
      />
      {board && (
        <LevelSelect
          label={m.settings_subject_level()}
          board={board}
          level={level}
          onChange={chosen => change({ level: chosen })}
        />
      )}
      <DateField label={m.settings_subject_exam()} value={examOn} onChange={date => change({ examOn: date })} />
      <Button
        kind="quiet"
        aria-label={m.settings_subject_remove({ name: subject.name })}
        onPress={() => void drop().catch(sayFailure)}
      >
        {m.settings_remove()}
      </Button>
    </li>
  )
}
