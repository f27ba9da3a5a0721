import { useEffect, useEffectEvent, useRef } from 'react'
import { onPageEnd } from '#lib/browser/page-end.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'

/** Milliseconds between a key stroke and its place on the disk. */
const PACE = 300

export interface SavedTyping<Value> {
  readonly note: (value: Value) => void
  /** It was handed over or thrown away: nothing more of it is written. */
  readonly end: () => void
  /** It was not, after all. */
  readonly goOn: () => void
}

/**
 * Writes what is typed a moment after each key, and at once when the page is left or hidden. `leave` then takes the latest
 * without waiting: a page that goes away may not end the write.
 */
export function useSavedTyping<Value>(
  keep: (value: Value) => Promise<void>,
  leave?: (value: Value) => void
): SavedTyping<Value> {
  const latest = useRef<{ readonly value: Value } | null>(null)
  const unsaved = useRef<{ readonly value: Value } | null>(null)
  const isOver = useRef(false)
  const flush = useEffectEvent((): void => {
    const typed = unsaved.current
    unsaved.current = null
    if (typed && !isOver.current) void tryOrNotify(() => keep(typed.value))
  })
  const end = useEffectEvent((): void => {
    if (leave && latest.current && !isOver.current) {
      leave(latest.current.value)
      unsaved.current = latest.current
    }
    flush()
  })
  useEffect(() => {
    const write = (): void => flush()
    const timer = setInterval(write, PACE)
    const stop = onPageEnd(() => end())
    return () => {
      clearInterval(timer)
      stop()
      write()
    }
  }, [])
  return {
    note: value => {
      unsaved.current = latest.current = { value }
    },
    end: () => {
      isOver.current = true
    },
    goOn: () => {
      isOver.current = false
    }
  }
}
