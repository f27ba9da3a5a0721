import type { Page } from '@playwright/test'

/** Answers `count` cards in the page, by the keys of the review, each as soon as the screen shows that it may. */
export function reviewByKeys(page: Page, count: number): Promise<void> {
  return page.evaluate(async answers => {
    const seen = (isThere: () => boolean): Promise<void> =>
      new Promise(resolve => {
        const look = (): void => {
          if (!isThere()) return
          watcher.disconnect()
          resolve()
        }
        const watcher = new MutationObserver(look)
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
        look()
      })
    const press = (key: string): void => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
    const question = (): string => document.querySelector('.question')?.textContent ?? ''
    for (let answered = 0; answered < answers; answered += 1) {
      await seen(() => document.querySelector('.show-answer') !== null)
      press(' ')
      await seen(() => document.querySelector('.grades') !== null)
      const before = question()
      press('4')
      await seen(() => question() !== before)
    }
  }, count)
}
