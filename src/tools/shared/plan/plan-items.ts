import { site } from '#config/site.ts'
import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import { examsOf } from '#data/read/plan/world-of.ts'
import type { IcsItem } from '#domain/ics/event.ts'
import { m } from '#messages/generated/messages.js'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { examName } from '#tools/shared/plan/plan-dates.ts'
import { storedReason } from '#tools/shared/plan/plan-words.ts'

/** What is planned, exams, and tasks by their time, with ids that stay the same from file to file. */
export function itemsOf({ blocks, exams, tasks, subjects }: PlanRows): IcsItem[] {
  const names = new Map(subjects.map(({ id, name }) => [id, name]))
  const uid = (id: string): string => `${id}@${site.slug}`
  const nameOf = (id: string | null): string => (id === null ? '' : (names.get(id) ?? ''))
  return [
    ...blocks
      .filter(block => block.state === 'planned' && block.kind !== 'busy' && block.kind !== 'free')
      .map(({ id, kind, title, subjectId, day, startMinute, minutes, reason }) => ({
        uid: uid(id),
        title: blockTitle({ kind, title, subject: nameOf(subjectId) }),
        day,
        start: startMinute,
        minutes,
        description: [nameOf(subjectId), storedReason(reason)].filter(Boolean).join('\n'),
        category: m.planner_files_category_study()
      })),
    ...examsOf({ exams, subjects }).map(({ id, subject, title, on, at = null, minutes = null }) => ({
      uid: uid(id),
      title: examName(nameOf(subject), title),
      day: on,
      start: at,
      minutes: minutes ?? 0,
      category: m.planner_files_category_exam()
    })),
    ...tasks
      .filter(task => task.dueOn !== null && task.doneAt === null)
      .map(({ id, title, subjectId, detail, dueOn, dueMinute }) => ({
        uid: uid(id),
        title: m.planner_files_due({ title }),
        day: dueOn ?? '',
        start: dueMinute,
        minutes: 0,
        description: [nameOf(subjectId), detail].filter(Boolean).join('\n'),
        category: m.planner_files_category_due()
      }))
  ]
}
