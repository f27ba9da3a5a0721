import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSubject } from '../../../tests/support/stored-rows.ts'
import { addFile } from '#data/sync/files/files.ts'
import { $unstored, heldChanges, retryHeld, storeHeld, withRoom } from '#data/write/held.ts'
import { $storage } from '#data/device/storage.ts'
import { save } from '#data/write/write.ts'
import { $opening, $workspace, closeWorkspace, eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'

let user = ''

beforeEach(() => {
  user = newId()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await retryHeld()
  await eraseWorkspace(user)
})

/** The browser refuses every write, as it does when the disk is full. */
function fillDisk(): () => void {
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  const spies = (['put', 'add'] as const).map(name => vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(full))
  return () => spies.forEach(spy => spy.mockRestore())
}

test('on a full device a save says so, keeps what was typed in memory, and stores it in order once there is room', async () => {
  await openWorkspace(user)
  const [id, other] = [newId(), newId()]
  await save('subjects', id, aSubject())
  const makeRoom = fillDisk()
  // The reason of the first is the reason of those behind it.
  const full = { code: 'storage', message: 'This device is full' }
  await expect(save('subjects', id, { name: 'First' })).rejects.toMatchObject(full)
  await expect(save('subjects', id, { name: 'Second' })).rejects.toMatchObject(full)
  expect([$storage.get(), $unstored.get()]).toEqual(['full', 2])
  expect(await workspace().db.subjects.get(id)).toMatchObject({ name: 'History' })
  makeRoom()
  await save('subjects', other, aSubject())
  expect([$storage.get(), $unstored.get()]).toEqual(['ok', 0])
  expect(await workspace().db.subjects.get(id)).toMatchObject({ name: 'Second' })
  expect(await workspace().db.subjects.get(other)).toBeDefined()
})

test('it is tried again without anybody asking', async () => {
  await openWorkspace(user)
  const id = newId()
  const makeRoom = fillDisk()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await save('subjects', id, aSubject()).catch(() => undefined)
  makeRoom()
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  await expect.poll(() => $unstored.get()).toBe(0)
  expect(await workspace().db.subjects.get(id)).toBeDefined()
})

test('pictures that the server has make room for what is typed', async () => {
  await openWorkspace(user)
  const { db } = workspace()
  const [sent, unsent] = [newId(), newId()]
  const blob = { bytes: new ArrayBuffer(8), mime: 'image/png', refused: null }
  await db.blobs.bulkAdd([
    { ...blob, id: sent, uploaded: 1 },
    { ...blob, id: unsent, uploaded: 0 }
  ])
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  put.mockImplementationOnce(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const id = newId()
  await save('subjects', id, aSubject())
  expect(await db.subjects.get(id)).toBeDefined()
  expect(await db.blobs.toCollection().primaryKeys()).toEqual([unsent])
})

test('a browser that blocks storage is told apart, and what was typed waits until it allows it', async () => {
  const blocked = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private mode', 'SecurityError')
  })
  await expect(openWorkspace(user)).rejects.toMatchObject({ code: 'storage' })
  expect([$opening.get().state, $workspace.get(), $storage.get()]).toEqual(['failed', null, 'blocked'])
  const id = newId()
  await expect(save('subjects', id, aSubject())).rejects.toMatchObject({ code: 'storage' })
  blocked.mockRestore()
  await retryHeld()
  expect([$workspace.get(), $storage.get(), $unstored.get()]).toEqual([user, 'ok', 0])
  expect(await workspace().db.subjects.get(id)).toBeDefined()
})

test('a save behind refused ones that is wrong in itself is not called stored, and the others are', async () => {
  await openWorkspace(user)
  const [first, wrong] = [newId(), newId()]
  const makeRoom = fillDisk()
  await expect(save('subjects', first, aSubject())).rejects.toMatchObject({ code: 'storage' })
  makeRoom()
  const tooLong = aSubject({ name: 'x'.repeat(100_000) })
  await expect(save('subjects', wrong, tooLong)).rejects.toMatchObject({ code: 'invalid' })
  expect([await workspace().db.subjects.toCollection().primaryKeys(), $unstored.get()]).toEqual([[first], 0])
})

