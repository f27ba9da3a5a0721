import { useLayoutEffect, useRef, useState } from 'react'
import { windowOf, type Scrolled } from '#ui/table/window.ts'

/** Above this only the rows in sight are drawn. */
const DRAWN_WHOLE = 200
/** 2.8125rem at the size of text the student chose; a row of a long table is one line. */
const ROW_REM = 2.8125

export interface RowWindow {
  readonly frame: React.RefObject<HTMLDivElement | null>
  readonly isVirtual: boolean
  readonly rowHeight: number
  readonly first: number
  readonly end: number
  /** Brings a row into sight, also one that is not drawn. */
  readonly reveal: (index: number) => void
}

/** Which rows of a table are drawn, as its frame is scrolled and sized. */
export function useWindow(count: number): RowWindow {
  const frame = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState<Scrolled>({ top: 0, height: 800 })
  const [rowHeight, setRowHeight] = useState(ROW_REM * 16)
  const isVirtual = count > DRAWN_WHOLE
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || !isVirtual) return
    const see = (): void => setScrolled({ top: element.scrollTop, height: element.clientHeight })
    const measure = (): void => {
      setRowHeight(ROW_REM * parseFloat(getComputedStyle(document.documentElement).fontSize))
      see()
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    element.addEventListener('scroll', see, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', see)
    }
  }, [isVirtual])
  const reveal = (index: number): void => {
    const element = frame.current
    if (!element || !isVirtual) return
    const top = index * rowHeight
    // The titles stick to the top and cover one row.
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + 2 * rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = top + 2 * rowHeight - element.clientHeight
  }
  return {
    frame,
    isVirtual,
    rowHeight,
    reveal,
    ...(isVirtual ? windowOf(scrolled, rowHeight, count) : { first: 0, end: count })
  }
}
