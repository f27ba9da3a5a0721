import { dayNumber, down } from '#domain/plan/days.ts'
import { longestSitting, type FreeDay } from '#domain/plan/time/free.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { split } from '#domain/plan/needs/split.ts'
import type { PlanSettings, World, WorldTask } from '#domain/plan/world.ts'

/** What is overdue is wanted within a week, what has no date within four. */
const OVERDUE_DAYS = 6
const UNDATED_DAYS = 27
/** Sittings are spread over the first four fifths of the time, so that a bad day costs nothing. */
const SPREAD = 0.8
/** Work is begun so long before it is due, and so much earlier for each sitting more: not half a year before. */
const LEAD_DAYS = 14
const LEAD_A_SITTING = 4

interface Window {
  readonly last: number
  readonly until: number
}

/** Work without a time of day is handed in in the morning: it has to be done the evening before, where there is one. */
export function windowOf(
  { due = null, at = null, onDay }: Pick<WorldTask, 'due' | 'at' | 'onDay'>,
  today: number
): Window {
  if (due === null) return { last: UNDATED_DAYS, until: 1440 }
  const day = dayNumber(due) - today
  if (day < 0) return { last: OVERDUE_DAYS, until: 1440 }
  if (at !== null) return { last: day, until: at }
  return { last: onDay === true ? day : Math.max(0, day - 1), until: 1440 }
}

function bufferFor(days: number): number {
  return days >= 10 ? 2 : days >= 3 ? 1 : 0
}

/** `sittingsUntil`: the longest sitting that the days up to and with each allow. */
function needOf(
  task: WorldTask,
  today: number,
  sittingsUntil: readonly number[],
  { session, shortest }: PlanSettings
): Need {
  const { due = null } = task
  const { last, until } = windowOf(task, today)
  const longest = Math.max(
    shortest,
    down(Math.min(session, (sittingsUntil[Math.min(last, sittingsUntil.length - 1)] ?? 0) || session))
  )
  const isOverdue = due !== null && dayNumber(due) < today
  const { from, onDay = false } = task
  const first = from === undefined || isOverdue ? 0 : Math.max(0, Math.min(last, dayNumber(from) - today))
  const soft = due === null || isOverdue || onDay ? last : last - bufferFor(last - first)
  const sittings = split(Math.max(0, task.minutes - (task.spent ?? 0)), longest)
  const [before, of] = task.step ?? [0, 1]
  const begin = Math.max(first, soft - LEAD_DAYS - LEAD_A_SITTING * sittings.length * of)
  const ideal = (at: number): number => {
    const share = (before + (at + 0.5) / sittings.length) / of
    if (onDay && !isOverdue) return last
    return isOverdue ? 0 : Math.min(soft, begin + Math.floor(share * (soft - begin + 1) * SPREAD))
  }
  return {
    key: `task:${task.id}`,
    kind: 'task',
    ref: task.id,
    subject: task.subject ?? null,
    title: task.title,
    value: due === null ? 1 : isOverdue ? 80 : 60,
    first,
    last,
    until,
    soft,
    isOnceADay: false,
    canSplit: true,
    longest,
    pieces: sittings.map((minutes, at) => ({ minutes, ideal: ideal(at), spare: null })),
    series: `task:${task.id}`,
    by: due === null ? last : dayNumber(due) - today,
    done: 0,
    isOverdue,
    isDue: due !== null
  }
}

export function taskNeeds({ tasks, settings }: World, today: number, days: readonly FreeDay[]): Need[] {
  let longest = 0
  const sittingsUntil = days.map(day => (longest = Math.max(longest, longestSitting([day]))))
  return tasks.map(task => needOf(task, today, sittingsUntil, settings)).filter(need => need.pieces.length > 0)
}
