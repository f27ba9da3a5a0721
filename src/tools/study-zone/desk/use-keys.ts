import { useEffect } from 'react'
import { openRoute, routeOf } from '#stores/route.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { $clock, pauseClock, resumeClock } from '#tools/shared/study/study-session.store.ts'
import { SHELF } from '#tools/study-zone/tools.ts'

/** Where a key has a meaning of its own. */
const TAKEN = 'a, button, input, textarea, select, summary, [contenteditable], [role="dialog"], [role="option"]'

/** Space stops and starts the clock, a letter opens a tool; of a field or button they are that one's own. */
export function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || event.repeat) return
      if (target instanceof Element && target.closest(TAKEN)) return
      const clock = $clock.get()
      const tool = SHELF.find(one => one.key === key.toLowerCase())
      if (key === ' ' && clock && clock.view.phase !== 'over')
        void tryOnceOrNotify('clock pause', () => (clock.view.isPaused ? resumeClock(clock) : pauseClock(clock)))
      else if (tool) {
        const route = routeOf(new URL(tool.href, location.origin))
        if (route) openRoute(route)
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
