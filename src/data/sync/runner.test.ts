import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseRetryAfter } from '#data/backend/retry-after.ts'
import { backoff } from '#data/sync/backoff.ts'
import { createRunner } from '#data/sync/runner.ts'
import { statusFrom, type Phase } from '#data/sync/status.ts'
import { TransportError } from '#data/sync/transport.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waiting grows from half a second to half a minute, and never undercuts the server', () => {
  const some = fc.double({ min: 0, max: 0.999, noNaN: true })
  fc.assert(
    fc.property(fc.nat(40), some, fc.option(fc.nat(120_000)), (failures, luck, retryAfter) => {
      const wait = backoff(failures, retryAfter, () => luck)
      expect(wait).toBeGreaterThanOrEqual(Math.max(500, retryAfter ?? 0))
      expect(wait).toBeLessThanOrEqual(Math.max(30_000, (retryAfter ?? 0) + 500))
    })
  )
  expect(parseRetryAfter('2', 0)).toBe(2000)
  expect(parseRetryAfter('Sat, 21 Nov 2026 10:00:05 GMT', Date.UTC(2026, 10, 21, 10))).toBe(5000)
  expect(parseRetryAfter('soon', 0)).toBeNull()
})

function run(answers: (() => Promise<'done' | 'reload' | null>)[]) {
  const phases: Phase[] = []
  const work = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.resolve('done' as const))
  const runner = createRunner({ work, onPhase: phase => void phases.push(phase), random: () => 1 })
  return { runner, work, phases }
}

const done = () => Promise.resolve('done' as const)
const fails =
  (status: number, after: number | null = null) =>
  () =>
    Promise.reject(new TransportError(status, 'x', after))

test('many saves at once make one cycle', async () => {
  const { runner, work } = run([done])
  for (let index = 0; index < 50; index += 1) runner.poke(400)
  await vi.advanceTimersByTimeAsync(2000)
  expect(work).toHaveBeenCalledTimes(1)
  runner.stop()
})

test('an outage is waited out with patience: saves do not hurry it, focus does', async () => {
  const { runner, work, phases } = run([fails(503), fails(0), fails(0), done])
  await runner.now()
  expect(phases.at(-1)).toBe('offline')
  for (let index = 0; index < 20; index += 1) runner.poke()
  await vi.advanceTimersByTimeAsync(900)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(work).toHaveBeenCalledTimes(2)
  await runner.now()
  expect(work).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(5000)
  expect(phases.at(-1)).toBe('idle')
  runner.stop()
})

test('each failure in a row doubles the wait up to half a minute; a success begins anew', async () => {
  const outcomes = [...Array.from({ length: 8 }, () => fails(503)), done, fails(503), done]
  const { runner, work } = run(outcomes)
  const waits: number[] = []
  let before = Date.now()
  work.mockImplementation(() => {
    waits.push(Date.now() - before)
    before = Date.now()
    return (outcomes.shift() ?? done)()
  })
  await runner.now()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(waits).toEqual([0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  before = Date.now()
  runner.poke()
  await vi.advanceTimersByTimeAsync(5000)
  expect(waits.slice(9)).toEqual([0, 1000])
  runner.stop()
})

test('a save during a cycle is sent by the next one, and nothing runs after the end', async () => {
  const first = Promise.withResolvers<'done'>()
  const { runner, work } = run([() => first.promise, done])
  const running = runner.now()
  runner.poke(400)
  first.resolve('done')
  await running
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
  runner.stop()
  runner.poke()
  await runner.now()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('Retry-After is kept', async () => {
  const { runner, work } = run([fails(429, 20_000), done])
  await runner.now()
  await vi.advanceTimersByTimeAsync(19_900)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
  runner.stop()
})

test('a refused sign-in does not loop', async () => {
  const { runner, work, phases } = run([fails(401)])
  await runner.now()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(work).toHaveBeenCalledTimes(1)
  expect(phases.at(-1)).toBe('refused')
  runner.stop()
})

test('a tab whose sister is at it looks again, and leaves the badge to her', async () => {
  const { runner, work, phases } = run([() => Promise.resolve(null), done])
  await runner.now()
  expect(phases).toEqual(['syncing'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
  expect(phases.at(-1)).toBe('idle')
  runner.stop()
})

test('a client that must reload stops asking', async () => {
  const { runner, work, phases } = run([() => Promise.resolve('reload' as const)])
  await runner.now()
  runner.poke()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(1)
  expect(phases.at(-1)).toBe('reload')
})

test('a full server was shown as being offline: it is named, and asked again until there is room', async () => {
  const { runner, work, phases } = run([fails(507), done])
  await runner.now()
  expect(phases.at(-1)).toBe('full')
  const waiting = { waiting: 2, rejected: 0, lastSyncedAt: null }
  expect(statusFrom('full', true, waiting).state).toBe('full')
  expect(statusFrom('full', false, waiting).state).toBe('offline')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(2)
  expect(phases.at(-1)).toBe('idle')
  runner.stop()
})

test('the badge tells the truth in every state', () => {
  const at = '2026-11-21T10:00:00.000Z'
  const none = { waiting: 0, rejected: 0, lastSyncedAt: at }
  const state = (...args: Parameters<typeof statusFrom>) => statusFrom(...args).state
  expect(state('idle', true, none)).toBe('synced')
  expect(state('idle', true, { ...none, waiting: 2 })).toBe('saved')
  expect(state('idle', true, { ...none, lastSyncedAt: null })).toBe('saved')
  expect(state('syncing', true, { ...none, waiting: 2 })).toBe('syncing')
  expect(state('syncing', true, none)).toBe('synced')
  expect(state('idle', false, none)).toBe('offline')
  expect(state('offline', true, { ...none, waiting: 2 })).toBe('offline')
  expect(state('offline', false, { ...none, rejected: 1 })).toBe('attention')
  expect(state('reload', false, { ...none, rejected: 1 })).toBe('reload')
})
