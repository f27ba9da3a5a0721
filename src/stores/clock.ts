import { atom, onMount, type ReadableAtom } from 'nanostores'

const MINUTE = 60_000
const $time = atom(new Date())

/** The time of day for screens, to the minute: countdowns and "today" go on by themselves in a tab left open. */
export const $now: ReadableAtom<Date> = $time

onMount($time, () => {
  const tick = (): void => $time.set(new Date())
  tick()
  const timer = setInterval(tick, MINUTE)
  // A sleeping phone stops its timers: look at the clock when the student comes back.
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
})
