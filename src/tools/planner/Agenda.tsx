import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { useWhy } from '#tools/shared/plan/use-why.ts'
import { dateWords, type PlanDate } from '#tools/shared/plan/plan-dates.ts'
import { daysOffOf, emptyWords } from '#tools/planner/days-off.ts'
import {
  $open,
  daysOf,
  fixedOn,
  isFixed,
  isLesson,
  type Calendar,
  type ShownBlock
} from '#tools/planner/planner.store.ts'
import { Empty } from '#ui/state/Empty.tsx'
import { subjectSlot } from '#ui/state/subjects.ts'

function Line({ slip }: { readonly slip: ShownBlock }): ReactNode {
  const whyOf = useWhy()
  const { block, subject, position, isMissed } = slip
  const why = isMissed ? m.planner_missed() : whyOf(block)
  const state = isMissed ? 'missed' : block.state
  return (
    <li className="pl-line" data-state={state}>
      <time className="figures">{clockWords(block.startMinute)}</time>
      <i data-subject={subjectSlot(position)} aria-hidden="true" />
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

/** An exam or a deadline, with the place where it is changed. */
function DateLine({ date }: { readonly date: PlanDate }): ReactNode {
  const { kind, start, minutes, position } = date
  return (
    <li className="pl-line" data-date={kind}>
      <time className="figures">{start === null ? '' : clockWords(start)}</time>
      <i data-subject={subjectSlot(position)} aria-hidden="true" />
      <a href={href('planner', { view: 'setup', part: kind === 'exam' ? 'exams' : 'tasks' })}>
        <strong>{dateWords(date)}</strong>
      </a>
      <span className="figures">{minutes === null ? '' : lengthWords(minutes)}</span>
    </li>
  )
}

/** What has no time of its own first, then everything as the day brings it. */
function linesOf(dates: readonly PlanDate[], slips: readonly ShownBlock[]): ReactNode[] {
  return [
    ...dates.map(date => ({ at: date.start ?? -1, line: <DateLine key={date.key} date={date} /> })),
    ...slips.map(slip => ({ at: slip.block.startMinute, line: <Line key={slip.block.id} slip={slip} /> }))
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line)
}

/** Two weeks as a list: what a phone opens on. */
export function Agenda({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const { slips, now } = calendar
  const days = daysOf(calendar, 'agenda')
  const fixed = fixedOn(calendar, days)
  const own = Map.groupBy(
    slips.filter(slip => !isFixed(slip)),
    slip => slip.block.day
  )
  const dates = Map.groupBy(calendar.dates, date => date.day)
  const off = daysOffOf(calendar, days)
  // A day of lessons only says nothing; one with an event of its own does.
  const events = new Set(fixed.filter(busy => !isLesson(busy)).map(busy => busy.day))
  const shown = days.filter(
    one => own.has(one) || dates.has(one) || off.has(one) || events.has(one) || one === now.today
  )
  const isEmpty = days.every(one => !own.has(one))
  return (
    <>
      {isEmpty && <Empty title={m.planner_empty_title()}>{emptyWords(calendar)}</Empty>}
      {shown.map(one => (
        <section key={one} className="pl-agenda" aria-label={weekdayDay(one)}>
          <h3 data-today={one === now.today}>{weekdayDay(one)}</h3>
          {off.has(one) && <p className="pl-busy-line">{off.get(one)}</p>}
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
          {own.has(one) || dates.has(one) ? (
            <ol>{linesOf(dates.get(one) ?? [], own.get(one) ?? [])}</ol>
          ) : (
            !off.has(one) && <p className="hint">{m.planner_nothing()}</p>
          )}
        </section>
      ))}
    </>
  )
}
