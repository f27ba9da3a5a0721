import type { ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import type { Entity } from '#contract/entities.ts'
import { m } from '#messages/generated/messages.js'
import { clockWords } from '#tools/shared/plan/plan-words.ts'
import { minuteOf, removeRow, setField } from '#tools/planner/rows/row.ts'
import { TextCell } from '#tools/planner/setup/TextCell.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'

interface Props {
  readonly exam: Entity<'exams'>
  readonly subjects: readonly { readonly value: string; readonly text: string }[]
  readonly today: string
}

/** One exam, edited where it stands. */
export function ExamRow({ exam, subjects, today }: Props): ReactNode {
  return (
    <li>
      <Select
        label={m.planner_subject()}
        value={exam.subjectId}
        options={subjects}
        onChange={subjectId => setField('exams', exam.id, { subjectId })}
      />
      <TextCell
        label={m.planner_exam_title()}
        value={exam.title}
        max={SIZES.title}
        isRequired
        onSave={title => setField('exams', exam.id, { title })}
      />
      <DateField
        label={m.planner_date()}
        value={exam.takesOn}
        onChange={takesOn => {
          if (takesOn !== null) setField('exams', exam.id, { takesOn })
        }}
        {...(exam.takesOn < today ? { hint: m.planner_exam_past() } : {})}
      />
      <TimeField
        label={m.planner_time()}
        value={exam.startMinute === null ? null : clockWords(exam.startMinute)}
        onChange={time => setField('exams', exam.id, { startMinute: minuteOf(time) })}
      />
      <NumberField
        label={m.planner_minutes()}
        value={exam.minutes ?? Number.NaN}
        minValue={1}
        maxValue={1440}
        onChange={minutes => setField('exams', exam.id, { minutes: Number.isNaN(minutes) ? null : minutes })}
      />
      <NumberField
        label={m.planner_weight()}
        value={exam.weight ?? Number.NaN}
        minValue={0}
        maxValue={100}
        onChange={weight => setField('exams', exam.id, { weight: Number.isNaN(weight) ? null : weight })}
      />
      <Button
        kind="quiet"
        onPress={() => removeRow('exams', exam.id)}
        aria-label={m.planner_remove_named({ title: exam.title })}
      >
        {m.planner_remove()}
      </Button>
    </li>
  )
}
