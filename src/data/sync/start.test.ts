import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cycle } from '#data/sync/cycle.ts'
import { startSync, syncNow } from '#data/sync/start.ts'
import { $phase } from '#data/sync/status.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'

vi.mock('#data/backend/supabase.ts', () => ({
  backendAvailable: true,
  client: () => Promise.reject(new Error('no request is expected'))
}))
vi.mock('#data/sync/cycle.ts', () => ({ cycle: vi.fn(() => Promise.resolve('done')) }))

const users = [newId(), newId()] as const
let stop = () => {}

beforeEach(() => {
  vi.mocked(cycle).mockClear()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(async () => {
  stop()
  for (const user of users) await eraseWorkspace(user)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test("one student's sync never touches another student's open workspace", async () => {
  const [me, other] = users
  await openWorkspace(other)
  stop = startSync(me)
  await syncNow()
  expect(cycle).not.toHaveBeenCalled()
  closeWorkspace()
  await syncNow()
  expect(cycle).not.toHaveBeenCalled()
  await openWorkspace(me)
  const { db } = workspace()
  await syncNow()
  expect(vi.mocked(cycle).mock.calls.map(([work]) => work.db)).toContain(db)
  vi.mocked(cycle).mockClear()
  await openWorkspace(other)
  await syncNow()
  expect(cycle).not.toHaveBeenCalled()
})

test('after its end nothing syncs any more', async () => {
  const [me] = users
  await openWorkspace(me)
  startSync(me)()
  await syncNow()
  expect(cycle).not.toHaveBeenCalled()
})

test('a tab that hangs in its sync is succeeded by another after three minutes without a word, not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [me] = users
  await openWorkspace(me)
  const hung = Promise.withResolvers<'done'>()
  vi.mocked(cycle).mockReturnValueOnce(hung.promise)
  const stopHung = startSync(me)
  await expect.poll(() => vi.mocked(cycle).mock.calls.length).toBe(1)
  stop = startSync(me)
  await syncNow()
  vi.setSystemTime(Date.now() + 170_000)
  await syncNow()
  expect(cycle).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 20_000)
  await syncNow()
  expect(cycle).toHaveBeenCalledTimes(2)
  stopHung()
  hung.resolve('done')
})

test('a long sync that is heard of with each answer is not succeeded', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [me] = users
  await openWorkspace(me)
  const long = Promise.withResolvers<'done'>()
  vi.mocked(cycle).mockReturnValueOnce(long.promise)
  const stopLong = startSync(me)
  await expect.poll(() => vi.mocked(cycle).mock.calls.length).toBe(1)
  const [[{ transport }]] = vi.mocked(cycle).mock.calls as [[Parameters<typeof cycle>[0]]]
  stop = startSync(me)
  await syncNow()
  $phase.set('idle')
  vi.setSystemTime(Date.now() + 170_000)
  await expect(transport.pull({}, 1)).rejects.toThrow()
  await expect.poll(() => $phase.get()).toBe('syncing')
  vi.setSystemTime(Date.now() + 20_000)
  await syncNow()
  expect(cycle).toHaveBeenCalledTimes(1)
  stopLong()
  long.resolve('done')
})
