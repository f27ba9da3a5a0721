import { spotWarning, type Around } from '#domain/plan/spot-warning.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { dayMonth } from '#tools/shared/plan/plan-words.ts'
import { $calendar, fixedOn, type Block, type Calendar } from '#tools/planner/planner.store.ts'
import type { Spot } from '#tools/planner/spots/spot.ts'

/** What a block is of: enough to know what it must not come after. */
export type Placed = Pick<Block, 'kind' | 'refId' | 'stepId' | 'subjectId'>

function dueOf({ kind, refId, stepId }: Placed, { rows }: Calendar): Around['due'] {
  const task = kind === 'task' ? rows.tasks.find(one => one.id === refId) : undefined
  if (!task) return null
  // One date of what repeats is named by that date.
  if (stepId !== null && /^\d{4}-\d\d-\d\d$/.test(stepId)) return { day: stepId, minute: task.dueMinute }
  const step = task.steps?.steps.find(one => one.id === stepId)
  if (step?.dueOn) return { day: step.dueOn, minute: null }
  return task.dueOn === null ? null : { day: task.dueOn, minute: task.dueMinute }
}

function lastExamOf({ kind, subjectId }: Placed, { dates }: Calendar): string | null {
  if (kind !== 'topic' && kind !== 'paper') return null
  return dates.findLast(date => date.kind === 'exam' && date.subjectId === subjectId)?.day ?? null
}

/** What speaks against a place, in words; empty where nothing does. */
export function warningOf(block: Placed, spot: Spot): string {
  const calendar = $calendar.get()
  if (!isReady(calendar) || block.kind === 'busy' || block.kind === 'free') return ''
  const due = dueOf(block, calendar.value)
  const lastExam = lastExamOf(block, calendar.value)
  const exams = calendar.value.dates.flatMap(({ kind, day, start, minutes }) =>
    kind === 'exam' && start !== null && minutes !== null ? [{ day, start, minutes }] : []
  )
  switch (spotWarning(spot, { busy: [...fixedOn(calendar.value, [spot.day]), ...exams], due, lastExam })) {
    case 'due':
      return m.planner_warn_due({ day: dayMonth(due?.day ?? spot.day) })
    case 'exam':
      return m.planner_warn_exam({ day: dayMonth(lastExam ?? spot.day) })
    case 'busy':
      return m.planner_warn_busy()
    case null:
      return ''
  }
}
