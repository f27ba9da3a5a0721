import type { CSSProperties, PointerEvent, ReactNode } from 'react'
import type { KeyAct } from '#lib/keys/key-table.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { nudgeBlock } from '#tools/planner/actions.ts'
import { nudged } from '#tools/planner/time-slots/time-slot.ts'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import { useWhy } from '#tools/shared/plan/use-why.ts'
import { $movedBlock, $open, type Block, type ShownBlock } from '#tools/planner/planner.store.ts'
import { actOn } from '#tools/shared/keys/use-keys.ts'
import { subjectSlot } from '#ui/state/subjects.ts'
import type { Grip } from '#tools/planner/week/use-drag.ts'

interface Props {
  readonly slip: ShownBlock
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
export function BlockButton({ slip, top, isDragged, onGrab, wasDragged, lane }: Props): ReactNode {
  const whyOf = useWhy()
  const { block, subject, position, isMissed } = slip
  const title = blockTitle({ kind: block.kind, title: block.title, subject })
  const why = isMissed ? m.planner_missed() : whyOf(block)
  const nudge = (act: KeyAct<'block'>) => () => tryOrNotify(() => nudgeBlock(block, nudged(block, act)))
  const style = {
    '--from': (block.startMinute - top) / 60,
    '--long': block.minutes / 60,
    '--lane': lane.at,
    '--lanes': lane.of
  } as CSSProperties
  return (
    <button
      type="button"
      className="pl-slip"
      id={`slip-${block.id}`}
      data-subject={subjectSlot(position)}
      data-state={isMissed ? 'missed' : block.state}
      data-pinned={block.pinned}
      data-dragged={isDragged}
      data-short={block.minutes < SHORT}
      style={style}
      aria-label={[title, weekdayDay(block.day), clockWords(block.startMinute), lengthWords(block.minutes), why]
        .filter(Boolean)
        .join(', ')}
      aria-describedby="pl-keys"
      onClick={() => {
        if (!wasDragged()) $open.set(block.id)
      }}
      onKeyDown={event =>
        actOn('block', event, {
          earlier: nudge('earlier'),
          later: nudge('later'),
          shorter: nudge('shorter'),
          longer: nudge('longer'),
          dayBefore: nudge('dayBefore'),
          dayAfter: nudge('dayAfter')
        })
      }
      onBlur={event => {
        // Taken out of its column it loses the focus to nothing; to something, it gives it up.
        if (event.relatedTarget !== null) $movedBlock.set(null)
      }}
      onPointerDown={event => onGrab(event, block, 'move')}
    >
      <span className="pl-text">
        <b>{title}</b>
        <small>
          {lengthWords(block.minutes)}
          {why !== '' && ` · ${why}`}
        </small>
      </span>
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
