import type { CSSProperties, PointerEvent, ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import type { PlanDate } from '#tools/shared/plan/plan-dates.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { $open, type Block, type Fixed, type ShownBlock } from '#tools/planner/planner.store.ts'
import { timeSlotOf } from '#tools/planner/time-slots/time-slot.ts'
import { warningOf } from '#tools/planner/time-slots/warning-of.ts'
import { lanesOf } from '#tools/planner/week/lanes.ts'
import { BlockButton } from '#tools/planner/week/BlockButton.tsx'
import type { Dragged, Grip } from '#tools/planner/week/use-drag.ts'
import { subjectSlot } from '#ui/state/subjects.ts'

export interface ColumnProps {
  readonly day: string
  /** Minute at the top of the sheet. */
  readonly top: number
  readonly hours: number
  readonly slips: readonly ShownBlock[]
  readonly fixed: readonly Fixed[]
  /** A day without study. */
  readonly isOff: boolean
  /** Exams of this day that have a time. */
  readonly exams: readonly PlanDate[]
  readonly now: number | null
  readonly dragged: Dragged | null
  readonly onGrab: (event: PointerEvent<HTMLElement>, block: Block | null, grip: Grip) => void
  readonly wasDragged: () => boolean
}

/** An exam whose length nobody said is drawn as long as most. */
const USUAL_EXAM = 90

const placed = (from: number, minutes: number, top: number): CSSProperties =>
  ({ '--from': (from - top) / 60, '--long': minutes / 60 }) as CSSProperties

/** Where what is dragged would come to stand, and what speaks against it. */
function Drop({ dragged: { block, spot }, top }: { readonly dragged: Dragged; readonly top: number }): ReactNode {
  const warning = block ? warningOf(block, spot) : ''
  return (
    <div className="pl-drop" data-warn={warning !== ''} style={placed(spot.start, spot.minutes, top)}>
      <b className="figures">{clockWords(spot.start)}</b> {lengthWords(spot.minutes)}
      {warning !== '' && <p>{warning}</p>}
    </div>
  )
}

/** One day of the sheet. Empty time makes a block where it is pressed or drawn on. */
export function Column(props: ColumnProps): ReactNode {
  const { day, top, hours, slips, fixed, isOff, exams, now, dragged, onGrab, wasDragged } = props
  const bottom = top + hours * 60
  const lanes = lanesOf(slips.map(slip => timeSlotOf(slip.block)))
  const press = (event: PointerEvent<HTMLElement>): void => {
    if (event.target === event.currentTarget) onGrab(event, null, 'length')
  }
  return (
    <div
      className="pl-column"
      data-today={now !== null}
      data-off={isOff}
      role="group"
      aria-label={weekdayDay(day)}
      onPointerDown={press}
    >
      {fixed.map(({ key, start, minutes, title }) => (
        <button
          key={key}
          type="button"
          className="pl-fixed"
          style={placed(start, minutes, top)}
          disabled={key.includes(' ')}
          onClick={() => $open.set(key)}
        >
          {title || m.planner_busy()}
          <span className="hidden-text">{`, ${clockWords(start)}–${clockWords(Math.min(1440, start + minutes))}`}</span>
        </button>
      ))}
      {exams.map(({ key, start, minutes, title, position }) => (
        <a
          key={key}
          className="pl-fixed pl-exam"
          data-subject={subjectSlot(position)}
          style={placed(start ?? 0, minutes ?? USUAL_EXAM, top)}
          href={href('planner', { view: 'setup', part: 'exams' })}
        >
          <b>{m.planner_date_exam({ title })}</b>
          <small className="figures">{clockWords(start ?? 0)}</small>
        </a>
      ))}
      {slips.map((slip, at) => (
        <BlockButton
          key={slip.block.id}
          slip={slip}
          top={top}
          isDragged={dragged?.id === slip.block.id}
          onGrab={onGrab}
          wasDragged={wasDragged}
          lane={lanes[at] ?? { at: 0, of: 1 }}
        />
      ))}
      {dragged?.spot.day === day && <Drop dragged={dragged} top={top} />}
      {now !== null && now >= top && now <= bottom && <div className="pl-now" style={placed(now, 0, top)} />}
    </div>
  )
}
