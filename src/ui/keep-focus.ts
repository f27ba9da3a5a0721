import { useEffect, type RefObject } from 'react'

const FOCUSABLE =
  'button:not([disabled]), a[href], input:not([disabled]), textarea:not([disabled]), select:not([disabled]), [tabindex]'

function controlsOf(place: Node | null): HTMLElement[] {
  if (!(place instanceof HTMLElement) || !place.isConnected) return []
  const within = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return place.matches(FOCUSABLE) ? [place, ...within] : within
}

/** Where nothing is left beside it: the controls of the least place around it that has any. */
function within(place: Node | null): HTMLElement[] | undefined {
  for (let at = place?.parentNode ?? null; at instanceof HTMLElement; at = at.parentNode) {
    const found = controlsOf(at)
    if (found.length > 0) return found
  }
  return undefined
}

/** What takes the place of a control that went away: its like in what followed, else in what came before, else anything near. */
function nearest({ nextSibling, previousSibling, target }: MutationRecord, gone: HTMLElement): HTMLElement | undefined {
  const around = [nextSibling, previousSibling, target].map(controlsOf).filter(found => found.length > 0)
  const near = around[0] ?? within(target)
  return near?.find(one => one.textContent !== '' && one.textContent === gone.textContent) ?? near?.[0]
}

/** While mounted, the focus never falls to the page when what had it is taken from within `root`. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = root.current
    if (!place) return
    let last: HTMLElement | null = null
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last = target
    }
    const watcher = new MutationObserver(records => {
      const gone = last
      if (!gone || gone.isConnected || document.activeElement !== document.body) return
      const record = records.find(({ removedNodes }) => [...removedNodes].some(node => node.contains(gone)))
      last = null
      if (record) nearest(record, gone)?.focus()
    })
    place.addEventListener('focusin', remember)
    watcher.observe(place, { childList: true, subtree: true })
    return () => {
      place.removeEventListener('focusin', remember)
      watcher.disconnect()
    }
  }, [root])
}
