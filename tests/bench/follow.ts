import type { Page } from '@playwright/test'

/** Follows a link of the app, as a click does, and waits for what it leads to. */
export function follow(page: Page, href: string, wanted: string): Promise<number> {
  return page.evaluate(
    async ({ href, wanted }) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')?.append(link)
      const start = performance.now()
      link.click()
      link.remove()
      while (!document.querySelector(wanted)) await new Promise(requestAnimationFrame)
      return performance.now() - start
    },
    { href, wanted }
  )
}
