import { isCrawler } from '#lib/browser/crawler.ts'

/** Longer than this nobody waits for a preload: the page itself then loads. */
const PATIENCE = 400

/** A student who is signed in goes on working: the main screen is fetched, and then takes this page's place. */
export function openWorkspace(root: HTMLElement = document.documentElement): void {
  if (!root.dataset['session'] || isCrawler(navigator.userAgent)) return
  const open = (): void => location.replace('/main')
  const timer = setTimeout(open, PATIENCE)
  void fetch('/main')
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(timer)
      open()
    })
}

openWorkspace()
