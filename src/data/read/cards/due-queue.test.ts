import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gradeCard } from '../../../../tests/support/grade-card.ts'
import { aCard } from '../../../../tests/support/stored-rows.ts'
import { savePreferences } from '#data/write/preferences.ts'
import { readQueue } from '#data/read/cards/due-queue.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'

/** A study day begins at four in the morning. */
const BEGINS = new Date('2027-05-12T04:00:00.000Z')
const BEFORE = new Date('2027-05-12T03:59:59.999Z')
const NOON = new Date('2027-05-12T12:00:00.000Z')
const TOMORROW = new Date('2027-05-13T12:00:00.000Z')
let user = ''

beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
  await savePreferences({ timeZone: 'UTC', dayStartsAt: 4 })
})
afterEach(() => eraseWorkspace(user))

async function card(fields: Parameters<typeof aCard>[0] = {}): Promise<string> {
  const id = newId()
  await save('cards', id, aCard(fields))
  return id
}
const counts = async (now: Date) => (await readQueue(workspace().db, now)).counts

test('a card that was first answered as the day began is one of today’s new cards, a moment earlier one of yesterday’s', async () => {
  await savePreferences({ newPerDay: 2 })
  const [first, second] = [await card(), await card()]
  for (let more = 0; more < 3; more += 1) await card()
  await gradeCard({ id: first }, 4, BEFORE, 900)
  expect((await counts(NOON)).new).toBe(2)
  await gradeCard({ id: second }, 4, BEGINS, 900)
  expect((await counts(NOON)).new).toBe(1)
})

test('a review answered as the day began counts against the limit of today, a moment earlier it does not', async () => {
  await savePreferences({ reviewsPerDay: 2, newPerDay: 0 })
  const ids = await Promise.all(Array.from({ length: 4 }, () => card()))
  // Learnt two months ago: in review, and due by now.
  for (const id of ids) await gradeCard({ id }, 4, new Date('2027-03-01T12:00:00.000Z'), 900)
  const [early = '', onTime = ''] = ids
  await gradeCard({ id: early }, 3, BEFORE, 900)
  expect((await counts(NOON)).due).toBe(2)
  await gradeCard({ id: onTime }, 3, BEGINS, 900)
  expect((await counts(NOON)).due).toBe(1)
})

test('the other card of an idea waits for tomorrow once one of them was answered, from the first instant of the day on', async () => {
  const groupId = newId()
  const front = await card({ groupId })
  const back = await card({ groupId })
  await gradeCard({ id: front }, 4, BEGINS, 900)
  expect((await readQueue(workspace().db, NOON)).cards.map(({ id }) => id)).toEqual([])
  expect((await readQueue(workspace().db, TOMORROW)).cards.map(({ id }) => id)).toContain(back)
})

test('siblings that wait do not take the places of the day: a card behind very many of them is asked', async () => {
  await savePreferences({ newPerDay: 2 })
  const groupId = newId()
  const first = await card({ groupId })
  for (let made = 0; made < 20; made += 1) await card({ groupId })
  const other = await card()
  await gradeCard({ id: first }, 4, BEGINS, 900)
  expect((await readQueue(workspace().db, NOON)).cards.map(({ id }) => id)).toEqual([other])
})
