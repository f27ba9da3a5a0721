import type { ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { addRows, minuteOf, removeRow, setField } from '#tools/planner/setup/row.ts'
import type { PartProps } from '#tools/planner/setup/part-props.ts'
import { TextCell } from '#tools/planner/setup/TextCell.tsx'
import { EMPTY_TASK } from '#tools/planner/actions.ts'
import { QuickAdd } from '#tools/planner/side/QuickAdd.tsx'
import { attempt } from '#stores/attempt.ts'
import { clockWords } from '#tools/shared/plan/plan-words.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TimeField } from '#ui/choice/TimeField.tsx'

/** Open tasks by their date, then those that are done. */
export function Tasks({ rows, now }: PartProps): ReactNode {
  const order = rows.tasks.toSorted(
    (a, b) =>
      Number(a.doneAt !== null) - Number(b.doneAt !== null) ||
      (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9') ||
      a.id.localeCompare(b.id)
  )
  const subjects = [
    { value: '', text: m.planner_quick_no_subject() },
    ...rows.subjects.map(({ id, name }) => ({ value: id, text: name }))
  ]
  return (
    <>
      <QuickAdd subjects={rows.subjects} today={now.today} />
      <ul className="pl-rows">
        {order.map(task => (
          <li key={task.id} data-done={task.doneAt !== null}>
            <Checkbox
              isSelected={task.doneAt !== null}
              onChange={isDone => setField('tasks', task.id, { doneAt: isDone ? new Date().toISOString() : null })}
            >
              {m.planner_task_done()}
            </Checkbox>
            <TextCell
              label={m.planner_task()}
              value={task.title}
              max={SIZES.title}
              isRequired
              onSave={title => setField('tasks', task.id, { title })}
            />
            <Select
              label={m.planner_subject()}
              value={task.subjectId ?? ''}
              options={subjects}
              onChange={id => setField('tasks', task.id, { subjectId: id === '' ? null : id })}
            />
            <DateField
              label={m.planner_due()}
              value={task.dueOn}
              onChange={dueOn => setField('tasks', task.id, { dueOn })}
            />
            <TimeField
              label={m.planner_time()}
              value={task.dueMinute === null ? null : clockWords(task.dueMinute)}
              onChange={time => setField('tasks', task.id, { dueMinute: minuteOf(time) })}
            />
            <NumberField
              label={m.planner_minutes()}
              value={task.minutes ?? Number.NaN}
              minValue={0}
              maxValue={30_000}
              onChange={minutes => setField('tasks', task.id, { minutes: Number.isNaN(minutes) ? null : minutes })}
              {...(task.minutes === null ? { hint: m.planner_task_assumed() } : {})}
            />
            <Button
              kind="quiet"
              onPress={() => removeRow('tasks', task.id)}
              aria-label={m.planner_remove_named({ title: task.title })}
            >
              {m.planner_remove()}
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <Button
          onPress={() =>
            void attempt(() =>
              addRows(
                'tasks',
                [{ ...EMPTY_TASK, title: m.planner_task_new() }],
                m.planner_added({ title: m.planner_task_new() })
              )
            )
          }
        >
          {m.planner_task_add()}
        </Button>
      </p>
    </>
  )
}
