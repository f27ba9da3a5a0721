import { spotWarning, type Around } from '#domain/plan/spot-warning.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { dayMonth } from '#tools/shared/plan/plan-words.ts'
import { $calendar, fixedOn, type Block, type Calendar } from '#tools/planner/planner.store.ts'
import type { Spot } from '#tools/planner/spots/spot.ts'

/** What a block is of: enough to know what it must not come after. */
export type Placed = Pick<Block, 'kind' | 'refId' | 'stepId' | 'subjectId'> & { readonly state?: Block['state'] }

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

function around(block: Placed, spot: Spot, calendar: Calendar): Around {
  const { today, minute } = calendar.now
  const exams = calendar.dates.flatMap(({ kind, day, start, minutes }) =>
    kind === 'exam' && start !== null && minutes !== null ? [{ day, start, minutes }] : []
  )
  return {
    now: block.state === 'done' ? null : { day: today, minute },
    busy: [...fixedOn(calendar, [spot.day]), ...exams],
    due: dueOf(block, calendar),
    lastExam: lastExamOf(block, calendar)
  }
}

const isStudy = ({ kind }: Placed): boolean => kind !== 'busy' && kind !== 'free'

/** Whether a place is over: a block put there would be missed at once. */
export function isOver(block: Placed, spot: Spot): boolean {
  const calendar = $calendar.get()
  return isReady(calendar) && isStudy(block) && spotWarning(spot, around(block, spot, calendar.value)) === 'over'
}

/** What speaks against a place, in words; empty where nothing does. */
export function warningOf(block: Placed, spot: Spot): string {
  const calendar = $calendar.get()
  if (!isReady(calendar) || !isStudy(block)) return ''
  const known = around(block, spot, calendar.value)
  switch (spotWarning(spot, known)) {
    case 'over':
      return m.planner_warn_over()
    case 'due':
      return m.planner_warn_due({ day: dayMonth(known.due?.day ?? spot.day) })
    case 'exam':
      return m.planner_warn_exam({ day: dayMonth(known.lastExam ?? spot.day) })
    case 'busy':
      return m.planner_warn_busy()
    case null:
      return ''
  }
}
