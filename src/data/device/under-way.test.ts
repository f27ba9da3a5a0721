import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSubject } from '../../../tests/support/stored-rows.ts'
import { $storage } from '#data/device/storage.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

/** Dexie listens to the same events: it closes its connections, and opens them again. */
const page = vi.hoisted(() => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  return target
})
const user = newId()
beforeEach(() => openWorkspace(user))
afterEach(async () => {
  vi.useRealTimers()
  turn('pageshow', true)
  await eraseWorkspace(user)
})

const turn = (name: 'pagehide' | 'pageshow', persisted: boolean): void => {
  page.dispatchEvent(Object.assign(new Event(name), { persisted }))
}

/** A transaction that goes on for as long as nobody ends it, as one of a page that stands still does. */
async function endless(): Promise<IDBTransaction> {
  const { db } = workspace()
  const begun = Promise.withResolvers<IDBTransaction>()
  void db
    .transaction('rw', db.meta, async transaction => {
      begun.resolve(transaction.idbtrans)
      for (;;) await db.meta.get('nothing')
    })
    .catch(() => undefined)
  return begun.promise
}

test('a page that is kept for the way back holds up no other page: what it had under way is ended', async () => {
  const transaction = await endless()
  const ended = new Promise(resolve => transaction.addEventListener('abort', resolve))
  turn('pagehide', true)
  await ended
})

test('a page that ends for good is left to its browser', async () => {
  const transaction = await endless()
  let isEnded = false
  transaction.addEventListener('abort', () => (isEnded = true))
  turn('pagehide', false)
  const { db } = workspace()
  await db.subjects.count()
  expect(isEnded).toBe(false)
  transaction.abort()
})

test('a save that was ended because the page was left is done once more when it is back', async () => {
  const { db } = workspace()
  const id = newId()
  let times = 0
  db.subjects.hook('creating', () => {
    times += 1
    if (times > 1) return
    turn('pagehide', true)
    turn('pageshow', true)
  })
  await save('subjects', id, aSubject())
  expect(times).toBe(2)
  expect(await db.subjects.count()).toBe(1)
  expect(await db.outbox.count()).toBe(1)
})

test('a browser that does not finish saving is named after twenty seconds, until it goes on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const transaction = await endless()
  vi.advanceTimersByTime(15_000)
  expect($storage.get()).toBe('ok')
  vi.advanceTimersByTime(10_000)
  expect($storage.get()).toBe('stuck')
  const ended = new Promise(resolve => transaction.addEventListener('abort', resolve))
  transaction.abort()
  await ended
  expect($storage.get()).toBe('ok')
})
