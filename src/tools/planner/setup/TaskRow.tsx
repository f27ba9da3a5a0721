import { memo, type ReactNode } from 'react'
import type { Entity } from '#contract/entities.ts'
import { dueAgain, isRepeats } from '#domain/plan/repeats.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { clockWords, lengthWords, shortDay, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { REPEAT_WORDS } from '#tools/planner/repeat-words.ts'
import { removeRow, setField } from '#tools/planner/rows/row.ts'
import { TaskFields } from '#tools/planner/setup/TaskFields.tsx'
import { change } from '#tools/planner/undo.store.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'

type Task = Entity<'tasks'>

/** What repeats is done for its date, and due again on the next one. */
function setDone(task: Task, isDone: boolean, today: string): void {
  const rule = task.repeats?.rule
  if (isDone && task.dueOn !== null && isRepeats(rule)) {
    const dueOn = dueAgain(rule, task.dueOn, today)
    const words = m.planner_due_again({ title: task.title, day: weekdayDay(dueOn) })
    void tryOrNotify(() => change(words, [{ name: 'tasks', id: task.id, fields: { dueOn } }]))
  } else setField('tasks', task.id, { doneAt: isDone ? new Date().toISOString() : null })
}

function factsOf({ dueOn, dueMinute, minutes, repeats, steps }: Task, subject: string, today: string): string {
  const rule = repeats?.rule
  const late = dueOn !== null && dueOn < today ? m.planner_reason_overdue() : ''
  const due = dueOn === null ? '' : [shortDay(dueOn), dueMinute === null ? '' : clockWords(dueMinute)].join(' ').trim()
  const count = steps?.steps.length ?? 0
  return [
    subject,
    due,
    late,
    minutes === null ? '' : lengthWords(minutes),
    count > 0 ? m.planner_more_steps({ count }) : '',
    isRepeats(rule) ? REPEAT_WORDS[rule]() : ''
  ]
    .filter(Boolean)
    .join(' · ')
}

export interface TaskRowProps {
  readonly task: Task
  readonly subjects: readonly { readonly value: string; readonly text: string }[]
  readonly today: string
  readonly isOpen: boolean
  readonly onOpen: (id: string | null) => void
}

/** One task in a line; its fields come when it is pressed, for a thousand of them at once would take seconds. */
export const TaskRow = memo(function TaskRow({ task, subjects, today, isOpen, onOpen }: TaskRowProps): ReactNode {
  const subject = task.subjectId === null ? '' : (subjects.find(one => one.value === task.subjectId)?.text ?? '')
  const isDone = task.doneAt !== null
  return (
    <li className="pl-task" data-row={task.id} data-done={isDone}>
      <div className="pl-task-line">
        <Checkbox isSelected={isDone} onChange={next => setDone(task, next, today)}>
          {m.planner_task_done()}
        </Checkbox>
        <button
          type="button"
          className="pl-task-name"
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? null : task.id)}
        >
          <strong>{task.title}</strong>
          <small className="figures">{factsOf(task, subject, today)}</small>
        </button>
        <Button
          kind="quiet"
          onPress={() => removeRow('tasks', task.id)}
          aria-label={m.planner_remove_named({ title: task.title })}
        >
          {m.planner_remove()}
        </Button>
      </div>
      {isOpen && <TaskFields task={task} subjects={subjects} />}
    </li>
  )
}, isSameRow)

/** Every look at the device makes new rows: one that holds the same version is not drawn again. */
function isSameRow(before: TaskRowProps, after: TaskRowProps): boolean {
  return (
    before.task.id === after.task.id &&
    before.task.updatedAt === after.task.updatedAt &&
    before.task.rev === after.task.rev &&
    before.today === after.today &&
    before.isOpen === after.isOpen &&
    before.subjects === after.subjects &&
    before.onOpen === after.onOpen
  )
}
