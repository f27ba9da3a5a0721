import type { Entity, Feed } from '#contract/entities.ts'
import { oldCopies, taskOf } from '#data/write/plan/imported.ts'
import type { Change } from '#data/write/write.ts'
import type { IcsDeadline, IcsRead } from '#domain/ics/event.ts'

/** What of a calendar becomes tasks: what has only a date, and where the student says so what has a time as well. */
function deadlinesOf(takes: Feed['takes'], read: IcsRead): readonly IcsDeadline[] {
  if (takes === 'busy') return []
  return takes === 'both'
    ? read.deadlines
    : [...read.deadlines, ...read.events.map(one => ({ ...one, minute: one.start }))]
}

/** All tasks on the device, those that were removed too. */
export type StoredTask = Entity<'tasks'>

/**
 * What a calendar changes in the tasks. A new deadline is a new task. A task that the student removed or has done stays
 * so; of the others only what the calendar itself changed since `before` is changed.
 */
export function taskChanges(
  feed: Pick<Feed, 'takes'>,
  before: IcsRead | null,
  read: IcsRead,
  stored: readonly StoredTask[],
  today: string,
  untitled: string
): Change[] {
  const had = new Map((before ? deadlinesOf(feed.takes, before) : []).map(one => [one.key, one]))
  const rows = new Map(stored.map(row => [row.id, row]))
  const wanted = deadlinesOf(feed.takes, read).map(one => ({ one, change: taskOf(one, untitled) }))
  const changes = wanted.flatMap(({ one, change }): Change[] => {
    const row = rows.get(change.id)
    if (!row) return [change]
    const was = had.get(one.key)
    if (row.deletedAt !== null || row.doneAt !== null || !was) return []
    const fields = {
      ...(was.day !== one.day && { dueOn: one.day }),
      ...(was.minute !== one.minute && { dueMinute: one.minute }),
      ...(was.title !== one.title && { title: one.title || untitled })
    }
    return Object.keys(fields).length === 0 ? [] : [{ name: 'tasks', id: row.id, fields }]
  })
  if (feed.takes === 'busy') return []
  const living = stored.filter(row => row.deletedAt === null)
  const all = wanted.map(({ change }) => change)
  return [...changes, ...oldCopies({ blocks: [], tasks: living }, read, 'tasks', all, today)]
}
