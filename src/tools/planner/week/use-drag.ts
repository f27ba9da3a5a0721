import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { moveBlock } from '#tools/planner/actions.ts'
import { $newTimeSlot, type Block } from '#tools/planner/planner.store.ts'
import { fitted, pointOn, timeSlotOf, type TimeSlot } from '#tools/planner/time-slots/time-slot.ts'

const SNAP = 15
/** A press on empty time makes a block of so many minutes. */
const USUAL = 45
/** A finger held so long takes a block up; before that it scrolls. */
const HOLD_MS = 350
/** Less is a click with an unsteady hand. */
const STEADY_PX = 5
/** So near the edge, what is dragged takes the sheet along. */
const EDGE_PX = 36
const SCROLL_PX = 10

export type Grip = 'move' | 'length'

interface Drag {
  /** Null while a new block is drawn on empty time. */
  readonly block: Block | null
  readonly grip: Grip
  readonly x: number
  readonly y: number
  /** Where it was taken up: day and minute under the pointer. */
  readonly from: { readonly day: string; readonly minute: number }
  readonly spot: TimeSlot
  readonly isMoving: boolean
}

export interface Dragged {
  readonly id: string | null
  readonly block: Block | null
  readonly spot: TimeSlot
}

interface Sheet {
  /** The columns, whose place tells day and time. */
  readonly ref: RefObject<HTMLDivElement | null>
  readonly days: readonly string[]
  readonly top: number
  readonly hours: number
}

const snapped = (minutes: number): number => Math.round(minutes / SNAP) * SNAP

function timeSlotAt({ block, grip, from }: Drag, { day, minute }: Drag['from']): TimeSlot {
  if (!block) {
    const [first, last] = [Math.min(from.minute, minute), Math.max(from.minute, minute)]
    const start = Math.floor(first / SNAP) * SNAP
    return fitted({ day: from.day, start, minutes: Math.max(SNAP, Math.ceil((last - start) / SNAP) * SNAP) })
  }
  const [spot, by] = [timeSlotOf(block), snapped(minute - from.minute)]
  if (grip === 'length') return fitted({ ...spot, minutes: Math.max(SNAP, spot.minutes + by) })
  return fitted({ ...spot, day, start: spot.start + by })
}

/** Near the edge of a sheet that is wider than its window, the next days come into view. */
function pull(sheet: HTMLElement | null, x: number): void {
  const window = sheet?.closest('.pl-cal')
  if (!window || window.scrollWidth <= window.clientWidth) return
  const { left, right } = window.getBoundingClientRect()
  if (x > right - EDGE_PX) window.scrollLeft += SCROLL_PX
  if (x < left + EDGE_PX) window.scrollLeft -= SCROLL_PX
}

/**
 * Where a block stands while it is dragged; only letting go stores it. Escape, or a lost pointer, puts it back. The block
 * itself stays in its place meanwhile: a touch ends with the element it began on.
 */
export function useDrag({ ref, days, top, hours }: Sheet): {
  readonly dragged: Dragged | null
  readonly grab: (event: PointerEvent<HTMLElement>, block: Block | null, grip: Grip) => void
  /** Whether the click that follows belongs to a drag. */
  readonly wasDragged: () => boolean
} {
  const [drag, setDrag] = useState<Drag | null>(null)
  const current = useRef<Drag | null>(null)
  const last = useRef(0)
  const set = (next: Drag | null): void => {
    current.current = next
    setDrag(next)
  }
  const point = (x: number, y: number): Drag['from'] => {
    const box = ref.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 }
    return pointOn({ box, days, top, hours }, x, y)
  }

  useEffect(() => {
    let frame = 0
    const move = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      const now = current.current
      if (!now) return
      const isMoving = now.isMoving || Math.hypot(clientX - now.x, clientY - now.y) > STEADY_PX
      if (!isMoving) return
      set({ ...now, isMoving, spot: timeSlotAt(now, point(clientX, clientY)) })
      cancelAnimationFrame(frame)
      const pulling = (): void => {
        if (!current.current) return
        pull(ref.current, clientX)
        set({ ...current.current, spot: timeSlotAt(current.current, point(clientX, clientY)) })
        frame = requestAnimationFrame(pulling)
      }
      const window = ref.current?.closest('.pl-cal')
      if (window && window.scrollWidth > window.clientWidth) frame = requestAnimationFrame(pulling)
    }
    const drop = (): void => {
      const now = current.current
      set(null)
      if (!now) return
      if (!now.block) $newTimeSlot.set(now.isMoving ? now.spot : fitted({ ...now.spot, minutes: USUAL }))
      if (!now.block || !now.isMoving) return
      last.current = performance.now()
      const { block, spot } = now
      void tryOrNotify(() => moveBlock(block, spot))
    }
    const cancel = (): void => set(null)
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') cancel()
    }
    // While a block is in hand the page must not scroll under it, nor a long press open a menu.
    const still = (event: Event): void => {
      if (current.current?.block) event.preventDefault()
    }
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerup', drop)
    document.addEventListener('pointercancel', cancel)
    document.addEventListener('keydown', key)
    document.addEventListener('touchmove', still, { passive: false })
    document.addEventListener('contextmenu', still)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerup', drop)
      document.removeEventListener('pointercancel', cancel)
      document.removeEventListener('keydown', key)
      document.removeEventListener('touchmove', still)
      document.removeEventListener('contextmenu', still)
    }
  }, [ref, days, top, hours])

  const take = (block: Block | null, grip: Grip, x: number, y: number, isMoving: boolean): void => {
    const from = point(x, y)
    const spot = block
      ? timeSlotOf(block)
      : { day: from.day, start: Math.floor(from.minute / SNAP) * SNAP, minutes: SNAP }
    set({ block, grip, x, y, from, isMoving, spot })
  }

  return {
    dragged: drag?.isMoving ? { id: drag.block?.id ?? null, block: drag.block, spot: drag.spot } : null,
    wasDragged: () => performance.now() - last.current < 300,
    grab: (event, block, grip) => {
      if (event.button !== 0) return
      const { clientX, clientY, pointerType } = event
      // A finger on empty time scrolls, unless it is lifted where it was put down; a grip of its own is taken at once.
      if (pointerType !== 'touch' || block === null || grip === 'length') {
        take(block, grip, clientX, clientY, false)
        return
      }
      const timer = setTimeout(() => take(block, grip, clientX, clientY, true), HOLD_MS)
      const names = ['pointerup', 'pointercancel', 'pointermove'] as const
      const moved = ({ clientX: x, clientY: y, type }: globalThis.PointerEvent): void => {
        if (type === 'pointermove' && Math.hypot(x - clientX, y - clientY) <= STEADY_PX) return
        clearTimeout(timer)
        for (const name of names) document.removeEventListener(name, moved)
      }
      for (const name of names) document.addEventListener(name, moved)
    }
  }
}
