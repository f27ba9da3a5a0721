import { site } from '#config/site.ts'
import type { PlanRows } from '#data/plan/plan-rows.ts'
import { readIcsInWorker } from '#data/plan/planner.ts'
import type { Now } from '#data/plan/world-of.ts'
import type { Change } from '#data/write/write.ts'
import type { IcsEvent, IcsItem, IcsRead } from '#domain/ics/event.ts'
import { importedId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { change, EMPTY_TASK } from '#tools/planner/actions.ts'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { download } from '#ui/download.ts'

const KEY_LENGTH = 300

export function readCalendarFile(text: string, { today, zone }: Now): Promise<IcsRead | null> {
  return readIcsInWorker(text, today, zone)
}

/** The same event of the same file has the same id: brought in twice, it is there once. */
function changeFor({ key, title, day, start, minutes }: IcsEvent, use: 'busy' | 'tasks'): Change {
  const importKey = key.slice(0, KEY_LENGTH)
  if (use === 'tasks') {
    const fields = { ...EMPTY_TASK, title: title || m.planner_task_new(), dueOn: day, dueMinute: start, importKey }
    return { name: 'tasks', id: importedId('task', key), fields }
  }
  return {
    name: 'blocks',
    id: importedId('busy', key),
    fields: {
      kind: 'busy',
      title,
      subjectId: null,
      refId: null,
      stepId: null,
      importKey,
      day,
      startMinute: start,
      minutes: Math.min(1440 - start, minutes),
      pinned: true,
      state: 'planned',
      madeBy: 'import',
      planId: null,
      reason: null
    }
  }
}

export async function importEvents(events: readonly IcsEvent[], use: 'busy' | 'tasks'): Promise<void> {
  const changes = events.map(event => changeFor(event, use))
  const undo = changes.map(({ name, id }) => ({ name, id, remove: true as const }))
  await change(m.planner_files_added({ count: changes.length }), changes, undo)
}

/** What is planned, exams, and tasks by their time, with ids that stay the same from file to file. */
export function itemsOf({ blocks, exams, tasks, subjects }: PlanRows): IcsItem[] {
  const names = new Map(subjects.map(({ id, name }) => [id, name]))
  const uid = (id: string): string => `${id}@${site.slug}`
  const nameOf = (id: string | null): string => (id === null ? '' : (names.get(id) ?? ''))
  return [
    ...blocks
      .filter(block => block.state === 'planned' && block.kind !== 'busy' && block.kind !== 'free')
      .map(({ id, kind, title, subjectId, day, startMinute, minutes }) => ({
        uid: uid(id),
        title: blockTitle({ kind, title, subject: nameOf(subjectId) }),
        day,
        start: startMinute,
        minutes
      })),
    ...exams.map(({ id, subjectId, title, takesOn, startMinute, minutes }) => ({
      uid: uid(id),
      title: [nameOf(subjectId), title].filter(Boolean).join(', '),
      day: takesOn,
      start: startMinute ?? 540,
      minutes: minutes ?? 60
    })),
    ...tasks
      .filter(task => task.dueOn !== null && task.doneAt === null)
      .map(({ id, title, dueOn, dueMinute }) => ({
        uid: uid(id),
        title: m.planner_files_due({ title }),
        day: dueOn ?? '',
        start: Math.max(0, (dueMinute ?? 540) - 15),
        minutes: 15
      }))
  ]
}

export async function exportPlan(rows: PlanRows, { zone }: Now): Promise<void> {
  const { writeIcs } = await import('#domain/ics/write.ts')
  const text = writeIcs(itemsOf(rows), zone, site.name, new Date())
  download(new Blob([text], { type: 'text/calendar' }), `${site.slug}-plan.ics`)
}
