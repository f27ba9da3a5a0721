import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds from the last key press to the end of the frame that showed its effect. */
    shownAfter: Promise<number>
  }
}

/** Notes, for the next key press, when the review first looks different and that frame is over. */
async function arm(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = () =>
      `${document.querySelector('.question')?.textContent} ${document.querySelector('.grades') !== null}`
    window.shownAfter = new Promise((resolve, reject) => {
      setTimeout(
        () => reject(new Error(`Nothing changed: ${document.querySelector('main')?.textContent ?? ''}`)),
        20_000
      )
      const before = look()
      const listen = (event: KeyboardEvent) => {
        const frame = () => {
          if (look() === before) return void requestAnimationFrame(frame)
          // A message sent within a frame arrives once that frame is painted.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - event.timeStamp)
          port2.postMessage(null)
        }
        requestAnimationFrame(frame)
      }
      addEventListener('keydown', listen, { capture: true, once: true })
    })
  })
}

async function press(page: Page, key: string): Promise<number> {
  await arm(page)
  await page.keyboard.press(key)
  return page.evaluate(() => window.shownAfter)
}

/** Reviews `count` cards by keyboard, with a breath between them as a fast student would take. */
export async function timeKeys(page: Page, count: number): Promise<{ flips: number[]; grades: number[] }> {
  const flips: number[] = []
  const grades: number[] = []
  for (let card = 0; card < count; card++) {
    flips.push(await press(page, ' '))
    await page.waitForTimeout(60)
    grades.push(await press(page, '4'))
    await page.waitForTimeout(60)
  }
  return { flips, grades }
}
