import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSubject } from '../../../../tests/support/stored-rows.ts'
import { $unstored, retryHeld } from '#data/write/held.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { whileOpen } from '#tools/shell/workspace/while-open.ts'

let user = ''
let done: string[] = []
const begin = (): Promise<() => void> => {
  done.push('begin')
  return Promise.resolve(() => void done.push('end'))
}

beforeEach(() => {
  user = newId()
  done = []
})
afterEach(async () => {
  vi.restoreAllMocks()
  await eraseWorkspace(user)
})

test('a workspace that the browser blocks at first starts to sync once it opens, and only once', async () => {
  const blocked = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private mode', 'SecurityError')
  })
  const stop = whileOpen(user, begin)
  await expect(openWorkspace(user)).rejects.toMatchObject({ code: 'storage' })
  await expect(save('subjects', newId(), aSubject())).rejects.toMatchObject({ code: 'storage' })
  expect(done).toEqual([])
  blocked.mockRestore()
  await retryHeld()
  expect([done, $unstored.get()]).toEqual([['begin'], 0])
  await openWorkspace(user)
  expect(done).toEqual(['begin'])
  closeWorkspace()
  expect(done).toEqual(['begin', 'end'])
  stop()
  expect(done).toEqual(['begin', 'end'])
})

test('what begins after the workspace was closed ends at once, and another student starts nothing', async () => {
  let late = (_: () => void): void => undefined
  const stop = whileOpen(user, () => new Promise(resolve => (late = resolve)))
  const other = newId()
  const stopOther = whileOpen(other, begin)
  await openWorkspace(user)
  closeWorkspace()
  late(() => done.push('late end'))
  await Promise.resolve()
  expect(done).toEqual(['late end'])
  stop()
  stopOther()
})

test('sync never began when its code could not be fetched on the first try', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const refuse = (): Promise<() => void> => {
    done.push('refused')
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  }
  const answers = [refuse, refuse, begin]
  const stop = whileOpen(user, () => (answers.shift() ?? begin)())
  try {
    const opening = openWorkspace(user)
    await vi.waitFor(() => expect(done).toEqual(['refused']), { interval: 0 })
    await opening
    await vi.advanceTimersByTimeAsync(1000)
    expect(done).toEqual(['refused', 'refused'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(done).toEqual(['refused', 'refused', 'begin'])
    await vi.advanceTimersByTimeAsync(60_000)
    stop()
    expect(done).toEqual(['refused', 'refused', 'begin', 'end'])
  } finally {
    vi.useRealTimers()
  }
})
