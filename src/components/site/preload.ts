import { PRELOADED } from '#config/preload.ts'
import { mayPreload, whenIdle, type Surroundings } from '#lib/browser/idle-preload.ts'

/** Documents only: what a page needs beside itself is fetched when it is opened. A failure is met there. */
function prefetch(path: string): void {
  if (path === location.pathname) return
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = path
  document.head.append(link)
}

const { connection } = navigator as { connection?: Surroundings['connection'] }
const hasFastHover = matchMedia('(hover: hover) and (pointer: fine)').matches
if (mayPreload({ hasFastHover, connection })) whenIdle(PRELOADED, prefetch, window)
