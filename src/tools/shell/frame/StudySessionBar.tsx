import { useEffect, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { faceOf } from '#tools/shared/study/clock-words.ts'
import { keepClock } from '#tools/shared/study/keeper.ts'
import { $clock, pauseClock, resumeClock, stopStudySession } from '#tools/shared/study/study-session.store.ts'
import { Shape } from '#ui/Shape.tsx'

/** The student's clock in every room: what it is for, the time, a pause and the end. Not there while none runs. */
export function StudySessionBar(): ReactNode {
  useEffect(keepClock, [])
  const clock = useStore($clock)
  if (!clock) return null
  const { run, view } = clock
  const { title } = run.about
  return (
    <div className="frame-part run" role="region" aria-label={m.planner_stretch({ title })}>
      <p>
        <a href={href('study-zone')}>{title}</a>
        {view.phase === 'rest' && ` · ${m.zone_break()}`}
      </p>
      <b>{view.phase === 'over' ? m.zone_over() : faceOf(view)}</b>
      {view.phase !== 'over' && (
        <button
          type="button"
          className="frame-button"
          aria-label={view.isPaused ? m.zone_go_on() : m.zone_pause()}
          onClick={() => void tryOrNotify(() => (view.isPaused ? resumeClock(clock) : pauseClock(clock)))}
        >
          <Shape name={view.isPaused ? 'play' : 'pause'} />
        </button>
      )}
      <button
        type="button"
        className="frame-button"
        aria-label={m.planner_stretch_stop()}
        onClick={() => void tryOrNotify(stopStudySession)}
      >
        <Shape name="square" />
      </button>
    </div>
  )
}
