import { useEffect, useRef, type RefObject } from 'react'
import { leftAt, turnOf } from '#tools/chatbot/answer/left-at.ts'

/** Pixels from the end of the page within which the reader is taken to follow. */
const NEAR_END = 160

const isAtEnd = (): boolean => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  return scrollHeight - clientHeight - scrollTop < NEAR_END
}

const toEnd = (): void => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })

/** The reader goes on by themselves. */
const ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

export interface Following {
  readonly threadId: string
  /** How many turns there are: what is said is shown, wherever the reader was. */
  readonly said: number
}

/**
 * Keeps the end of a growing conversation in sight while the reader stays there; who scrolls up is left in peace until
 * something is said. Who comes back from a quote is at the answer they left.
 */
export function useFollow(growing: RefObject<HTMLElement | null>, { threadId, said }: Following): void {
  const follows = useRef(true)
  const seen = useRef(said)
  useEffect(() => {
    const element = growing.current
    if (!element) return
    const left = turnOf(element, leftAt.take(threadId))
    let isBack = left !== null
    // The frame scrolls a page that is opened to its top: that once is not the reader's doing.
    let isOpening = true
    follows.current = !isBack
    let top = document.documentElement.scrollTop
    const place = (): void => {
      if (isBack) left?.scrollIntoView({ block: 'start', behavior: 'instant' })
      else if (follows.current) toEnd()
    }
    const note = (): void => {
      const now = document.documentElement.scrollTop
      if (isAtEnd()) follows.current = !isBack
      // What grows leaves the place as it is: only who goes up has left the end.
      else if (now === 0 && isOpening) place()
      else if (now < top) follows.current = false
      if (now < top) isOpening = false
      top = document.documentElement.scrollTop
    }
    const act = (): void => {
      isBack = false
      isOpening = false
    }
    const observer = new ResizeObserver(place)
    observer.observe(element)
    addEventListener('scroll', note, { passive: true })
    for (const kind of ACTS) addEventListener(kind, act, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', note)
      for (const kind of ACTS) removeEventListener(kind, act)
    }
  }, [growing, threadId])
  useEffect(() => {
    const isMore = said > seen.current
    seen.current = said
    if (!isMore) return
    follows.current = true
    toEnd()
  }, [said])
}
