import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { setField } from '#tools/planner/rows/row.ts'
import { change } from '#tools/planner/undo.store.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'

interface Props {
  readonly id: string
  readonly name: string
  readonly examOn: string
  readonly today: string
}

/** The date that a subject got while setting up, where no exam stands for it. */
export function OwnDate({ id, name, examOn, today }: Props): ReactNode {
  return (
    <li className="pl-own-date">
      <strong>{name}</strong>
      <DateField
        label={m.planner_date_own()}
        {...(examOn < today ? { hint: m.planner_exam_past() } : {})}
        value={examOn}
        onChange={date => {
          if (date !== null) setField('subjects', id, { examOn: date })
        }}
      />
      <Button
        kind="quiet"
        aria-label={m.planner_remove_named({ title: name })}
        onPress={() => {
          void tryOrNotify(() => change(m.planner_removed(), [{ name: 'subjects', id, fields: { examOn: null } }]))
        }}
      >
        {m.planner_remove()}
      </Button>
    </li>
  )
}
