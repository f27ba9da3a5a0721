import 'fake-indexeddb/auto'
import { aRow } from '../support/any-row.ts'
import { timed, type Timing } from './device.ts'
import { databaseFor, type Database } from '../../src/data/device/database.ts'
import { toColumns, type Row } from '../../src/data/device/rows.ts'
import { readLog } from '../../src/data/read/study/log.ts'
import { blankRow } from '../../src/data/write/record.ts'
import { creditsOf } from '../../src/tools/study-zone/log/credits.ts'
import { newId } from '../../src/lib/ids.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-26T16:00:00Z')
const SIZE = 50_000
const DAYS = 1095
const CLOCK = { timeZone: 'Europe/London', dayStartsAt: 4 }

async function fill(db: Database): Promise<void> {
  const rows = Array.from({ length: SIZE }, (_, index) => {
    const from = NOW - Math.floor((index / SIZE) * DAYS * DAY) - 1_800_000
    const [startedAt, endedAt] = [from, from + 1_200_000].map(at => new Date(at).toISOString())
    const fields = aRow('activities', {
      startedAt: startedAt ?? '',
      endedAt: endedAt ?? '',
      seconds: 1200,
      replaces: null
    })
    return {
      ...blankRow('activities', newId(), '2026-11-01T08:00:00.000Z'),
      ...toColumns(fields)
    } as unknown as Row<'activities'>
  })
  await db.activities.bulkPut(rows)
}

/** Opens in less than 200 ms (issue 34): a day of it at once, and the year behind its row of days. */
export async function logTimes(runs = 9): Promise<Timing[]> {
  const db = databaseFor(`bench-${newId()}`)
  await fill(db)
  const open = async (days: number): Promise<void> => {
    const entries = await readLog(db, NOW - days * DAY, NOW + DAY)
    creditsOf(entries, CLOCK)
  }
  const times = []
  for (const [what, days] of [
    ['a day', 1],
    ['a month', 31],
    ['a year', 365]
  ] as const)
    times.push(await timed(`${what} of it`, runs, () => open(days)))
  const entries = await readLog(db, NOW - 365 * DAY, NOW + DAY)
  times.push(await timed('adding up a year, no moment twice', runs, () => Promise.resolve(creditsOf(entries, CLOCK))))
  await db.delete()
  return times
}
