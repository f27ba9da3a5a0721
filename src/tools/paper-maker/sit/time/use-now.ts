import { useEffect, useState } from 'react'
import { now } from '#tools/paper-maker/sit/time/now.ts'

/** The moment, again every second, and at once when the page is looked at again. */
export function useNow(): Date {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const tick = (): void => setMoment(now())
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return moment
}
