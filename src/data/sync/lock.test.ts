import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { databaseFor } from '#data/device/database.ts'
import { exclusive, leased } from '#data/sync/lock.ts'
import { newId } from '#lib/ids.ts'

test('a tab that holds the lock and waits for ever gives way once it counts as dead', async () => {
  const db = databaseFor(newId())
  const name = newId()
  const begun = Promise.withResolvers<undefined>()
  const hung = exclusive(db, name, () => {
    begun.resolve(undefined)
    return new Promise(() => undefined)
  })
  await begun.promise
  expect(await exclusive(db, name, () => Promise.resolve('beside it'))).toBeNull()
  const over = expect(hung).rejects.toMatchObject({ name: 'AbortError' })
  expect(
    await exclusive(
      db,
      name,
      () => Promise.resolve('its heir'),
      () => true
    )
  ).toBe('its heir')
  await over
  expect(await exclusive(db, name, () => Promise.resolve('free'))).toBe('free')
})

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

test('a lease that was taken while the clock was ahead ends with the clock’s being put right', async () => {
  const name = newId()
  const [dead, other] = [databaseFor(name), databaseFor(name)]
  const ahead = () => Date.now() + 400 * 86_400_000
  void leased(dead, () => new Promise(() => undefined), ahead)
  await expect.poll(async () => (await other.meta.get('lease')) !== undefined).toBe(true)
  expect(await leased(other, () => Promise.resolve('synced'))).toBe('synced')
  dead.close()
  await other.delete()
})

test('a tab that slept through its lease does not end the one of the tab that took over', async () => {
  const name = newId()
  const [slept, other, third] = [databaseFor(name), databaseFor(name), databaseFor(name)]
  const [one, two] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const first = leased(
    slept,
    () => one.promise,
    () => Date.now() - 61_000
  )
  await expect.poll(async () => (await other.meta.get('lease')) !== undefined).toBe(true)
  const second = leased(other, () => two.promise)
  const holder = await other.meta.get('lease')
  await expect.poll(() => other.meta.get('lease')).not.toEqual(holder)
  one.resolve('late')
  expect(await first).toBe('late')
  expect(await leased(third, () => Promise.resolve('at once'))).toBeNull()
  two.resolve('done')
  expect(await second).toBe('done')
  for (const db of [slept, other]) db.close()
  await third.delete()
})

test('a long sync renews its lease, so that no other tab begins beside it', async () => {
  const name = newId()
  const [one, other] = [databaseFor(name), databaseFor(name)]
  const work = Promise.withResolvers<string>()
  let clock = Date.now()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const first = leased(
    one,
    () => work.promise,
    () => clock
  )
  const until = async () => ((await one.meta.get('lease'))?.value as { until: number } | undefined)?.until ?? 0
  await expect.poll(until).toBe(clock + 60_000)
  for (let step = 0; step < 6; step += 1) {
    clock += 20_000
    vi.advanceTimersByTime(20_000)
    await expect.poll(until).toBe(clock + 60_000)
  }
  expect(
    await leased(
      other,
      () => Promise.resolve('beside it'),
      () => clock
    )
  ).toBeNull()
  work.resolve('done')
  expect(await first).toBe('done')
  clock += 20_000
  vi.advanceTimersByTime(20_000)
  expect(await one.meta.get('lease')).toBeUndefined()
  vi.useRealTimers()
})
