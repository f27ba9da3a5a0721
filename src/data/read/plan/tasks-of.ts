import { SIZES } from '#config/sizes.ts'
import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import { dayNumber, weekday } from '#domain/plan/days.ts'
import { dateBefore, datesUntil, isOfItsDay, isRepeats } from '#domain/plan/repeats.ts'
import { taskRef } from '#domain/plan/task-ref.ts'
import type { WorldTask } from '#domain/plan/world.ts'
import { addDays } from '#domain/study-day.ts'

/** A task without an estimate is planned as so many minutes until its student says. */
export const ASSUMED_MINUTES = 30
const SATURDAY = 5
/** How far ahead the dates of a task that repeats are planned, and how many of them. */
const REPEATS_AHEAD = 35
const MOST_DATES = 40

type Task = PlanRows['tasks'][number]
type Spent = (ref: string) => number

/** Minutes of blocks that are done, by what they were of. */
function spentOn(blocks: PlanRows['blocks']): Spent {
  const spent = new Map<string, number>()
  for (const { kind, refId, stepId, state, minutes } of blocks) {
    if (kind !== 'task' || refId === null || state !== 'done') continue
    const ref = taskRef(refId, stepId)
    spent.set(ref, (spent.get(ref) ?? 0) + minutes)
  }
  return ref => spent.get(ref) ?? 0
}

/** Each open step by itself; steps without a date of their own are done in their order. */
function bySteps(task: Task, spent: Spent): WorldTask[] {
  const open = (task.steps?.steps ?? []).filter(step => step.doneAt === null)
  const undated = open.filter(step => step.dueOn === null)
  return open.map(step => {
    const ref = taskRef(task.id, step.id)
    return {
      id: ref,
      subject: task.subjectId,
      title: `${task.title}: ${step.title}`.slice(0, SIZES.title),
      minutes: step.minutes ?? ASSUMED_MINUTES,
      spent: spent(ref),
      due: step.dueOn ?? task.dueOn,
      at: step.dueOn === null ? task.dueMinute : null,
      ...(step.dueOn === null && {
        step: [undated.indexOf(step), undated.length] as const,
        isPart: step !== undated.at(-1)
      })
    }
  })
}

/** Dates of a task that repeats on which the student leaves it out. */
export function leftOut(repeats: Readonly<Record<string, unknown>> | null): readonly string[] {
  const except = repeats?.['except']
  return Array.isArray(except) ? except.filter(date => typeof date === 'string') : []
}

function byDates(task: Task, due: string, today: string, spent: Spent): WorldTask[] {
  const rule = task.repeats?.rule
  if (!isRepeats(rule)) return []
  const last = addDays(today, REPEATS_AHEAD)
  const except = leftOut(task.repeats)
  const dates = datesUntil(rule, due, due > last ? due : last, MOST_DATES).filter(date => !except.includes(date))
  return dates.map((date, at) => {
    const ref = taskRef(task.id, date)
    return {
      id: ref,
      subject: task.subjectId,
      title: task.title,
      minutes: task.minutes ?? ASSUMED_MINUTES,
      spent: spent(ref),
      due: date,
      at: task.dueMinute,
      from: addDays(dateBefore(rule, date), 1),
      // On a school day it is handed in in the morning; at a weekend what has no length of work is a thing of that day.
      onDay: isOfItsDay(rule) || (task.minutes === null && weekday(dayNumber(date)) >= SATURDAY),
      isPart: at > 0
    }
  })
}

/** Open tasks as the planner is told of them: whole, by steps, or by the dates they repeat on. */
export function tasksOf({ tasks, blocks }: PlanRows, today: string): WorldTask[] {
  const spent = spentOn(blocks)
  return tasks
    .filter(task => task.doneAt === null)
    .flatMap((task): WorldTask[] => {
      if (task.dueOn !== null && isRepeats(task.repeats?.rule)) return byDates(task, task.dueOn, today, spent)
      const steps = bySteps(task, spent)
      if (steps.length > 0) return steps
      const { id, subjectId, title, minutes, dueOn, dueMinute } = task
      return [
        {
          id,
          subject: subjectId,
          title,
          minutes: minutes ?? ASSUMED_MINUTES,
          spent: spent(id),
          due: dueOn,
          at: dueMinute
        }
      ]
    })
}
