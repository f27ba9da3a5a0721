import { useEffect, useRef, type RefObject } from 'react'

/** Pixels from the end of the page within which the reader is taken to follow. */
const NEAR_END = 160

const isAtEnd = (): boolean => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  return scrollHeight - clientHeight - scrollTop < NEAR_END
}

const toEnd = (): void => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })

/** Keeps the end of a growing conversation in sight while the reader stays there; who scrolls up is left in peace. */
export function useFollow(growing: RefObject<HTMLElement | null>): void {
  const follows = useRef(true)
  useEffect(() => {
    const element = growing.current
    if (!element) return
    const note = (): void => {
      follows.current = isAtEnd()
    }
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd()
    })
    observer.observe(element)
    addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', note)
    }
  }, [growing])
}
