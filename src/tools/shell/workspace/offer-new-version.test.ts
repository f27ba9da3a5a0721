import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { aSubject } from '../../../../tests/support/stored-rows.ts'
import { $unstored, retryHeld } from '#data/write/held.ts'
import { $sync } from '#data/sync/status.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { $notices } from '#stores/notices.ts'
import { $newVersion } from '#stores/service-worker.ts'
import { offerNewVersion } from '#tools/shell/workspace/offer-new-version.ts'

const user = newId()
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await eraseWorkspace(user)
})

const offers = () => $notices.get().filter(({ text }) => text === m.shell_new_version()).length

test('a new version is offered once, and not while this tab alone has what was typed', async () => {
  await openWorkspace(user)
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await expect(save('subjects', newId(), aSubject())).rejects.toMatchObject({ code: 'storage' })
  const stop = offerNewVersion()
  $newVersion.set(true)
  expect([$unstored.get(), offers()]).toEqual([1, 0])
  full.mockRestore()
  await retryHeld()
  await expect.poll(() => $sync.get().waiting).toBe(1)
  for (let times = 0; times < 2; times += 1) {
    await workspace().db.outbox.clear()
    await expect.poll(() => $sync.get().waiting).toBe(0)
    expect(offers()).toBe(1)
    await save('subjects', newId(), aSubject())
    await expect.poll(() => $sync.get().waiting).toBe(1)
  }
  stop()
})

test('a new version that was offered does not come in over what this tab alone has, and is offered again', async () => {
  await openWorkspace(user)
  $newVersion.set(true)
  const before = offers()
  const stop = offerNewVersion()
  await expect.poll(offers).toBe(before + 1)
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await expect(save('subjects', newId(), aSubject())).rejects.toMatchObject({ code: 'storage' })
  const getRegistration = vi.fn(() => Promise.resolve(undefined))
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration } })
  const reload = () =>
    $notices
      .get()
      .findLast(({ text }) => text === m.shell_new_version())
      ?.action?.run()
  reload()
  await expect.poll(() => $notices.get().at(-1)?.text).toBe(m.errors_storage())
  expect(getRegistration).not.toHaveBeenCalled()
  full.mockRestore()
  await retryHeld()
  await workspace().db.outbox.clear()
  await expect.poll(offers).toBe(before + 2)
  reload()
  await expect.poll(() => getRegistration.mock.calls.length).toBe(1)
  stop()
})
