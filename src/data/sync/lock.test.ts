import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { databaseFor } from '#data/database.ts'
import { leased } from '#data/sync/lock.ts'
import { newId } from '#lib/ids.ts'

test('without Web Locks one tab at a time syncs, and a tab that died gives way after a minute', async () => {
  const name = newId()
  const [one, other] = [databaseFor(name), databaseFor(name)]
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = leased(one, () => promise)
  await expect.poll(async () => (await one.meta.get('lease')) !== undefined).toBe(true)
  expect(await leased(other, () => Promise.resolve('second'))).toBeNull()
  const later = () => Date.now() + 61_000
  expect(await leased(other, () => Promise.resolve('after a death'), later)).toBe('after a death')
  resolve('first')
  expect(await first).toBe('first')
  expect(await leased(other, () => Promise.resolve('free'))).toBe('free')
  one.close()
  await other.delete()
})
