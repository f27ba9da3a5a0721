import type { Page } from '@playwright/test'

interface Asking {
  keepAllTools?: () => Promise<void>
}

/** In the page, before its scripts: the service worker is asked for the first screens alone, and for the rest by a test. */
export function firstScreensOnly(): void {
  // Neither stands where there is no origin.
  if (!('ServiceWorker' in globalThis) || !('serviceWorker' in navigator)) return
  const ask = Reflect.get(ServiceWorker.prototype, 'postMessage') as (this: ServiceWorker, message: unknown) => void
  ServiceWorker.prototype.postMessage = function askForLess(message: unknown) {
    const isWhole = (message as { type?: string } | null)?.type === 'keep-tools'
    ask.call(this, isWhole ? { ...(message as object), all: false } : message)
  }
  Object.assign(globalThis, {
    keepAllTools: async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active) ask.call(active, { type: 'keep-tools', all: true })
    }
  } satisfies Asking)
}

/** Asks as the page would have asked by itself; where it did, nothing more. */
export async function askForAllTools(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as Asking).keepAllTools?.())
}
