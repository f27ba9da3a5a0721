import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { useStore } from '@nanostores/react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { clockWords } from '#tools/shared/plan/plan-words.ts'
import { draftAtom } from '#tools/planner/setup/draft.ts'
import { addRows, minuteOf } from '#tools/planner/rows/row.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'

interface Draft {
  readonly subjectId: string
  readonly title: string
  readonly takesOn: string | null
  readonly startMinute: number | null
  readonly minutes: number | null
}

const $draft = draftAtom<Draft>('new-exam')

interface Props {
  readonly subjects: readonly { readonly value: string; readonly text: string }[]
  readonly today: string
}

interface FormProps extends Props {
  readonly draft: Draft
}

function Form({ draft, subjects, today }: FormProps): ReactNode {
  const [isAsked, setAsked] = useState(false)
  // A subject may have been removed since the form was begun.
  const subject = subjects.find(({ value }) => value === draft.subjectId) ?? subjects[0]
  const { title, takesOn, startMinute, minutes } = draft
  const set = (fields: Partial<Draft>): void => $draft.set({ ...draft, ...fields })
  const add = (event: SyntheticEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (takesOn === null || !subject) return
    const name = title.trim() === '' ? subject.text.slice(0, SIZES.title) : title.trim()
    const fields = {
      subjectId: subject.value,
      title: name,
      presetPaper: null,
      takesOn,
      startMinute,
      minutes,
      weight: null
    }
    void tryOnceOrNotify('new exam', async () => {
      await addRows('exams', [fields], m.planner_exams_added({ count: 1 }))
      $draft.set(null)
    })
  }
  const hint = takesOn !== null && takesOn < today ? m.planner_exam_past() : undefined
  return (
    <form className="pl-new-form" onSubmit={add} aria-label={m.planner_exam_add()}>
      <div className="pl-fields">
        <Select
          label={m.planner_subject()}
          value={subject?.value ?? ''}
          options={subjects}
          onChange={subjectId => set({ subjectId })}
        />
        <TextField
          label={m.planner_exam_title()}
          value={title}
          maxLength={SIZES.title}
          onChange={next => set({ title: next })}
        />
        <DateField
          label={m.planner_date()}
          value={takesOn}
          onChange={next => set({ takesOn: next })}
          {...(hint === undefined ? {} : { hint })}
        />
        <TimeField
          label={m.planner_time()}
          value={startMinute === null ? null : clockWords(startMinute)}
          onChange={time => set({ startMinute: minuteOf(time) })}
        />
        <NumberField
          label={m.planner_minutes()}
          value={minutes ?? Number.NaN}
          minValue={1}
          maxValue={1440}
          onChange={next => set({ minutes: Number.isNaN(next) ? null : next })}
        />
      </div>
      {isAsked && takesOn === null && (
        <p role="alert" className="error">
          {m.planner_exam_needs_date()}
        </p>
      )}
      <p className="row">
        <Button type="submit">{m.planner_quick_add()}</Button>
        <Button kind="quiet" onPress={() => $draft.set(null)}>
          {m.planner_cancel()}
        </Button>
      </p>
    </form>
  )
}

/** An exam is filled in first: nothing is kept until it is added. */
export function NewExam(props: Props): ReactNode {
  const draft = useStore($draft)
  if (draft) return <Form {...props} draft={draft} />
  const empty = {
    subjectId: props.subjects[0]?.value ?? '',
    title: '',
    takesOn: null,
    startMinute: null,
    minutes: null
  }
  return (
    <p>
      <Button onPress={() => $draft.set(empty)}>{m.planner_exam_add()}</Button>
    </p>
  )
}
