import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { moveBlock, nudged, type Spot } from '#tools/planner/actions.ts'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { useWhy } from '#tools/shared/plan/use-why.ts'
import { $open, type Block, type Slip } from '#tools/planner/planner.store.ts'
import type { Grip } from '#tools/planner/week/use-drag.ts'

interface Props {
  readonly slip: Slip
  readonly spot: Spot
  /** Minute at the top of the sheet. */
  readonly top: number
  readonly isDragged: boolean
  readonly onGrab: (event: PointerEvent<HTMLElement>, block: Block, grip: Grip) => void
  readonly wasDragged: () => boolean
  /** Its share of the column, where blocks stand at one time. */
  readonly lane: { readonly at: number; readonly of: number }
}

/** A short block has one line of words, and never less height than they need. */
const SHORT = 35

/** A block on the sheet: opened by a press, moved by dragging or Alt and arrows. */
export function SlipButton({ slip, spot, top, isDragged, onGrab, wasDragged, lane }: Props): ReactNode {
  const whyOf = useWhy()
  const { block, subject, position, isMissed } = slip
  const title = blockTitle({ kind: block.kind, title: block.title, subject })
  const why = isMissed ? m.planner_missed() : whyOf(block)
  const nudge = (event: KeyboardEvent): void => {
    if (!event.altKey) return
    const next = nudged(block, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    void moveBlock(block, next)
  }
  const style = {
    '--from': (spot.start - top) / 60,
    '--long': spot.minutes / 60,
    '--lane': lane.at,
    '--lanes': lane.of
  } as CSSProperties
  return (
    <button
      type="button"
      className="pl-slip"
      id={`slip-${block.id}`}
      data-subject={(position % 5) + 1}
      data-state={isMissed ? 'missed' : block.state}
      data-pinned={block.pinned}
      data-dragged={isDragged}
      data-short={spot.minutes < SHORT}
      style={style}
      aria-label={[title, weekdayDay(block.day), clockWords(block.startMinute), lengthWords(block.minutes), why]
        .filter(Boolean)
        .join(', ')}
      aria-describedby="pl-keys"
      onClick={() => {
        if (!wasDragged()) $open.set(block.id)
      }}
      onKeyDown={nudge}
      onPointerDown={event => onGrab(event, block, 'move')}
    >
      <b>{title}</b>
      <small>
        {isDragged ? `${clockWords(spot.start)} · ` : ''}
        {lengthWords(spot.minutes)}
        {why !== '' && ` · ${why}`}
      </small>
      <span
        className="pl-grip"
        onPointerDown={event => {
          event.stopPropagation()
          onGrab(event, block, 'length')
        }}
      />
    </button>
  )
}
