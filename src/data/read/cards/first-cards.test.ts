import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAllEntries, type CardEntry } from '#data/read/cards/card-index.ts'
import { readFirst } from '#data/read/cards/first-cards.ts'
import type { ScheduleRow } from '#data/device/database.ts'
import { toColumns, type Row } from '#data/device/rows.ts'
import { scheduleRow } from '#data/entities/schedules.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { blankRow } from '#data/write/record.ts'
import { newId } from '#lib/ids.ts'
import { aCard } from '../../../../tests/support/stored-rows.ts'

const AT = '2026-11-01T08:00:00.000Z'
const DAY = 86_400_000
const SIZE = 1100

const dueOf = ({ schedule }: CardEntry): string => (schedule.state === 'new' ? '\uffff' : schedule.due)

let user = ''
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

/** Nine in ten were never answered, one in forty is suspended; the others were answered over forty days. */
function aRow(place: number): { card: Row<'cards'>; schedule: ScheduleRow; reviews: Row<'reviews'>[] } {
  const kind = (place * 7919) % 400
  const id = newId()
  const fields = { ...aCard(), suspended: kind % 40 === 0 }
  const card = { ...blankRow('cards', id, AT), ...toColumns(fields) } as unknown as Row<'cards'>
  const reviewed_at = new Date(Date.parse(AT) + kind * 0.1 * DAY).toISOString()
  const review = { ...blankRow('reviews', newId(), AT), card_id: id, grade: 4, reviewed_at, duration_ms: 9 }
  const reviews = kind % 10 === 0 ? [review as unknown as Row<'reviews'>] : []
  return { card, reviews, schedule: scheduleRow(card, reviews, { desiredRetention: 0.9, weights: null }) }
}

test('what is shown first is the beginning of the whole list, and what is late is counted', async () => {
  const { db } = workspace()
  const rows = Array.from({ length: SIZE }, (_, place) => aRow(place))
  // Whoever opens the workspace derives the schedules from them too.
  await db.reviews.bulkPut(rows.flatMap(row => row.reviews))
  await db.cards.bulkPut(rows.map(row => row.card))
  await db.schedules.bulkPut(rows.map(row => row.schedule))
  const begins = '2026-11-20T04:00:00.000Z'
  const first = await readFirst(begins)
  const whole = await readAllEntries(() => {}, new AbortController().signal)
  const sorted = [...(whole?.values() ?? [])].sort((a, b) => (dueOf(a) < dueOf(b) ? -1 : dueOf(a) > dueOf(b) ? 1 : 0))
  expect(first?.rows.map(dueOf)).toEqual(sorted.slice(0, 60).map(dueOf))
  expect(first?.total).toBe(SIZE)
  expect(first?.late).toBe(sorted.filter(one => !one.suspended && dueOf(one) < begins).length)
})

test('few cards are read as a whole', async () => {
  expect(await readFirst(AT)).toBeNull()
})
