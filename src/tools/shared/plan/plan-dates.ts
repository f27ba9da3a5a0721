import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import { leftOut } from '#data/read/plan/tasks-of.ts'
import { examsOf } from '#data/read/plan/world-of.ts'
import { examName } from '#domain/ics/block-name.ts'
import { datesUntil, isOfItsDay, isRepeats } from '#domain/plan/repeats.ts'
import { m } from '#messages/generated/messages.js'

export { examName }

/** What stands on a date and is not planned but given: an exam, or a deadline of an open task. */
export interface PlanDate {
  readonly key: string
  readonly kind: 'exam' | 'due'
  readonly id: string
  readonly subjectId: string | null
  readonly day: string
  /** Null: at no known time of the day. */
  readonly start: number | null
  readonly minutes: number | null
  /** As it is called on a screen: an exam with its subject. */
  readonly title: string
  /** Place of its subject in the student's list; null for none. */
  readonly position: number | null
}

/** More dates of one task are not looked for. */
const MOST_DATES = 400

/** What is done each day stands among the blocks; it is due here on its next date only. */
function dueDates({ dueOn, doneAt, repeats }: PlanRows['tasks'][number], until: string): readonly string[] {
  if (dueOn === null || doneAt !== null) return []
  const rule = repeats?.rule
  if (!isRepeats(rule) || isOfItsDay(rule)) return [dueOn]
  const except = leftOut(repeats)
  return [dueOn, ...datesUntil(rule, dueOn, until, MOST_DATES).slice(1)].filter(date => !except.includes(date))
}

/** Exams, whichever way they came, and deadlines, in order of time; of what repeats also its dates up to `until`. */
export function planDates(rows: PlanRows, until = ''): PlanDate[] {
  const places = new Map(rows.subjects.map(({ id, name }, position) => [id, { name, position }]))
  const exams = examsOf(rows).map(({ id, subject, title, on, at = null, minutes = null }): PlanDate => {
    const place = places.get(subject)
    return {
      key: `exam ${id}`,
      kind: 'exam',
      id,
      subjectId: subject,
      day: on,
      start: at,
      minutes,
      title: examName(place?.name ?? '', title),
      position: place?.position ?? null
    }
  })
  const due = rows.tasks.flatMap((task): PlanDate[] => {
    const { id, subjectId, title, dueMinute } = task
    const position = subjectId === null ? null : (places.get(subjectId)?.position ?? null)
    const one = { kind: 'due' as const, id, subjectId, start: dueMinute, minutes: null, title, position }
    return dueDates(task, until).map(day => ({ key: `due ${id} ${day}`, day, ...one }))
  })
  return [...exams, ...due].sort((a, b) => a.day.localeCompare(b.day) || (a.start ?? -1) - (b.start ?? -1))
}

/** What it is, in a word that stands before its title. */
export function dateWords({ kind, title }: PlanDate): string {
  return kind === 'exam' ? m.planner_date_exam({ title }) : m.planner_files_due({ title })
}
