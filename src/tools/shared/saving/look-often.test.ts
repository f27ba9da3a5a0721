import { afterEach, expect, test, vi } from 'vitest'
import { LOOK_EVERY, lookOften } from '#tools/shared/saving/look-often.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("an open note learns of another device's change within ten seconds, and only while somebody looks", () => {
  const page = { visibilityState: 'visible' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
  const look = vi.fn(() => Promise.resolve())
  const stop = lookOften(look)
  vi.advanceTimersByTime(10_000)
  expect(look).toHaveBeenCalledOnce()
  page.visibilityState = 'hidden'
  vi.advanceTimersByTime(10 * LOOK_EVERY)
  expect(look).toHaveBeenCalledOnce()
  page.visibilityState = 'visible'
  stop()
  vi.advanceTimersByTime(10 * LOOK_EVERY)
  expect(look).toHaveBeenCalledOnce()
})
