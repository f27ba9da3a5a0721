import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cycle } from '#data/sync/cycle.ts'
import { startSync, syncNow } from '#data/sync/start.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace, workspace } from '#data/workspace.ts'
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
