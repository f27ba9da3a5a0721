import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { clockWords, lengthWords } from '#tools/shared/plan/plan-words.ts'
import { $clockSettings } from '#tools/shared/study/clock-settings.store.ts'
import { timeFace } from '#tools/shared/study/clock-words.ts'
import { startStudySession } from '#tools/shared/study/study-session.store.ts'
import { firstTerms } from '#tools/shared/study/terms.ts'
import { ClockSetup } from '#tools/study-zone/desk/ClockSetup.tsx'
import { startLine } from '#tools/study-zone/desk/start-line.ts'
import { SomethingElse } from '#tools/study-zone/desk/SomethingElse.tsx'
import type { PlanLine, PlannedDay } from '#tools/study-zone/desk/today.store.ts'
import { WhatPicker } from '#tools/study-zone/desk/WhatPicker.tsx'
import { SubjectMark } from '#ui/state/SubjectMark.tsx'

function Line({ line, isAsked }: { readonly line: PlanLine; readonly isAsked: boolean }): ReactNode {
  const settings = useStore($clockSettings)
  const { block, title, subject, position, left } = line
  const { work } = firstTerms(settings, left)
  const done = block.minutes - left
  const facts = [
    subject,
    done > 0
      ? m.zone_done_of({ done: lengthWords(done), planned: lengthWords(block.minutes) })
      : clockWords(block.startMinute)
  ]
  return (
    <li>
      <button
        type="button"
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the link that led here was pressed to begin this
        autoFocus={isAsked}
        onClick={() => void tryOnceOrNotify('clock start', () => startLine(line))}
      >
        <SubjectMark position={position} isTall />
        <span>
          <b>{title}</b>
          <small>{facts.filter(Boolean).join(' · ')}</small>
        </span>
        <em>{timeFace(work ?? 0)}</em>
      </button>
    </li>
  )
}

/** Before the clock runs: today's plan, each with the time it would show; one press starts it. */
export function Idle({ day, asked }: { readonly day: PlannedDay; readonly asked: string | null }): ReactNode {
  const open = day.lines.filter(line => line.isOpen || line.block.id === asked)
  return (
    <section className="zn-idle" aria-label={m.zone_timer()}>
      <h3>{m.zone_what()}</h3>
      {open.length === 0 ? (
        <p className="zn-soft">
          {m.zone_no_plan()} <a href={href('planner')}>{m.main_plan_week()}</a>
        </p>
      ) : (
        <ol>
          {open.map(line => (
            <Line key={line.block.id} line={line} isAsked={line.block.id === asked} />
          ))}
        </ol>
      )}
      <WhatPicker day={day} onPick={what => void tryOnceOrNotify('clock start', () => startStudySession(what))} />
      <SomethingElse subjects={day.subjects} />
      <ClockSetup />
    </section>
  )
}
