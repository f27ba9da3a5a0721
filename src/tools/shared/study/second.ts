import { atom, onMount, type ReadableAtom } from 'nanostores'

const $time = atom(Date.now())

/** The clock on the wall, to the second; looked at anew when a page comes back to the front. */
export const $second: ReadableAtom<number> = $time

/** Of a window that is seen while its page is hidden, whose timers the browser slows down. */
export const lookAtClock = (): void => $time.set(Date.now())

onMount($time, () => {
  let timer: ReturnType<typeof setTimeout>
  const tick = (): void => {
    clearTimeout(timer)
    const now = Date.now()
    $time.set(now)
    timer = setTimeout(tick, 1000 - (now % 1000))
  }
  tick()
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
})
