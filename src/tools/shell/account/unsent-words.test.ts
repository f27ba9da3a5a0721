import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallStorage } from '../../../../tests/support/small-storage.ts'
import { aNote, aSubject } from '../../../../tests/support/stored-rows.ts'
import { retryHeld } from '#data/write/held.ts'
import { dropLeftWords, saveLastWords, leftWords } from '#data/device/last-words.ts'
import { $unsent } from '#data/sync/status.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { signOutWords, unsentWords } from '#tools/shell/account/unsent-words.ts'

let user = ''
beforeEach(() => {
  user = newId()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await retryHeld()
  await eraseWorkspace(user)
  vi.unstubAllGlobals()
})

test('nothing is promised before it is counted, and every change that was not sent counts', async () => {
  const said: string[] = []
  const stop = $unsent.subscribe(unsent => said.push(unsentWords(unsent)))
  await openWorkspace(user)
  await expect.poll(() => said.at(-1)).toBe(m.shell_clear_none())
  expect(said[0]).toBe(m.shell_clear_counting())
  await save('subjects', newId(), aSubject())
  await expect.poll(() => said.at(-1)).toBe(m.shell_clear({ count: 1 }))
  await save('subjects', newId(), aSubject())
  await expect.poll(() => said.at(-1)).toBe(m.shell_clear({ count: 2 }))
  stop()
})

/** A workspace whose words of signing out are listened to, on a device that takes nothing more. */
async function openedOnFullDevice() {
  const said: string[] = []
  const stop = $unsent.subscribe(unsent => said.push(signOutWords(unsent)))
  await openWorkspace(user)
  await expect.poll(() => said.at(-1)).toBe(m.signout_synced())
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  return { said, stop }
}

test('signing out does not call safe what a full device keeps in the memory of this tab', async () => {
  const { said, stop } = await openedOnFullDevice()
  await expect(save('subjects', newId(), aSubject())).rejects.toMatchObject({ code: 'storage' })
  expect(said.at(-1)).toBe(m.signout_waiting({ count: 1 }))
  stop()
})

test('a note that the device refused and the hidden page left as well is one change', async () => {
  vi.stubGlobal('localStorage', smallStorage())
  const { said, stop } = await openedOnFullDevice()
  const id = newId()
  await expect(save('notes', id, aNote([{ id: 'block-one', text: 'one' }]))).rejects.toMatchObject({ code: 'storage' })
  saveLastWords(user, { id: id, mine: 'one', base: '', sent: null })
  expect(said.at(-1)).toBe(m.signout_waiting({ count: 1 }))
  saveLastWords(user, { id: newId(), mine: 'words', base: '', sent: null })
  expect(said.at(-1)).toBe(m.signout_waiting({ count: 2 }))
  stop()
})

test('signing out does not call safe what a closed page left and no note holds yet', async () => {
  vi.stubGlobal('localStorage', smallStorage())
  saveLastWords(newId(), { id: 'n', mine: 'of another student', base: '', sent: null })
  saveLastWords(user, { id: 'n', mine: 'words', base: '', sent: null })
  const said: string[] = []
  const stop = $unsent.subscribe(unsent => said.push(signOutWords(unsent)))
  await openWorkspace(user)
  await expect.poll(() => said.at(-1)).toBe(m.signout_waiting({ count: 1 }))
  expect(said).not.toContain(m.signout_synced())
  saveLastWords(user, { id: 'other', mine: 'words', base: '', sent: null })
  expect(said.at(-1)).toBe(m.signout_waiting({ count: 2 }))
  for (const left of leftWords(user)) dropLeftWords(left)
  expect(said.at(-1)).toBe(m.signout_synced())
  stop()
})
