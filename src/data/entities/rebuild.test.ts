import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCard, aSubject } from '../../../tests/support/stored-rows.ts'
import { databaseFor, type Database } from '#data/device/database.ts'
import { rebuildSchedules } from '#data/entities/schedules.ts'
import { commit } from '#data/write/commit.ts'
import type { Change } from '#data/write/change.ts'
import { newId } from '#lib/ids.ts'

const AT = '2026-11-01T08:00:00.000Z'
const CARDS = 600
const name = newId()
let db: Database
let subject = ''

beforeEach(async () => {
  db = databaseFor(name + newId())
  subject = newId()
  const cards = Array.from({ length: CARDS }, (): Change[] => {
    const id = newId()
    const answer = { cardId: id, grade: 4 as const, reviewedAt: AT, durationMs: 900 }
    return [
      { name: 'cards', id, fields: aCard({ subjectId: subject }) },
      { name: 'reviews', id: newId(), fields: answer }
    ]
  })
  await commit(db, [{ name: 'subjects', id: subject, fields: aSubject() }, ...cards.flat()], AT)
  await rebuildSchedules(db)
})
afterEach(() => db.delete())

const dues = async (): Promise<string[]> => (await db.schedules.toArray()).map(({ due }) => due)
const examOn = (day: string | null) => commit(db, [{ name: 'subjects', id: subject, fields: { examOn: day } }], AT)

/** Counts the steps, and dies before the one named. */
function dyingAfter(steps: number): { readonly db: Database; readonly taken: () => number } {
  let taken = 0
  const transaction = (...args: unknown[]): unknown => {
    if (args[0] === 'rw' && Array.isArray(args[1]) && (taken += 1) > steps) throw new Error('the tab died')
    return (db.transaction as (...all: unknown[]) => unknown).apply(db, args)
  }
  const dying = new Proxy(db, {
    get: (of, key) => (key === 'transaction' ? transaction : Reflect.get(of, key)) as unknown
  })
  return { db: dying, taken: () => taken }
}

test('a tab that died while schedules were built anew began from the first card again', async () => {
  await examOn('2026-11-20')
  await expect(rebuildSchedules(dyingAfter(2).db)).rejects.toThrow('the tab died')
  const rest = dyingAfter(99)
  await rebuildSchedules(rest.db)
  expect(rest.taken()).toBe(1)
  const resumed = await dues()
  await examOn(null)
  await rebuildSchedules(db)
  await examOn('2026-11-20')
  await rebuildSchedules(db)
  expect(resumed).toEqual(await dues())
})

test('a date that was set and taken back while schedules were built left half of them aimed at it', async () => {
  const before = await dues()
  await examOn('2026-11-20')
  await expect(rebuildSchedules(dyingAfter(1).db)).rejects.toThrow('the tab died')
  expect(await dues()).not.toEqual(before)
  await examOn(null)
  await rebuildSchedules(db)
  expect(await dues()).toEqual(before)
})
