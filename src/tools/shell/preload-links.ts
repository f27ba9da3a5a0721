import type { ToolId } from '#config/tools.ts'
import { routeOf } from '#stores/route.ts'
import { isBuilt, load } from '#tools/shell/screens.ts'

/** Fetches a screen before it is asked for. A failure is met when it is opened. */
export function preload(id: ToolId): void {
  if (isBuilt(id)) load[id]().catch(() => undefined)
}

/** Whichever link to a tool the student points at or reaches by key: its screen is fetched. Gives the way to stop. */
export function preloadLinks(root: Document): () => void {
  const onReach = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    const route = link && link.origin === location.origin ? routeOf(new URL(link.href)) : null
    if (route) preload(route.tool)
  }
  root.addEventListener('pointerover', onReach)
  root.addEventListener('focusin', onReach)
  return () => {
    root.removeEventListener('pointerover', onReach)
    root.removeEventListener('focusin', onReach)
  }
}
