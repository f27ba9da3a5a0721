import { useEffect, useRef, useState, type ReactNode } from 'react'
import { durationOf, timeLeft } from '#domain/progress/duration.ts'
import { m } from '#messages/generated/messages.js'
import type { Sitting } from '#data/read/quiz/sittings.ts'

/** What is left, by the clock on the wall: it goes on while the page is closed. At zero the quiz ends. */
export function Countdown({ sitting, onEnd }: { readonly sitting: Sitting; readonly onEnd: () => void }): ReactNode {
  const { attempt, clock } = sitting
  const [now, setNow] = useState(() => new Date())
  const hasEnded = useRef(false)
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = timeLeft(durationOf(clock, now), attempt.minutes ?? 0, attempt.extraPercent)
  useEffect(() => {
    if (left > 0 || hasEnded.current) return
    hasEnded.current = true
    onEnd()
  }, [left, onEnd])
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span className="figures">
      <span role="timer">{m.quiz_left({ time: shown })}</span>
      <span className="hidden-text" role="status">
        {seconds <= 60 && seconds > 0 ? m.quiz_left_minute() : ''}
      </span>
    </span>
  )
}
