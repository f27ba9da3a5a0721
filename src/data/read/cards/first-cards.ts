import { readEntries, type CardEntry } from '#data/read/cards/card-index.ts'
import type { ScheduleRow } from '#data/device/database.ts'
import { workspace } from '#data/read/workspace.ts'

/** More than a screen shows. */
const SHOWN = 60
/** So many are read as a whole before it could be felt. */
const FEW = 1000
const LAST = '\uffff'

export interface FirstCards {
  /** By the day on which they are due, those that were never answered last. */
  readonly rows: readonly CardEntry[]
  readonly total: number
  /** Answered cards whose day had passed when `begins` came. */
  readonly late: number
}

const dueOf = ({ schedule }: CardEntry): string => (schedule.state === 'new' ? LAST : schedule.due)

/**
 * What the list of cards shows first, by index: ten thousand are a second to read. Null where they are few, or where
 * so many are suspended that their index does not tell which come first.
 */
export async function readFirst(begins: string): Promise<FirstCards | null> {
  const { db } = workspace()
  const total = await db.schedules.count()
  if (total < FEW) return null
  const of = (queue: ScheduleRow['queue'], until = LAST) =>
    db.schedules.where('[queue+due]').between([queue, ''], [queue, until])
  const read = (queue: ScheduleRow['queue']) => of(queue).limit(SHOWN).primaryKeys()
  const [learning, review, fresh, hidden, ...late] = await Promise.all([
    read('learning'),
    read('review'),
    read('new'),
    read('hidden'),
    of('learning', begins).count(),
    of('review', begins).count()
  ])
  if (hidden.length === SHOWN) return null
  const entries = await readEntries([...learning, ...review, ...hidden, ...fresh])
  const rows = entries.sort((a, b) => (dueOf(a) < dueOf(b) ? -1 : dueOf(a) > dueOf(b) ? 1 : 0)).slice(0, SHOWN)
  return { rows, total, late: late.reduce((sum, count) => sum + count, 0) }
}
