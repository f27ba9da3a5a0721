import { useEffect, useState } from 'react'
import type { SatAttempt } from '#data/read/papers/sittings.ts'
import { sittingTime, type SittingTime } from '#domain/sitting/time.ts'
import { now } from '#tools/paper-maker/sit/time/now.ts'

export type Phase = SittingTime['phase'] | 'paused'

const phaseOf = ({ clock, terms }: SatAttempt): Phase => {
  const { phase, isPaused } = sittingTime(clock, terms, now())
  return isPaused ? 'paused' : phase
}

/** The phase alone: what shows it is drawn again when it changes, not every second. */
export function usePhase(sat: SatAttempt): Phase {
  const [phase, setPhase] = useState(() => phaseOf(sat))
  useEffect(() => {
    const look = (): void => setPhase(phaseOf(sat))
    look()
    const timer = setInterval(look, 500)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [sat])
  return phase
}
