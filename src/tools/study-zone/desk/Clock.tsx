import { useStore } from '@nanostores/react'
import { useRef, useState, type ReactNode } from 'react'
import { startOf } from '#domain/clock/run.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { useKeys } from '#tools/shared/keys/use-keys.ts'
import { faceOf } from '#tools/shared/study/clock-words.ts'
import { $second } from '#tools/shared/study/second.ts'
import {
  goOnStudying,
  moreTime,
  pauseClock,
  resumeClock,
  stopStudySession,
  takeBreak,
  type StudyStanding
} from '#tools/shared/study/study-session.store.ts'
import { AwayQuestion } from '#tools/study-zone/desk/AwayQuestion.tsx'
import { Change } from '#tools/study-zone/desk/Change.tsx'
import { Ruler } from '#tools/study-zone/desk/Ruler.tsx'
import { clockFacts, spokenTime } from '#tools/study-zone/desk/clock-facts.ts'
import type { PlannedDay } from '#tools/study-zone/desk/today.store.ts'
import { Button } from '#ui/Button.tsx'
import { SubjectMark } from '#ui/state/SubjectMark.tsx'

const FIVE_MINUTES = 300
/** Two devices are never quite of one time. */
const AHEAD = 60_000

const press = (name: string, work: () => Promise<unknown>) => (): void => void tryOnceOrNotify(`clock ${name}`, work)

function Acts({ clock }: { readonly clock: StudyStanding }): ReactNode {
  const { run, view } = clock
  const { phase, isPaused } = view
  const isFlow = run.about.mode === 'flow'
  const hint = useKeyHints('clock')('pause')
  const pause = press('pause', () => (isPaused ? resumeClock(clock) : pauseClock(clock)))
  useKeys('clock', { pause }, phase !== 'over')
  return (
    <div className="zn-acts">
      {phase === 'over' ? (
        <Button kind="ink" onPress={press('next', () => goOnStudying(clock))}>
          {run.about.mode === 'pomodoro' ? m.zone_next_round() : m.zone_once_more()}
        </Button>
      ) : (
        <Button kind="ink" onPress={pause} {...hint.attributes}>
          {isPaused ? m.zone_go_on() : m.zone_pause()}
          <Key hint={hint} />
        </Button>
      )}
      {phase === 'work' && view.left !== null && (
        <Button onPress={press('more', () => moreTime(clock, FIVE_MINUTES))}>{m.zone_five_more()}</Button>
      )}
      {phase === 'work' && isFlow && (
        <Button onPress={press('break', () => takeBreak(clock))}>{m.zone_take_break()}</Button>
      )}
      {phase === 'rest' && <Button onPress={press('next', () => goOnStudying(clock))}>{m.zone_skip_break()}</Button>}
      <Button onPress={press('finish', stopStudySession)}>
        {phase === 'work' ? m.zone_finish() : m.zone_finish_rest()}
      </Button>
    </div>
  )
}

interface ClockProps {
  readonly clock: StudyStanding
  readonly subject: string
  readonly position: number | null
  readonly day: PlannedDay
}

/** What runs, how long still, and what can be done with it. */
export function Clock({ clock, subject, position, day }: ClockProps): ReactNode {
  const now = useStore($second)
  const { run, view } = clock
  const [isAsked, setAsked] = useState(false)
  const changer = useRef<HTMLButtonElement>(null)
  const isChanging = isAsked && view.phase === 'work'
  const close = (): void => {
    setAsked(false)
    changer.current?.focus()
  }
  return (
    <section className="zn-heart" data-phase={view.phase} aria-label={m.zone_timer()}>
      <div className="zn-what">
        <SubjectMark position={position} isTall />
        <div>
          <h3>{run.about.title || m.zone_untitled()}</h3>
          <p>{[subject, clockFacts(clock, now)].filter(Boolean).join(' · ')}</p>
        </div>
        {view.phase === 'work' && (
          <button
            ref={changer}
            type="button"
            className="link"
            aria-expanded={isChanging}
            onClick={() => setAsked(!isAsked)}
          >
            {isChanging ? m.zone_change_close() : m.zone_change()}
          </button>
        )}
      </div>
      <p className="zn-clock" role="timer" aria-label={spokenTime(view)}>
        {view.phase === 'over' ? m.zone_over() : faceOf(view)}
      </p>
      <Ruler standing={clock} now={now} />
      {startOf(run) > now + AHEAD && <p role="status">{m.zone_clock_ahead()}</p>}
      <AwayQuestion clock={clock} />
      <Acts clock={clock} />
      {isChanging && <Change clock={clock} day={day} onDone={close} />}
    </section>
  )
}
