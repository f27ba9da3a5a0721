import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { faceOf } from '#tools/shared/study/clock-words.ts'
import { $second } from '#tools/shared/study/second.ts'
import {
  $clock,
  goOnStudying,
  pauseClock,
  resumeClock,
  stopStudySession,
  type StudyStanding
} from '#tools/shared/study/study-session.store.ts'
import { clockFacts, spokenTime } from '#tools/study-zone/desk/clock-facts.ts'

function mainAct(clock: StudyStanding): { readonly name: string; readonly run: () => Promise<void> } {
  const { phase, isPaused } = clock.view
  if (phase === 'over') return { name: m.zone_once_more(), run: () => goOnStudying(clock) }
  return isPaused
    ? { name: m.zone_go_on(), run: () => resumeClock(clock) }
    : { name: m.zone_pause(), run: () => pauseClock(clock) }
}

/** The clock above other windows. Plain buttons: the library's listen to the page they were loaded in. */
export function SmallClock(): ReactNode {
  const clock = useStore($clock)
  const now = useStore($second)
  if (!clock)
    return (
      <main className="zn-small">
        <p>{m.zone_small_none()}</p>
      </main>
    )
  const { run, view } = clock
  const { name, run: act } = mainAct(clock)
  return (
    <main className="zn-small">
      <h1>{run.about.title}</h1>
      <p className="zn-soft">{clockFacts(clock, now)}</p>
      <p className="zn-clock" role="timer" aria-label={spokenTime(view)}>
        {view.phase === 'over' ? m.zone_over() : faceOf(view)}
      </p>
      <div className="zn-acts">
        <button type="button" className="act ink small" onClick={() => void tryOnceOrNotify('clock pause', act)}>
          {name}
        </button>
        <button type="button" className="plain" onClick={() => void tryOnceOrNotify('clock finish', stopStudySession)}>
          {view.phase === 'work' ? m.zone_finish() : m.zone_finish_rest()}
        </button>
      </div>
    </main>
  )
}
