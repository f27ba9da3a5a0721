import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bringBack, leaveOut, readLeftOut } from '#data/write/left-out.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'

const USER = '0198c5f0-0000-7000-8000-000000000001'

beforeEach(() => openWorkspace(USER))
afterEach(() => eraseWorkspace(USER))

test('what was left out stays out until it is brought back, also after the workspace was closed', async () => {
  await leaveOut(['a', 'b'])
  await leaveOut(['b', 'c'])
  closeWorkspace()
  await openWorkspace(USER)
  expect([...(await readLeftOut())]).toEqual(['a', 'b', 'c'])
  await bringBack(['b'])
  expect([...(await readLeftOut())]).toEqual(['a', 'c'])
})

test('the memory has an end, and forgets the oldest', async () => {
  await leaveOut(Array.from({ length: 2100 }, (_, index) => `key ${index}`))
  const kept = await readLeftOut()
  expect(kept.size).toBe(2000)
  expect(kept.has('key 99')).toBe(false)
  expect(kept.has('key 2099')).toBe(true)
})

test('it is gone when the student signs out and another student sees nothing of it', async () => {
  await leaveOut(['a'])
  await eraseWorkspace(USER)
  await openWorkspace(USER)
  expect((await readLeftOut()).size).toBe(0)
})
