import { busyOf, oldCopies, taskOf } from '#data/write/plan/imported.ts'
import { $planRows, removedAmong, settingsOf, type PlanRows } from '#data/read/plan/plan-rows.ts'
import type { Change } from '#data/write/write.ts'
import type { IcsDaysOff, IcsDeadline, IcsRead } from '#domain/ics/event.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { settingsChange } from '#tools/planner/actions.ts'
import { change } from '#tools/planner/undo.store.ts'

const NAME_LENGTH = 80
/** Rows of days off in the settings. */
export const MOST_TIMES_OFF = 40

type Kind = 'blocks' | 'tasks'

/** UIDs of a file that the student ticked out, or has added already. */
export type LeftOut = ReadonlySet<string>

async function addAll(
  rows: PlanRows,
  read: IcsRead,
  name: Kind,
  found: readonly { readonly uid: string; readonly change: Change }[],
  leftOut: LeftOut,
  today: string
): Promise<void> {
  const added = found.filter(({ uid }) => !leftOut.has(uid)).map(one => one.change)
  const of = { isCut: read.isCut, uids: read.uids.filter(uid => !leftOut.has(uid)) }
  const gone = oldCopies(rows, of, name, added, today)
  const removed = await removedAmong(
    name,
    added.map(({ id }) => id)
  )
  const back = [...removed].map(id => ({ name, id, restore: true }) as const)
  await change(m.planner_files_added({ count: added.length }), [...added, ...back, ...gone])
}

/** The same event of the same file has the same id: brought in twice, it is there once. */
export async function addBusy(rows: PlanRows, read: IcsRead, leftOut: LeftOut, today: string): Promise<void> {
  const found = read.events.map(one => ({ uid: one.uid, change: busyOf(one) }))
  await addAll(rows, read, 'blocks', found, leftOut, today)
}

/** An event becomes a task that is due when it begins, days off one that is due on their first day. */
export async function addTasks(
  rows: PlanRows,
  read: IcsRead,
  from: 'events' | 'deadlines' | 'daysOff',
  leftOut: LeftOut,
  today: string
): Promise<void> {
  const due: readonly IcsDeadline[] = {
    events: () => read.events.map(one => ({ ...one, minute: one.start })),
    deadlines: () => read.deadlines,
    daysOff: () => read.daysOff.map(one => ({ ...one, day: one.from, minute: null }))
  }[from]()
  const found = due.map(one => ({ uid: one.uid, change: taskOf(one, m.planner_task_new()) }))
  await addAll(rows, read, 'tasks', found, leftOut, today)
}

type DaysOff = Pick<IcsDaysOff, 'title' | 'from' | 'to'>

/** Adds to the days without study, with what `also` keeps beside them; what is there is not added again. False: no room. */
export async function addDaysOff(daysOff: readonly DaysOff[], also: object = {}): Promise<boolean> {
  const rows = $planRows.get()
  const before = settingsOf({ settings: isReady(rows) ? rows.value.settings : null }).restDays
  const has = ({ from, to }: DaysOff): boolean => before.spans.some(span => span.from === from && span.to === to)
  const spans = daysOff
    .filter(one => !has(one))
    .map(({ from, to, title }) => ({ from, to, name: title.slice(0, NAME_LENGTH) || m.planner_files_as_off() }))
  const all = [...before.spans, ...spans].toSorted((a, b) => a.from.localeCompare(b.from))
  if (all.length > MOST_TIMES_OFF) return false
  await change(m.planner_files_added({ count: spans.length }), [
    settingsChange({ restDays: { ...before, ...also, spans: all } })
  ])
  return true
}
