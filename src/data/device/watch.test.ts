import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSubject } from '../../../tests/support/stored-rows.ts'
import { databaseFor, type Database } from '#data/device/database.ts'
import { watch } from '#data/device/watch.ts'
import { commit } from '#data/write/commit.ts'
import { newId } from '#lib/ids.ts'

const PACE = 50
const HOUR = 3_600_000
let db: Database
let stop = () => {}

beforeEach(async () => {
  db = databaseFor(newId())
  await db.open()
})
afterEach(async () => {
  vi.useRealTimers()
  stop()
  await db.delete()
})

const add = () => commit(db, [{ name: 'subjects', id: newId(), fields: aSubject() }], new Date().toISOString())

interface Seen {
  looks: number
  readonly counts: number[]
  /** Resolves once a look has counted this many rows. */
  until(count: number): Promise<void>
}

function look(pace: number): Seen {
  let wake = () => {}
  const seen: Seen = {
    looks: 0,
    counts: [],
    until: async count => {
      while (seen.counts.at(-1) !== count) await new Promise<void>(resolve => (wake = resolve))
    }
  }
  stop = watch(() => ((seen.looks += 1), db.subjects.count()), {
    pace,
    onValue: count => {
      seen.counts.push(count)
      wake()
    },
    onError: error => {
      throw error
    }
  })
  return seen
}

test('a burst of writes is looked at in steps, and its end is seen', async () => {
  const seen = look(PACE)
  await seen.until(0)
  const begun = performance.now()
  for (let written = 0; written < 60; written += 1) await add()
  await seen.until(60)
  expect(seen.looks).toBeLessThanOrEqual(3 + (performance.now() - begun) / PACE)
  expect(seen.counts.toSorted((a, b) => a - b)).toEqual(seen.counts)
})

test('after a quiet time a change is seen at once, however long the pace', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const seen = look(HOUR)
  await seen.until(0)
  vi.advanceTimersByTime(HOUR)
  await add()
  await seen.until(1)
  expect(seen.counts).toEqual([0, 1])
})

test('without a pace every change is seen', async () => {
  const seen = look(0)
  await seen.until(0)
  for (let written = 1; written <= 5; written += 1) {
    await add()
    await seen.until(written)
  }
  expect(seen.counts).toEqual([0, 1, 2, 3, 4, 5])
})
