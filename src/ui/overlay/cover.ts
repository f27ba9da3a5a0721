import { useEffect, type RefObject } from 'react'

/** What stands over everything by itself stays within reach. */
const ABOVE = '.notices, [data-overlay-container]'

/** All that is neither the place, nor in it, nor around it. */
function around(place: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at: HTMLElement = place; at.parentElement && at !== document.body; at = at.parentElement)
    for (const one of at.parentElement.children)
      if (one !== at && one instanceof HTMLElement && !one.inert && !one.matches(ABOVE)) found.push(one)
  return found
}

/** While it covers the page, the keyboard and a screen reader stay in it: the rest cannot be reached. */
export function useCover(place: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !place.current) return undefined
    const rest = around(place.current)
    for (const one of rest) one.inert = true
    return () => {
      for (const one of rest) one.inert = false
    }
  }, [place, isOn])
}
