import type { Entity } from '#contract/entities.ts'
import { removedAmong, type PlanRows } from '#data/plan/plan-rows.ts'
import type { Change } from '#data/write/write.ts'
import type { IcsDaysOff, IcsDeadline, IcsEvent, IcsRead } from '#domain/ics/event.ts'
import { importedId } from '#lib/ids.ts'
import { firstSigns, storableText } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import { EMPTY_TASK, settingsChange } from '#tools/planner/actions.ts'
import { change } from '#tools/planner/undo.store.ts'

const KEY_LENGTH = 300
const NAME_LENGTH = 80
/** Rows of days off in the settings. */
export const MOST_TIMES_OFF = 40

type Kind = 'blocks' | 'tasks'

const KINDS = { blocks: 'busy', tasks: 'task' } as const
const keyOf = (key: string): string => firstSigns(storableText(key), KEY_LENGTH)

function busyChange({ key, title, day, start, minutes }: IcsEvent): Change {
  return {
    name: 'blocks',
    id: importedId(KINDS.blocks, key),
    fields: {
      kind: 'busy',
      title,
      subjectId: null,
      refId: null,
      stepId: null,
      importKey: keyOf(key),
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

function taskChange({ key, title, day, minute }: IcsDeadline): Change {
  const fields = { title: title || m.planner_task_new(), dueOn: day, dueMinute: minute, importKey: keyOf(key) }
  return { name: 'tasks', id: importedId(KINDS.tasks, key), fields: { ...EMPTY_TASK, ...fields } }
}

/** Whether a row came from one of these events: its key is the UID, or the UID and an occurrence. */
function isOf(importKey: string, uids: ReadonlySet<string>): boolean {
  for (let end = importKey.length; end > 0; end = importKey.lastIndexOf(' ', end - 1))
    if (uids.has(importKey.slice(0, end))) return true
  return false
}

/**
 * Rows of an earlier import of these events that the file no longer has: a moved or cancelled event leaves none behind.
 * What lies before today stays, since a file is read from today on; so does everything where a file was too long to read.
 */
export function oldCopies(
  rows: PlanRows,
  read: IcsRead,
  name: Kind,
  added: readonly Change[],
  today: string
): Change[] {
  if (read.isCut) return []
  const uids = new Set(read.uids.map(keyOf))
  const ids = new Set(added.map(one => one.id))
  const own =
    name === 'blocks'
      ? rows.blocks.filter(({ madeBy, day }) => madeBy === 'import' && day >= today)
      : rows.tasks.filter(({ doneAt, dueOn }) => doneAt === null && dueOn !== null && dueOn >= today)
  return own
    .filter(({ id, importKey }) => importKey !== null && !ids.has(id) && isOf(importKey, uids))
    .map(({ id }) => ({ name, id, remove: true as const }))
}

/** What takes a change back: a new row goes, one that was there is as it was. */
function undoOf(before: ReadonlyMap<string, Entity<Kind>>, { name, id }: Change): Change {
  const row = before.get(id)
  if (!row) return { name, id, remove: true }
  const { id: _id, rev: _rev, createdAt: _created, updatedAt: _updated, deletedAt: _deleted, ...fields } = row
  return { name, id, fields } as Change
}

async function addAll(
  rows: PlanRows,
  read: IcsRead,
  name: Kind,
  added: readonly Change[],
  today: string
): Promise<void> {
  const gone = oldCopies(rows, read, name, added, today)
  const removed = await removedAmong(
    name,
    added.map(({ id }) => id)
  )
  const back = [...removed].map(id => ({ name, id, restore: true }) as const)
  const before = new Map<string, Entity<Kind>>(rows[name].map(row => [row.id, row]))
  const undo = [
    ...added.map(one => undoOf(before, one)),
    ...gone.map(({ id }) => ({ name, id, restore: true }) as const)
  ]
  await change(m.planner_files_added({ count: added.length }), [...added, ...back, ...gone], undo)
}

/** The same event of the same file has the same id: brought in twice, it is there once. */
export async function addBusy(rows: PlanRows, read: IcsRead, today: string): Promise<void> {
  await addAll(rows, read, 'blocks', read.events.map(busyChange), today)
}

/** An event becomes a task that is due when it begins, days off one that is due on their first day. */
export async function addTasks(
  rows: PlanRows,
  read: IcsRead,
  from: 'events' | 'deadlines' | 'daysOff',
  today: string
): Promise<void> {
  const due: readonly IcsDeadline[] = {
    events: () => read.events.map(one => ({ ...one, minute: one.start })),
    deadlines: () => read.deadlines,
    daysOff: () => read.daysOff.map(one => ({ ...one, day: one.from, minute: null }))
  }[from]()
  await addAll(rows, read, 'tasks', due.map(taskChange), today)
}

/** Adds to the days without study; what stands there already is not added again. False where there is no room. */
export async function addDaysOff(daysOff: readonly IcsDaysOff[]): Promise<boolean> {
  const before = settingsChange({}).held.restDays
  const has = ({ from, to }: IcsDaysOff): boolean => before.spans.some(span => span.from === from && span.to === to)
  const spans = daysOff
    .filter(one => !has(one))
    .map(({ from, to, title }) => ({ from, to, name: title.slice(0, NAME_LENGTH) || m.planner_files_as_off() }))
  const all = [...before.spans, ...spans].toSorted((a, b) => a.from.localeCompare(b.from))
  if (all.length > MOST_TIMES_OFF) return false
  await change(
    m.planner_files_added({ count: spans.length }),
    [settingsChange({ restDays: { ...before, spans: all } }).change],
    [settingsChange({ restDays: before }).change]
  )
  return true
}
