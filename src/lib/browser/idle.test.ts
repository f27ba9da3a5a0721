import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from '#lib/browser/idle.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it waits for the browser to be idle, and says how long at most', async () => {
  const asked: { run: () => void; timeout: number | undefined }[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) =>
    asked.push({ run, timeout: options?.timeout })
  )
  let isOver = false
  const waiting = whenIdle({ timeout: 1200, fallback: 250 }).then(() => (isOver = true))
  await Promise.resolve()
  expect([isOver, asked[0]?.timeout]).toEqual([false, 1200])
  asked[0]?.run()
  await waiting
  expect(isOver).toBe(true)
})

test('where nobody tells, it waits for a moment', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  let isOver = false
  void whenIdle({ timeout: 1200, fallback: 250 }).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(249)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})
