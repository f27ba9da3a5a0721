import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { SatAttempt } from '#data/read/papers/sittings.ts'
import { milestonePassed, sittingTime, type SittingTime } from '#domain/sitting/time.ts'
import { m } from '#messages/generated/messages.js'
import { leftWords, milestoneWords, usedWords } from '#tools/paper-maker/sit/time/time-words.ts'
import { useNow } from '#tools/paper-maker/sit/time/use-now.ts'

export function useSittingTime({ clock, terms }: SatAttempt): SittingTime {
  return sittingTime(clock, terms, useNow())
}

function shown(time: SittingTime): string {
  if (time.phase === 'reading') return m.sit_reading_left({ time: leftWords(time.readingLeft) })
  if (time.left === null) return m.sit_used({ time: usedWords(time.used) })
  return time.left > 0 ? m.sit_left({ time: leftWords(time.left) }) : m.sit_over({ time: usedWords(-time.left) })
}

/** What is said aloud: half of the time, a quarter of an hour, five minutes, and the end. */
function useMilestones({ left, allowed, phase }: SittingTime): string {
  const before = useRef(left)
  const [said, say] = useState('')
  useEffect(() => {
    const was = before.current
    before.current = left
    if (allowed === null || left === null || was === null || phase === 'reading') return
    const passed = milestonePassed(allowed, was, left)
    if (passed) say(milestoneWords(passed))
  }, [left, allowed, phase])
  return said
}

/** The time left by the clock on the wall, and how much of it is gone as a line. Nothing blinks. */
export function Clock({ sat }: { readonly sat: SatAttempt }): ReactNode {
  const time = useSittingTime(sat)
  const said = useMilestones(time)
  const share = time.allowed === null ? null : Math.min(1, time.used / time.allowed)
  return (
    <div className="sit-clock">
      <p role="timer" aria-live="off" data-over={time.phase === 'overtime'}>
        {shown(time)}
      </p>
      {share !== null && (
        <div className="sit-line" aria-hidden="true">
          <i style={{ inlineSize: `${share * 100}%` }} />
        </div>
      )}
      <p className="hidden-text" role="status">
        {said}
      </p>
    </div>
  )
}