test('what a full device refused outlives a workspace that is closed and opened again', async () => {
  await openWorkspace(user)
  const id = newId()
  const makeRoom = fillDisk()
  await save('subjects', id, aSubject()).catch(() => undefined)
  makeRoom()
  closeWorkspace()
  const before = $unstored.get()
  await retryHeld()
  expect($unstored.get()).toBe(before)
  await openWorkspace(user)
  await retryHeld()
  expect(await workspace().db.subjects.get(id)).toBeDefined()
})

test('what one student typed does not keep another from saving', async () => {
  await openWorkspace(user)
  const makeRoom = fillDisk()
  await save('subjects', newId(), aSubject()).catch(() => undefined)
  makeRoom()
  const other = newId()
  await openWorkspace(other)
  const id = newId()
  await save('subjects', id, aSubject())
  expect(await workspace().db.subjects.toCollection().primaryKeys()).toEqual([id])
  await eraseWorkspace(other)
  await openWorkspace(user)
})

test('what one student typed is never stored in the workspace of another', async () => {
  await openWorkspace(user)
  const id = newId()
  const makeRoom = fillDisk()
  await save('subjects', id, aSubject()).catch(() => undefined)
  makeRoom()
  const other = newId()
  closeWorkspace()
  await openWorkspace(other)
  await retryHeld()
  expect(await workspace().db.subjects.count()).toBe(0)
  expect($unstored.get()).toBe(1)
  await eraseWorkspace(other)
  await openWorkspace(user)
  await retryHeld()
  expect(await workspace().db.subjects.get(id)).toBeDefined()
})

test('a refused file is the caller’s: nothing is stored behind its back', async () => {
  await openWorkspace(user)
  const { db } = workspace()
  const makeRoom = fillDisk()
  const picture = { name: 'a.png', mime: 'image/png', noteId: null }
  await expect(addFile(new ArrayBuffer(4), picture)).rejects.toMatchObject({ code: 'storage' })
  makeRoom()
  await retryHeld()
  expect([await db.files.count(), await db.blobs.count()]).toEqual([0, 0])
  const file = await addFile(new ArrayBuffer(4), picture)
  expect(await db.files.get(file)).toMatchObject({ size: 4, mime: 'image/png' })
  expect((await db.files.get(file))?.sha256).toHaveLength(64)
})

test('a save that turns out wrong when nobody waits for it any more stays counted and stands in nobody’s way', async () => {
  await openWorkspace(user)
  const [first, last] = [newId(), newId()]
  const makeRoom = fillDisk()
  await save('subjects', first, aSubject()).catch(() => undefined)
  await save('subjects', newId(), aSubject({ name: 'x'.repeat(100_000) })).catch(() => undefined)
  await save('subjects', last, aSubject()).catch(() => undefined)
  makeRoom()
  await retryHeld()
  expect((await workspace().db.subjects.toCollection().primaryKeys()).sort()).toEqual([first, last].sort())
  expect([$unstored.get(), $storage.get()]).toEqual([1, 'ok'])
})

test('nobody leaves this tab as if all were stored while its memory alone has something', async () => {
  await openWorkspace(user)
  await expect(storeHeld()).resolves.toBeUndefined()
  const id = newId()
  const makeRoom = fillDisk()
  await save('subjects', id, aSubject()).catch(() => undefined)
  await expect(storeHeld()).rejects.toMatchObject({ code: 'storage' })
  makeRoom()
  await storeHeld()
  expect(heldChanges(user)).toEqual([])
  expect(await workspace().db.subjects.get(id)).toBeDefined()
})

test('only a full device loses its copies of uploaded pictures: a save that is refused for another reason keeps them', async () => {
  await openWorkspace(user)
  const { db } = workspace()
  await db.blobs.add({ id: newId(), bytes: new ArrayBuffer(1), mime: 'image/png', uploaded: 1, refused: null })
  const refused = () => Promise.reject(new DOMException('not now', 'InvalidStateError'))
  await expect(withRoom(refused)).rejects.toThrow('not now')
  expect(await db.blobs.count()).toBe(1)
  let tries = 0
  const full = () => {
    tries += 1
    return tries === 1 ? Promise.reject(new DOMException('no room', 'QuotaExceededError')) : Promise.resolve()
  }
  await withRoom(full)
  expect([tries, await db.blobs.count()]).toEqual([2, 0])
})
