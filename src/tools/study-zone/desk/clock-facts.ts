import type { RunView } from '#domain/clock/run.ts'
import { m } from '#messages/generated/messages.js'
import type { StudyStanding } from '#tools/shared/study/study-session.store.ts'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Which round it is and until when: `round 2 · until 17:07`. */
export function clockFacts({ run: { about }, view }: StudyStanding, now: number): string {
  const { phase, isPaused, left } = view
  const until = left === null || isPaused ? '' : m.zone_until({ time: time.format(now + left) })
  const round = about.mode === 'pomodoro' ? m.zone_round({ round: about.round, every: about.lengths.every }) : ''
  if (phase === 'over') return [round, m.zone_over_fact()].filter(Boolean).join(' · ')
  const state = isPaused ? m.zone_paused() : phase === 'rest' ? m.zone_break() : ''
  return [round, state, until].filter(Boolean).join(' · ')
}

/** The time in words: `18 minutes 42 seconds left`. */
export function spokenTime({ left, worked, phase }: RunView): string {
  if (phase === 'over') return m.zone_over()
  const seconds = left === null ? Math.floor(worked / 1000) : Math.ceil(left / 1000)
  const parts = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  return left === null ? m.zone_spoken_worked(parts) : m.zone_spoken_left(parts)
}
