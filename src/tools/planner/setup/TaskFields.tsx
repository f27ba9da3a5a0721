import type { ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import type { Entity } from '#contract/entities.ts'
import { ASSUMED_MINUTES } from '#data/read/plan/tasks-of.ts'
import { isRepeats, REPEATS } from '#domain/plan/repeats.ts'
import { m } from '#messages/generated/messages.js'
import { clockWords } from '#tools/shared/plan/plan-words.ts'
import { REPEAT_WORDS } from '#tools/planner/repeat-words.ts'
import { minuteOf, setField } from '#tools/planner/rows/row.ts'
import { Steps } from '#tools/planner/setup/Steps.tsx'
import { TextCell } from '#tools/planner/setup/TextCell.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'

type Task = Entity<'tasks'>

function More({ task }: { readonly task: Task }): ReactNode {
  const rule = task.repeats?.rule
  const count = task.steps?.steps.length ?? 0
  const repeats = isRepeats(rule)
  const title = count > 0 ? m.planner_more_steps({ count }) : repeats ? REPEAT_WORDS[rule]() : m.planner_more()
  return (
    <div className="pl-more">
      <Disclosure title={title} level={4}>
        <div className="pl-short-field">
          <Select
            label={m.planner_repeat()}
            hint={task.dueOn === null ? m.planner_repeat_needs_date() : m.planner_repeat_hint()}
            value={repeats ? rule : ''}
            options={[
              { value: '', text: m.planner_repeat_never() },
              ...REPEATS.map(one => ({ value: one, text: REPEAT_WORDS[one]() }))
            ]}
            onChange={next => setField('tasks', task.id, { repeats: next === '' ? null : { v: 1, rule: next } })}
          />
        </div>
        {!repeats && <Steps task={task} />}
      </Disclosure>
    </div>
  )
}

interface Props {
  readonly task: Task
  readonly subjects: readonly { readonly value: string; readonly text: string }[]
}

/** The fields of one task, stored as they are changed. */
export function TaskFields({ task, subjects }: Props): ReactNode {
  const set = (fields: Partial<Task>): void => setField('tasks', task.id, fields)
  return (
    <div className="pl-task-fields">
      <TextCell
        label={m.planner_task()}
        value={task.title}
        max={SIZES.title}
        isRequired
        onSave={title => set({ title })}
      />
      <Select
        label={m.planner_subject()}
        value={task.subjectId ?? ''}
        options={subjects}
        onChange={id => set({ subjectId: id === '' ? null : id })}
      />
      <DateField label={m.planner_due()} value={task.dueOn} onChange={dueOn => set({ dueOn })} />
      <TimeField
        label={m.planner_time()}
        value={task.dueMinute === null ? null : clockWords(task.dueMinute)}
        onChange={time => set({ dueMinute: minuteOf(time) })}
      />
      <NumberField
        label={m.planner_minutes()}
        value={task.minutes ?? Number.NaN}
        minValue={0}
        maxValue={30_000}
        onChange={minutes => set({ minutes: Number.isNaN(minutes) ? null : minutes })}
        {...(task.minutes === null ? { hint: m.planner_task_assumed({ minutes: ASSUMED_MINUTES }) } : {})}
      />
      {task.doneAt === null && <More task={task} />}
    </div>
  )
}
