import { readRows } from '#data/read/live-rows.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { addRows } from '#tools/planner/rows/row.ts'

const EIGHT_THIRTY = 510
let adding: Promise<void> = Promise.resolve()

/**
 * Adds school on these weekdays, to be named and timed afterwards. One that is there and untouched is not added again:
 * two presses on the button are one act.
 */
export function addSchool(weekdays: readonly number[], minutes: number): Promise<void> {
  adding = adding.catch(() => undefined).then(() => addMissing(weekdays, minutes))
  return adding
}

async function addMissing(weekdays: readonly number[], minutes: number): Promise<void> {
  const title = m.planner_school()
  const there = await readRows('lessons')
  const isThere = (day: number): boolean =>
    there.some(
      one => one.title === title && one.weekday === day && one.startMinute === EIGHT_THIRTY && one.minutes === minutes
    )
  const missing = weekdays.filter(day => !isThere(day))
  if (missing.length === 0) {
    notify({ text: m.planner_school_there({ title }) })
    return
  }
  const rest = { subjectId: null, place: '', week: 'every' as const, startMinute: EIGHT_THIRTY, minutes }
  await addRows(
    'lessons',
    missing.map(weekday => ({ ...rest, title, weekday })),
    m.planner_added({ title })
  )
}
