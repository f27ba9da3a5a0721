import { useEffect, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { dateWords, type PlanDate } from '#tools/shared/plan/plan-dates.ts'
import { clockWords, dayOnly, weekdayDay, weekdayShort } from '#tools/shared/plan/plan-words.ts'
import {
  $movedBlock,
  fixedOn,
  isFixed,
  type Calendar,
  type Fixed,
  type ShownBlock
} from '#tools/planner/planner.store.ts'
import { daysOffOf, emptyWords } from '#tools/planner/days-off.ts'
import { Column } from '#tools/planner/week/Column.tsx'
import { NewBlockButton } from '#tools/planner/time-slots/NewBlock.tsx'
import { timeSlotOf } from '#tools/planner/time-slots/time-slot.ts'
import { useDrag } from '#tools/planner/week/use-drag.ts'
import { Empty } from '#ui/state/Empty.tsx'
import { subjectSlot } from '#ui/state/subjects.ts'

interface Props {
  readonly calendar: Calendar
  readonly days: readonly string[]
}

/** Whole hours around all there is on these days, and the student's own day. */
function hoursOf(
  { earliest, latest }: Calendar,
  slips: readonly ShownBlock[],
  fixed: readonly Pick<Fixed, 'start' | 'minutes'>[]
): { top: number; hours: number } {
  const starts = [...slips.map(slip => slip.block.startMinute), ...fixed.map(one => one.start)]
  const ends = [
    ...slips.map(({ block }) => block.startMinute + block.minutes),
    ...fixed.map(one => one.start + one.minutes)
  ]
  const first = Math.floor(Math.min(earliest, ...starts) / 60)
  const last = Math.ceil(Math.min(1440, Math.max(latest, ...ends)) / 60)
  return { top: first * 60, hours: Math.max(1, last - first) }
}

/** What lies below this share of the screen when a day is opened is brought up to the other. */
const [LOW, HIGH] = [0.8, 0.4]

/** The minute a day opens at: now, on another day its first thing. */
function firstOf(
  day: string,
  now: Calendar['now'],
  things: readonly { readonly day: string; readonly start: number }[]
): number | null {
  if (day === now.today) return now.minute
  const starts = things.filter(one => one.day === day).map(one => one.start)
  return starts.length === 0 ? null : Math.min(...starts)
}

function Heads({ calendar, days }: Props): ReactNode {
  const { now, dates } = calendar
  const own = Map.groupBy(dates, date => date.day)
  const off = daysOffOf(calendar, days)
  return (
    <div className="pl-heads">
      {days.map(day => (
        <div key={day} className="pl-head" data-today={day === now.today}>
          <a href={href('planner', { view: 'day', day })}>
            <span aria-hidden="true">
              {weekdayShort(day)}
              <b>{dayOnly(day)}</b>
            </span>
            <span className="hidden-text">{weekdayDay(day)}</span>
          </a>
          {off.has(day) && <span className="pl-off">{off.get(day)}</span>}
          {own.get(day)?.map(date => (
            <DateMark key={date.key} date={date} />
          ))}
        </div>
      ))}
    </div>
  )
}

function DateMark({ date }: { readonly date: PlanDate }): ReactNode {
  const { kind, start, position } = date
  return (
    <a
      className="pl-date"
      data-date={kind}
      data-subject={subjectSlot(position)}
      href={href('planner', { view: 'setup', part: kind === 'exam' ? 'exams' : 'tasks' })}
    >
      {[start === null ? '' : clockWords(start), dateWords(date)].filter(Boolean).join(' ')}
    </a>
  )
}

/** What was moved by keys into another column, or another week, has the focus again. */
function useFocusOnMovedBlock(): void {
  const held = useStore($movedBlock)
  useLayoutEffect(() => {
    if (held === null) return
    const own = document.getElementById(`slip-${held}`)
    if (own && document.activeElement === document.body) own.focus()
  })
  useEffect(() => {
    const forget = (): void => $movedBlock.set(null)
    document.addEventListener('pointerdown', forget)
    return () => document.removeEventListener('pointerdown', forget)
  }, [])
}

/** A day or a week as a ruled sheet, on which blocks lie like slips. A phone shows three days of it, swiped. */
export function WeekGrid({ calendar, days }: Props): ReactNode {
  const { now, day: shown } = calendar
  const slips = calendar.slips.filter(slip => !isFixed(slip) && days.includes(slip.block.day))
  const fixed = fixedOn(calendar, days)
  const off = daysOffOf(calendar, days)
  const exams = calendar.dates.filter(date => date.kind === 'exam' && date.start !== null && days.includes(date.day))
  const dated = exams.map(({ day, start, minutes }) => ({ day, start: start ?? 0, minutes: minutes ?? 0 }))
  const { top, hours } = hoursOf(calendar, slips, [...fixed, ...dated])
  const sheet = useRef<HTMLDivElement>(null)
  const window = useRef<HTMLDivElement>(null)
  const { dragged, grab, wasDragged } = useDrag({ ref: sheet, days, top, hours })
  useFocusOnMovedBlock()
  const at = Math.max(0, days.indexOf(shown))
  useLayoutEffect(() => {
    const [outer, inner] = [window.current, sheet.current]
    if (outer && inner) outer.scrollLeft = (inner.offsetWidth / days.length) * at
  }, [at, days.length])
  const first = firstOf(shown, now, [...slips.map(({ block }) => timeSlotOf(block)), ...fixed, ...dated])
  const [from] = days
  const opened = useRef<string>(undefined)
  useLayoutEffect(() => {
    const box = sheet.current?.getBoundingClientRect()
    // Once for these days: what changes later moves nothing under the student's eyes.
    if (opened.current === from) return
    opened.current = from
    if (!box || first === null) return
    const below = box.top + ((first - top) / 60 / hours) * box.height - innerHeight * LOW
    if (below > 0) scrollBy({ top: below + innerHeight * (LOW - HIGH), behavior: 'instant' })
  }, [first, from, top, hours])
  return (
    <>
      {slips.length === 0 && <Empty title={m.planner_empty_title()}>{emptyWords(calendar)}</Empty>}
      <p id="pl-keys" className="hidden-text">
        {m.planner_keys()}
      </p>
      <div
        ref={window}
        className="pl-cal"
        data-dragging={dragged !== null}
        style={{ '--hours': hours, '--days': days.length } as CSSProperties}
      >
        <Heads calendar={calendar} days={days} />
        <div className="pl-hours" aria-hidden="true">
          {Array.from({ length: hours }, (_, hour) => (
            <span key={hour}>{top / 60 + hour}</span>
          ))}
        </div>
        <div className="pl-columns" ref={sheet}>
          {days.map(day => (
            <Column
              key={day}
              day={day}
              top={top}
              hours={hours}
              slips={slips.filter(slip => slip.block.day === day)}
              fixed={fixed.filter(one => one.day === day)}
              isOff={off.has(day)}
              exams={exams.filter(one => one.day === day)}
              now={day === now.today ? now.minute : null}
              dragged={dragged}
              onGrab={grab}
              wasDragged={wasDragged}
            />
          ))}
        </div>
      </div>
      <NewBlockButton day={shown} />
    </>
  )
}
