import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** A scroll so soon after a turn of the wheel, a finger or a key is the student's own. */
const OWN_MS = 700
const KEYS = new Set(['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' '])

export interface Follow {
  readonly isOn: boolean
  readonly set: (isOn: boolean) => void
  /** The student scrolled away from what is heard. */
  readonly isAway: boolean
  readonly back: () => void
}

/** The text goes along with the sound until the student scrolls to something else. */
export function useFollow(list: RefObject<HTMLElement | null>, canFollow: boolean): Follow {
  const [isOn, setOn] = useState(true)
  const [isAway, setAway] = useState(false)
  const leave = useEffectEvent((): void => {
    const now = list.current?.querySelector('.tr-at[aria-current]')
    if (!canFollow || !isOn || !now) return
    const { top, bottom } = now.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) setAway(true)
  })
  useEffect(() => {
    let until = 0
    const own = (event: Event): void => {
      const isKey = event instanceof KeyboardEvent
      const isBar = event.type === 'pointerdown' && event.target === document.documentElement
      if (isKey ? KEYS.has(event.key) : event.type !== 'pointerdown' || isBar) until = event.timeStamp + OWN_MS
    }
    const scrolled = (event: Event): void => {
      if (event.timeStamp < until) leave()
    }
    const inputs = ['wheel', 'touchmove', 'keydown', 'pointerdown']
    for (const name of inputs) addEventListener(name, own, { passive: true })
    addEventListener('scroll', scrolled, { passive: true, capture: true })
    return () => {
      for (const name of inputs) removeEventListener(name, own)
      removeEventListener('scroll', scrolled, { capture: true })
    }
  }, [])
  return {
    isOn,
    isAway: isAway && isOn && canFollow,
    set: next => {
      setAway(false)
      setOn(next)
    },
    back: () => setAway(false)
  }
}
