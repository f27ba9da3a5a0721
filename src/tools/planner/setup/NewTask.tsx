import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { useStore } from '@nanostores/react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { EMPTY_TASK } from '#data/write/plan/imported.ts'
import { draftAtom } from '#tools/planner/setup/draft.ts'
import { addRows } from '#tools/planner/rows/row.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

interface Draft {
  readonly title: string
  readonly subjectId: string | null
  readonly dueOn: string | null
  readonly minutes: number | null
}

const $draft = draftAtom<Draft>('new-task')
const EMPTY: Draft = { title: '', subjectId: null, dueOn: null, minutes: null }

interface Props {
  readonly subjects: readonly { readonly value: string; readonly text: string }[]
  /** Told which task was added. */
  readonly onAdded: (id: string) => void
}

function Form({ draft, subjects, onAdded }: Props & { readonly draft: Draft }): ReactNode {
  const [isAsked, setAsked] = useState(false)
  const { title, subjectId, dueOn, minutes } = draft
  const set = (fields: Partial<Draft>): void => $draft.set({ ...draft, ...fields })
  const add = (event: SyntheticEvent): void => {
    event.preventDefault()
    setAsked(true)
    const name = title.trim()
    if (name === '') return
    void tryOnceOrNotify('new task', async () => {
      const fields = { ...EMPTY_TASK, ...draft, title: name }
      const [id] = await addRows('tasks', [fields], m.planner_added({ title: name }))
      $draft.set(null)
      if (id !== undefined) onAdded(id)
    })
  }
  return (
    <form className="pl-new-form" onSubmit={add} aria-label={m.planner_task_add()}>
      <div className="pl-fields">
        <TextField
          label={m.planner_task()}
          value={title}
          maxLength={SIZES.title}
          onChange={next => set({ title: next })}
          {...(isAsked && title.trim() === '' ? { error: m.planner_task_needs_name() } : {})}
        />
        <Select
          label={m.planner_subject()}
          value={subjectId ?? ''}
          options={subjects}
          onChange={id => set({ subjectId: id === '' ? null : id })}
        />
        <DateField label={m.planner_due()} value={dueOn} onChange={next => set({ dueOn: next })} />
        <NumberField
          label={m.planner_minutes()}
          value={minutes ?? Number.NaN}
          minValue={0}
          maxValue={30_000}
          onChange={next => set({ minutes: Number.isNaN(next) ? null : next })}
        />
      </div>
      <p className="row">
        <Button type="submit">{m.planner_quick_add()}</Button>
        <Button kind="quiet" onPress={() => $draft.set(null)}>
          {m.planner_cancel()}
        </Button>
      </p>
    </form>
  )
}

/** A task is filled in first: an empty one is not kept. */
export function NewTask(props: Props): ReactNode {
  const draft = useStore($draft)
  if (draft) return <Form {...props} draft={draft} />
  return (
    <p>
      <Button onPress={() => $draft.set(EMPTY)}>{m.planner_task_add()}</Button>
    </p>
  )
}
