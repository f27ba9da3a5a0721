import type { Fields } from '#contract/entities.ts'
import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import type { Change } from '#data/write/write.ts'
import type { IcsDeadline, IcsEvent, IcsRead } from '#domain/ics/event.ts'
import { importedId } from '#lib/ids.ts'
import { firstSigns, storableText } from '#lib/values/whole-text.ts'

export const EMPTY_TASK: Fields<'tasks'> = {
  subjectId: null,
  topicId: null,
  lossId: null,
  title: '',
  detail: '',
  kind: 'homework',
  minutes: null,
  dueOn: null,
  dueMinute: null,
  doneAt: null,
  steps: null,
  repeats: null,
  origin: null,
  importKey: null
}

const KEY_LENGTH = 300

type Kind = 'blocks' | 'tasks'

const KINDS = { blocks: 'busy', tasks: 'task' } as const
const keyOf = (key: string): string => firstSigns(storableText(key), KEY_LENGTH)

/** Busy time of a calendar file as a block. */
export function busyOf({ key, title, day, start, minutes }: IcsEvent): Change {
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

/** A deadline as a task; `untitled` is its title where it has none. */
export function taskOf({ key, title, day, minute }: IcsDeadline, untitled: string): Change {
  const fields = { title: title || untitled, dueOn: day, dueMinute: minute, importKey: keyOf(key) }
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
  rows: Pick<PlanRows, 'blocks' | 'tasks'>,
  read: Pick<IcsRead, 'isCut' | 'uids'>,
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
