import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

interface Asked {
  readonly scale: number
  readonly goal: { readonly page: number } | null
  readonly onPage: (page: number) => void
}

const pagesIn = (scroller: HTMLElement): NodeListOf<HTMLElement> =>
  scroller.querySelectorAll<HTMLElement>('[data-page]')

/** The page at the top third of the view, and how far down it the view begins, in its heights. */
function placeIn(scroller: HTMLElement): { page: number; down: number } | null {
  const pages = pagesIn(scroller)
  const wanted = scroller.scrollTop + scroller.clientHeight / 3
  let [low, high] = [0, pages.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((pages[middle]?.offsetTop ?? 0) <= wanted) low = middle
    else high = middle - 1
  }
  const page = pages[low]
  return page && scroller.clientHeight > 0
    ? { page: low + 1, down: (scroller.scrollTop - page.offsetTop) / Math.max(1, page.offsetHeight) }
    : null
}

/** Follows the page in sight, goes where it is told, and stays there while the zoom or the column changes. */
export function usePlace(scroller: RefObject<HTMLElement | null>, { scale, goal, onPage }: Asked): void {
  const place = useRef({ page: 1, down: 0 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let frame = 0
    const look = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const now = placeIn(element)
        if (!now) return
        if (now.page !== place.current.page) onPage(now.page)
        place.current = now
      })
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', look)
    }
  }, [scroller, onPage])
  useLayoutEffect(() => {
    const element = scroller.current
    const { page, down } = place.current
    const target = element && pagesIn(element)[page - 1]
    if (element && target) element.scrollTop = target.offsetTop + down * target.offsetHeight
  }, [scroller, scale])
  useLayoutEffect(() => {
    const element = scroller.current
    const target = goal && element ? pagesIn(element)[goal.page - 1] : undefined
    if (!element || !target || !goal) return
    element.scrollTop = target.offsetTop - 8
    place.current = { page: goal.page, down: 0 }
    onPage(goal.page)
    // Before the first scale is known there are no pages to go to.
  }, [scroller, goal, scale > 0, onPage])
}
