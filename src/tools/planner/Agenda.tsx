import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { addDays } from '#domain/study-day.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { useWhy } from '#tools/shared/plan/use-why.ts'
import { $open, fixedOn, isFixed, type Calendar, type Slip } from '#tools/planner/planner.store.ts'
import { Empty } from '#ui/state/Empty.tsx'

const DAYS = 14

function Line({ slip }: { readonly slip: Slip }): ReactNode {
  const whyOf = useWhy()
  const { block, subject, position, isMissed } = slip
  const why = isMissed ? m.planner_missed() : whyOf(block)
  const state = isMissed ? 'missed' : block.state
  return (
    <li className="pl-line" data-state={state}>
      <time className="figures">{clockWords(block.startMinute)}</time>
      <i data-subject={(position % 5) + 1} aria-hidden="true" />
      <button type="button" onClick={() => $open.set(block.id)}>
        <strong>{blockTitle({ kind: block.kind, title: block.title, subject })}</strong>
        <small>{[subject, why].filter(Boolean).join(' · ')}</small>
      </button>
      <span className="figures">
        {lengthWords(block.minutes)}
        {block.state === 'done' && (
          <span className="pl-done">
            {' '}
            ✓<span className="hidden-text"> {m.planner_done()}</span>
          </span>
        )}
      </span>
    </li>
  )
}

/** Two weeks as a list: what a phone opens on. */
export function Agenda({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const { day, slips, now } = calendar
  const days = Array.from({ length: DAYS }, (_, at) => addDays(day, at))
  const fixed = fixedOn(calendar, days)
  const own = Map.groupBy(
    slips.filter(slip => !isFixed(slip)),
    slip => slip.block.day
  )
  const shown = days.filter(one => own.has(one) || one === now.today)
  const isEmpty = days.every(one => !own.has(one))
  return (
    <>
      {isEmpty && <Empty title={m.planner_empty_title()}>{m.planner_empty_lead()}</Empty>}
      {shown.map(one => (
        <section key={one} className="pl-agenda" aria-label={weekdayDay(one)}>
          <h3 data-today={one === now.today}>{weekdayDay(one)}</h3>
          {fixed.some(busy => busy.day === one) && (
            <p className="pl-busy-line figures">
              {fixed
                .filter(busy => busy.day === one)
                .map(
                  busy =>
                    `${clockWords(busy.start)}–${clockWords(Math.min(1440, busy.start + busy.minutes))} ${busy.title || m.planner_busy()}`
                )
                .join(' · ')}
            </p>
          )}
          {own.has(one) ? (
            <ol>
              {own.get(one)?.map(slip => (
                <Line key={slip.block.id} slip={slip} />
              ))}
            </ol>
          ) : (
            <p className="hint">{m.planner_nothing()}</p>
          )}
        </section>
      ))}
    </>
  )
}
