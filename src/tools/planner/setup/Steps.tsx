import type { ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import type { Entity } from '#contract/entities.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { change } from '#tools/planner/undo.store.ts'
import { setField } from '#tools/planner/rows/row.ts'
import { TextCell } from '#tools/planner/setup/TextCell.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'

type Task = Entity<'tasks'>
type Step = NonNullable<Task['steps']>['steps'][number]

const MOST_STEPS = 60
/** A sitting that most students can keep up. */
const SITTING = 45

const stepsOf = ({ steps }: Task): readonly Step[] => steps?.steps ?? []
const holding = (steps: readonly Step[]): Task['steps'] => (steps.length === 0 ? null : { v: 1, steps: [...steps] })

const stepOf = (title: string, minutes: number | null): Step => ({
  id: newId(),
  title,
  minutes,
  dueOn: null,
  doneAt: null
})

async function changeSteps(task: Task, steps: readonly Step[], words: string): Promise<void> {
  await change(words, [{ name: 'tasks', id: task.id, fields: { steps: holding(steps) } }])
}

/** As many equal sittings as the estimate needs. */
function sittings(minutes: number): Step[] {
  const count = Math.min(MOST_STEPS, Math.ceil(minutes / SITTING))
  const each = Math.ceil(minutes / count / 5) * 5
  return Array.from({ length: count }, (_, at) => stepOf(m.planner_steps_sitting({ count: at + 1 }), each))
}

/** The steps of a task, or the milestones of coursework: each has its minutes and, if it needs one, a date. */
export function Steps({ task }: { readonly task: Task }): ReactNode {
  const steps = stepsOf(task)
  const set = (id: string, part: Partial<Step>): void =>
    setField('tasks', task.id, { steps: holding(steps.map(step => (step.id === id ? { ...step, ...part } : step))) })
  return (
    <>
      <p className="hint">{m.planner_steps_lead()}</p>
      <ol className="pl-rows">
        {steps.map((step, at) => (
          <li key={step.id} className="pl-step" data-done={step.doneAt !== null}>
            <Checkbox
              isSelected={step.doneAt !== null}
              onChange={isDone => set(step.id, { doneAt: isDone ? new Date().toISOString() : null })}
            >
              {m.planner_task_done()}
            </Checkbox>
            <TextCell
              label={m.planner_steps_name({ count: at + 1 })}
              value={step.title}
              max={SIZES.title}
              isRequired
              onSave={title => set(step.id, { title })}
            />
            <NumberField
              label={m.planner_minutes()}
              value={step.minutes ?? Number.NaN}
              minValue={0}
              maxValue={30_000}
              onChange={minutes => set(step.id, { minutes: Number.isNaN(minutes) ? null : minutes })}
            />
            <DateField label={m.planner_steps_due()} value={step.dueOn} onChange={dueOn => set(step.id, { dueOn })} />
            <Button
              kind="quiet"
              aria-label={m.planner_remove_named({ title: step.title })}
              onPress={() =>
                void tryOrNotify(() =>
                  changeSteps(
                    task,
                    steps.filter(one => one !== step),
                    m.planner_removed()
                  )
                )
              }
            >
              {m.planner_remove()}
            </Button>
          </li>
        ))}
      </ol>
      <p className="row">
        <Button
          isDisabled={steps.length >= MOST_STEPS}
          onPress={() => {
            const title = m.planner_steps_new({ count: steps.length + 1 })
            void tryOrNotify(() => changeSteps(task, [...steps, stepOf(title, null)], m.planner_added({ title })))
          }}
        >
          {m.planner_steps_add()}
        </Button>
        {steps.length === 0 && (task.minutes ?? 0) > SITTING && (
          <Button
            kind="quiet"
            onPress={() =>
              void tryOrNotify(() => changeSteps(task, sittings(task.minutes ?? 0), m.planner_steps_done()))
            }
          >
            {m.planner_steps_split({ minutes: SITTING })}
          </Button>
        )}
      </p>
    </>
  )
}
