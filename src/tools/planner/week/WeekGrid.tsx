import { useRef, type CSSProperties, type PointerEvent, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { clockWords, dayOnly, weekdayDay, weekdayShort } from '#tools/shared/plan/plan-words.ts'
import type { Spot } from '#tools/planner/actions.ts'
import {
  $open,
  fixedOn,
  isFixed,
  type Block,
  type Calendar,
  type Fixed,
  type Slip
} from '#tools/planner/planner.store.ts'
import { lanesOf } from '#tools/planner/week/lanes.ts'
import { SlipButton } from '#tools/planner/week/SlipButton.tsx'
import { useDrag, type Grip } from '#tools/planner/week/use-drag.ts'
import { Empty } from '#ui/state/Empty.tsx'

interface Props {
  readonly calendar: Calendar
  readonly days: readonly string[]
}

/** Whole hours around all there is on these days, and the student's own day. */
function hoursOf(
  { earliest, latest }: Calendar,
  slips: readonly Slip[],
  fixed: readonly Fixed[]
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

interface ColumnProps {
  readonly day: string
  readonly top: number
  readonly slips: readonly Slip[]
  readonly fixed: readonly Fixed[]
  readonly now: number | null
  readonly dragged: { readonly id: string; readonly spot: Spot } | null
  readonly onGrab: (event: PointerEvent<HTMLElement>, block: Block, grip: Grip) => void
  readonly wasDragged: () => boolean
}

function Column({ day, top, slips, fixed, now, dragged, onGrab, wasDragged }: ColumnProps): ReactNode {
  const spotOf = ({ block }: Slip): Spot =>
    dragged?.id === block.id ? dragged.spot : { day: block.day, start: block.startMinute, minutes: block.minutes }
  const own = slips.filter(slip => spotOf(slip).day === day).sort((a, b) => spotOf(a).start - spotOf(b).start)
  const lanes = lanesOf(own.map(spotOf))
  return (
    <div className="pl-column" data-today={now !== null} role="group" aria-label={weekdayDay(day)}>
      {fixed.map(({ key, start, minutes, title }) => (
        <button
          key={key}
          type="button"
          className="pl-fixed"
          style={{ '--from': (start - top) / 60, '--long': minutes / 60 } as CSSProperties}
          disabled={key.startsWith('lesson')}
          onClick={() => $open.set(key)}
        >
          {title || m.planner_busy()}
          <span className="hidden-text">{`, ${clockWords(start)}–${clockWords(Math.min(1440, start + minutes))}`}</span>
        </button>
      ))}
      {own.map((slip, at) => (
        <SlipButton
          key={slip.block.id}
          slip={slip}
          spot={spotOf(slip)}
          top={top}
          isDragged={dragged?.id === slip.block.id}
          onGrab={onGrab}
          wasDragged={wasDragged}
          lane={lanes[at] ?? { at: 0, of: 1 }}
        />
      ))}
      {now !== null && now >= top && <div className="pl-now" style={{ '--from': (now - top) / 60 } as CSSProperties} />}
    </div>
  )
}

/** A day or a week as a ruled sheet, on which blocks lie like slips. */
export function WeekGrid({ calendar, days }: Props): ReactNode {
  const { now } = calendar
  const slips = calendar.slips.filter(slip => !isFixed(slip) && days.includes(slip.block.day))
  const fixed = fixedOn(calendar, days)
  const { top, hours } = hoursOf(calendar, slips, fixed)
  const sheet = useRef<HTMLDivElement>(null)
  const { dragged, grab, wasDragged } = useDrag({ ref: sheet, days, hours })
  return (
    <>
      {slips.length === 0 && <Empty title={m.planner_empty_title()}>{m.planner_empty_lead()}</Empty>}
      <p id="pl-keys" className="hidden-text">
        {m.planner_keys()}
      </p>
      <div className="pl-cal" style={{ '--hours': hours, '--days': days.length } as CSSProperties}>
        <div className="pl-heads">
          {days.map(day => (
            <a key={day} href={href('planner', { view: 'day', day })} data-today={day === now.today}>
              <span aria-hidden="true">
                {weekdayShort(day)}
                <b>{dayOnly(day)}</b>
              </span>
              <span className="hidden-text">{weekdayDay(day)}</span>
            </a>
          ))}
        </div>
        <div className="pl-hours" aria-hidden="true">
          {Array.from({ length: hours }, (_, at) => (
            <span key={at}>{top / 60 + at}</span>
          ))}
        </div>
        <div className="pl-columns" ref={sheet}>
          {days.map(day => (
            <Column
              key={day}
              day={day}
              top={top}
              slips={slips}
              fixed={fixed.filter(one => one.day === day)}
              now={day === now.today ? now.minute : null}
              dragged={dragged}
              onGrab={grab}
              wasDragged={wasDragged}
            />
          ))}
        </div>
      </div>
    </>
  )
}
