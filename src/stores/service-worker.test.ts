import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeNewVersion } from '#stores/service-worker.ts'

const container = new EventTarget()
const reload = vi.fn()
const unregister = vi.fn(() => Promise.resolve(true))
const postMessage = vi.fn()
const answer = vi.fn<() => Promise<{ ok: boolean }>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  const getRegistration = () => Promise.resolve({ waiting: { postMessage }, unregister })
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(container, { getRegistration }) })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the page reloads when the new worker has come in', async () => {
  const taken = takeNewVersion()
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: 'take-over' }))
  container.dispatchEvent(new Event('controllerchange'))
  await taken
  expect([reload.mock.calls.length, unregister.mock.calls.length]).toEqual([1, 0])
})

test('"Reload now" did nothing for minutes where the old worker had been started again while it stopped', async () => {
  answer.mockResolvedValue({ ok: true })
  const taken = takeNewVersion()
  await vi.advanceTimersByTimeAsync(6_000)
  await taken
  expect([unregister.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
})

test('without a network the old version stays whole', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  const taken = takeNewVersion()
  await vi.advanceTimersByTimeAsync(6_000)
  await taken
  expect([unregister.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0])
})
