import { useMemo, useState, type ReactNode } from 'react'
import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import { addDays } from '#domain/study-day.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { change } from '#tools/planner/undo.store.ts'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { NewTask } from '#tools/planner/setup/NewTask.tsx'
import { TaskRow } from '#tools/planner/setup/TaskRow.tsx'
import { useAskedRow } from '#tools/planner/setup/use-asked-row.ts'
import { QuickAdd } from '#tools/planner/side/QuickAdd.tsx'
import { Button } from '#ui/Button.tsx'

/** So many lines are drawn at once. */
const PAGE = 30

/** All that is overdue gets one new date, with one press that is taken back by one. */
function moveOverdue(overdue: PlanRows['tasks'], day: string): void {
  const words = m.planner_overdue_moved({ count: overdue.length })
  void tryOrNotify(() =>
    change(
      words,
      overdue.map(({ id }) => ({ name: 'tasks', id, fields: { dueOn: day } }))
    )
  )
}

/** Open tasks by their date, then those that are done. */
export function Tasks({ rows, now, row }: PartProps & { readonly row: string | null }): ReactNode {
  const order = rows.tasks.toSorted(
    (a, b) =>
      Number(a.doneAt !== null) - Number(b.doneAt !== null) ||
      (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9') ||
      a.id.localeCompare(b.id)
  )
  const overdue = rows.tasks.filter(({ doneAt, dueOn }) => doneAt === null && dueOn !== null && dueOn < now.today)
  const [open, setOpen] = useState(row)
  const list = useAskedRow(row)
  const [most, setMost] = useState(PAGE)
  const key = rows.subjects.map(({ id, name }) => `${id} ${name}`).join()
  const subjects = useMemo(
    () => [
      { value: '', text: m.planner_quick_no_subject() },
      ...rows.subjects.map(({ id, name }) => ({ value: id, text: name }))
    ],
    // The same names in new rows are the same choices.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key]
  )
  // A new task has no date, and the one that is being changed stays in view.
  const shown = order.filter((task, at) => at < most || task.id === open)
  return (
    <>
      <QuickAdd subjects={rows.subjects} now={now} />
      {overdue.length > 0 && (
        <p className="row">
          <span>{m.planner_overdue({ count: overdue.length })}</span>
          <Button kind="quiet" onPress={() => moveOverdue(overdue, addDays(now.today, 1))}>
            {m.planner_overdue_tomorrow()}
          </Button>
          <Button kind="quiet" onPress={() => moveOverdue(overdue, addDays(now.today, 7))}>
            {m.planner_overdue_week()}
          </Button>
        </p>
      )}
      <ul ref={list} className="pl-rows">
        {shown.map(task => (
          <TaskRow
            key={task.id}
            task={task}
            subjects={subjects}
            today={now.today}
            isOpen={task.id === open}
            onOpen={setOpen}
          />
        ))}
      </ul>
      {order.length > most && (
        <p className="row">
          <span>{m.planner_tasks_shown({ most, count: order.length })}</span>
          <Button kind="quiet" onPress={() => setMost(most + PAGE)}>
            {m.planner_tasks_more()}
          </Button>
        </p>
      )}
      <NewTask subjects={subjects} onAdded={setOpen} />
    </>
  )
}
