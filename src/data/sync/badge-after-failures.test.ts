import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRunner } from '#data/sync/runner.ts'
import { statusFrom, type Phase } from '#data/sync/status.ts'
import { TransportError } from '#data/sync/transport.ts'

vi.mock('#lib/log.ts', () => ({ log: () => undefined }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const WAITING = { waiting: 1, rejected: 0, lastSyncedAt: '2026-11-24T10:00:00.000Z' }

/** What the badge says after a cycle that failed so, in a browser that has a network; and how often it was tried in an hour. */
async function badgeAfter(error: Error): Promise<{ badge: string; tries: number }> {
  const phases: Phase[] = []
  const work = vi.fn(() => Promise.reject(error))
  const runner = createRunner({ work, onPhase: phase => void phases.push(phase), random: () => 1 })
  await runner.now()
  const badge = statusFrom(phases.at(-1) ?? 'idle', true, WAITING).state
  await vi.advanceTimersByTimeAsync(3_600_000)
  runner.stop()
  return { badge, tries: work.mock.calls.length }
}

// "Offline" tells a student to wait; a refusal does not end by waiting.
test.each([400, 403, 409, 413, 422])(
  'an answer %s is shown as something to see to, not as being offline, and tried again',
  async status => {
    const { badge, tries } = await badgeAfter(new TransportError(status, 'no'))
    expect(badge).toBe('attention')
    expect(tries).toBeGreaterThan(100)
  }
)

test.each([0, 404, 408, 429, 500, 502, 503, 504])('an answer %s is shown as offline, and tried again', async status => {
  const { badge, tries } = await badgeAfter(new TransportError(status, 'later'))
  expect(badge).toBe('offline')
  expect(tries).toBeGreaterThan(100)
})

test('a sign-in that ran out is something to see to, and is not asked again and again', async () => {
  expect(await badgeAfter(new TransportError(401, 'expired'))).toEqual({ badge: 'attention', tries: 1 })
})

test('a fault of the page itself does not pretend that the network is away, and is tried again', async () => {
  const { badge, tries } = await badgeAfter(new TypeError('undefined is not a function'))
  expect(badge).toBe('saved')
  expect(tries).toBeGreaterThan(100)
})

test('a save while the server asks for patience does not hurry it, and goes with the try that was due', async () => {
  const answers = [
    () => Promise.reject(new TransportError(429, 'busy', 20_000)),
    () => Promise.resolve('done' as const)
  ]
  const work = vi.fn(() => (answers.shift() ?? (() => Promise.resolve('done' as const)))())
  const runner = createRunner({ work, onPhase: () => undefined, random: () => 0 })
  await runner.now()
  for (let second = 0; second < 19; second += 1) {
    runner.poke(400)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
  runner.poke(400)
  await vi.advanceTimersByTimeAsync(400)
  expect(work).toHaveBeenCalledTimes(3)
  runner.stop()
})
