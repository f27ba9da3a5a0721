import { christmasDays } from '#data/read/plan/days-off.ts'
import { settingsOf } from '#data/read/plan/plan-rows.ts'
import { dayNumber, weekday } from '#domain/plan/days.ts'
import { m } from '#messages/generated/messages.js'
import type { Calendar } from '#tools/planner/planner.store.ts'

/** Which of these days the student keeps free of study, each in words. */
export function daysOffOf(
  { rows, now }: Pick<Calendar, 'rows' | 'now'>,
  days: readonly string[]
): ReadonlyMap<string, string> {
  const { restDays } = settingsOf(rows)
  const [first] = days
  const christmas = first === undefined ? [] : christmasDays(restDays, now.zone, first, days.length)
  return new Map(
    days.flatMap((day): [string, string][] => {
      const span = restDays.spans.find(({ from, to }) => from <= day && day <= to)
      if (!span && !christmas.includes(day) && !restDays.weekdays.includes(weekday(dayNumber(day)) + 1)) return []
      const name = span ? span.name.trim() : christmas.includes(day) ? m.planner_feast_christmas() : ''
      return [[day, name === '' ? m.planner_day_off() : m.planner_day_off_named({ name })]]
    })
  )
}

/** What an empty calendar says: where there is something to plan, not to add it first. */
export function emptyWords({ rows, dates }: Pick<Calendar, 'rows' | 'dates'>): string {
  if (rows.blocks.some(block => block.state === 'planned')) return m.planner_empty_again()
  const isPlannable = dates.length > 0 || rows.topics.length > 0 || rows.tasks.some(task => task.doneAt === null)
  return isPlannable ? m.planner_empty_ready() : m.planner_empty_lead()
}
