import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallStorage } from '../../../../tests/support/small-storage.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { dropZoneDraft, leaveZoneDraft, readZoneDraft, saveZoneDraft } from '#data/write/zone/drafts.ts'
import { newId } from '#lib/ids.ts'

let user = ''
beforeEach(async () => {
  user = newId()
  vi.stubGlobal('localStorage', smallStorage())
  await openWorkspace(user)
})
afterEach(async () => {
  vi.useRealTimers()
  await eraseWorkspace(user)
  vi.unstubAllGlobals()
})

test('what was typed just before a reload was lost with the write that the page ended', async () => {
  await saveZoneDraft('calculator', { lines: ['1'] })
  leaveZoneDraft('calculator', { lines: ['1', '2'] })
  expect(await readZoneDraft('calculator')).toEqual({ lines: ['1', '2'] })
  expect(localStorage.length).toBe(0)
  expect(await readZoneDraft('calculator')).toEqual({ lines: ['1', '2'] })
})

test('a write that began before the page went away does not drop what it left, a later one does', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
  const early = saveZoneDraft('words', 'a')
  vi.setSystemTime(2000)
  leaveZoneDraft('words', 'ab')
  await early
  expect(localStorage.length).toBe(1)
  vi.setSystemTime(3000)
  await saveZoneDraft('words', 'abc')
  expect([localStorage.length, await readZoneDraft('words')]).toEqual([0, 'abc'])
})

test('a draft that was dropped, and a device that was cleared, keep nothing', async () => {
  leaveZoneDraft('units', 'a')
  await dropZoneDraft('units')
  expect(await readZoneDraft('units')).toBeNull()
  leaveZoneDraft('units', 'b')
  await eraseWorkspace(user)
  expect(localStorage.length).toBe(0)
})
