import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { gradeCard } from '../../../tests/support/grade-card.ts'
import { aCard } from '../../../tests/support/stored-rows.ts'
import { $clockError, clockErrorOf, noteServerTime, trueNow } from '#data/backend/server-clock.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { $dueToday, dueQueue } from '#data/write/cards/review.ts'
import { savePreferences } from '#data/write/preferences.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { isReady } from '#lib/remote.ts'

const DAY = 86_400_000
const at = Date.parse('2026-11-26T05:00:00Z')
const dated = (time: number): Response => new Response(null, { headers: { date: new Date(time).toUTCString() } })

afterEach(() => noteServerTime(dated(Date.now()), Date.now()))

test('a clock is wrong when the server says another time by hours; a slow or silent answer says nothing', () => {
  const date = (time: number) => new Date(time).toUTCString()
  expect(clockErrorOf(date(at - 2 * DAY), at, at + 200)).toBe(-2 * DAY - 100)
  expect(clockErrorOf(date(at + 3_600_000), at, at + 200)).toBe(0)
  expect(clockErrorOf(date(at - 2 * DAY), at, at + 60_000)).toBeNull()
  expect(clockErrorOf(date(at - 2 * DAY), at, at - 1)).toBeNull()
  expect(clockErrorOf(null, at, at)).toBeNull()
  expect(clockErrorOf('soon', at, at)).toBeNull()
})

test('it is put right with the first answer after the clock was, and the seconds of each answer move nothing', () => {
  noteServerTime(dated(at - 2 * DAY), at, at)
  const first = $clockError.get()
  expect(first).toBe(-2 * DAY)
  noteServerTime(dated(at - 2 * DAY + 3000), at, at)
  expect($clockError.get()).toBe(first)
  noteServerTime(dated(at), at, at)
  expect($clockError.get()).toBe(0)
})

test('a clock that is days ahead made every card due', async () => {
  const user = newId()
  await openWorkspace(user)
  await savePreferences({ timeZone: 'UTC' })
  await save('cards', newId(), aCard())
  const [card] = (await dueQueue(new Date(), 10)).cards
  if (!card) throw new Error('a new card is not in the queue')
  // Easy: asked again in about eight days of the true time, which this device's clock says are over.
  await gradeCard(card, 4, new Date(Date.now() - 10 * DAY), 900)
  let due: number | undefined
  const stop = $dueToday.subscribe(known => (due = isReady(known) ? known.value.counts.due : undefined))
  await expect.poll(() => due).toBe(1)
  noteServerTime(dated(Date.now() - 10 * DAY), Date.now())
  await expect.poll(() => due).toBe(0)
  expect(Math.abs(trueNow().getTime() - (Date.now() - 10 * DAY))).toBeLessThan(60_000)
  stop()
  await eraseWorkspace(user)
})
