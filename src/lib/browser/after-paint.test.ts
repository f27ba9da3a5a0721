import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '#lib/browser/after-paint.ts'

class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible'
}

let page: Page
let frames: (() => void)[]
const isOver = async (waiting: Promise<void>): Promise<boolean> => {
  let over = false
  void waiting.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(0)
  return over
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page = new Page()
  frames = []
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it waits for the frame to be painted, and for a stuck one no longer than 100 ms', async () => {
  const painted = afterPaint()
  expect(await isOver(painted)).toBe(false)
  for (const frame of frames) frame()
  await painted
  const stuck = afterPaint()
  await vi.advanceTimersByTimeAsync(99)
  expect(await isOver(stuck)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(stuck)).toBe(true)
})

test('a tab that is hidden before the frame waits for none', async () => {
  const waiting = afterPaint()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(await isOver(waiting)).toBe(false)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(await isOver(waiting)).toBe(true)
  expect(await isOver(afterPaint())).toBe(true)
})

test('a page that goes away waits for no frame', async () => {
  const waiting = afterPaint()
  page.dispatchEvent(new Event('pagehide'))
  expect(await isOver(waiting)).toBe(true)
})
