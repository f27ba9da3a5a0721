import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { aSubject } from '../../../../tests/support/stored-rows.ts'
import { $unstored, retryHeld } from '#data/write/held.ts'
import { $sync } from '#data/sync/status.ts'
import { $storage } from '#data/device/storage.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { badgeWords } from '#tools/shell/sync/sync-words.ts'
import { storageWords, unstoredWords } from '#tools/shell/sync/storage-words.ts'

const user = newId()
afterEach(async () => {
  vi.restoreAllMocks()
  await retryHeld()
  await eraseWorkspace(user)
})

test('a full device is named with what helps and what would be lost, until there is room again', async () => {
  await openWorkspace(user)
  expect(storageWords($storage.get())).toBeNull()
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await expect(save('subjects', newId(), aSubject())).rejects.toMatchObject({ code: 'storage' })
  expect(storageWords($storage.get())?.title).toBe(m.shell_storage_full())
  expect(unstoredWords($unstored.get())).toBe(m.shell_storage_held({ count: 1 }))
  expect(badgeWords($sync.get(), $unstored.get())).toBe(m.shell_storage_badge({ count: 1 }))
  full.mockRestore()
  await retryHeld()
  expect([storageWords($storage.get()), $unstored.get()]).toEqual([null, 0])
})

test('a browser that refuses is told apart from a full one', async () => {
  const refused = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private mode', 'SecurityError')
  })
  await expect(openWorkspace(user)).rejects.toMatchObject({ code: 'storage' })
  expect(storageWords($storage.get())?.title).toBe(m.shell_storage_blocked())
  refused.mockRestore()
})

test('a browser that does not finish saving is told from one that refuses, with what helps', () => {
  expect(storageWords('stuck')).toEqual({ title: m.shell_storage_stuck(), help: m.shell_storage_stuck_help() })
  expect(storageWords('stuck')).not.toEqual(storageWords('blocked'))
})
