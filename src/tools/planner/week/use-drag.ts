import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { fitted, moveBlock, type Spot } from '#tools/planner/actions.ts'
import type { Block } from '#tools/planner/planner.store.ts'

const SNAP = 15
/** A finger held so long takes a block up; before that it scrolls. */
const HOLD_MS = 350
/** Less is a click with an unsteady hand. */
const STEADY_PX = 5

export type Grip = 'move' | 'length'

interface Drag {
  readonly block: Block
  readonly grip: Grip
  readonly x: number
  readonly y: number
  readonly spot: Spot
  readonly isMoving: boolean
}

interface Sheet {
  /** The columns, whose place tells day and time. */
  readonly ref: RefObject<HTMLDivElement | null>
  readonly days: readonly string[]
  readonly hours: number
}

/** Where a block stands while it is dragged; only letting go stores it. Escape, or a lost pointer, puts it back. */
export function useDrag({ ref, days, hours }: Sheet): {
  readonly dragged: { readonly id: string; readonly spot: Spot } | null
  readonly grab: (event: PointerEvent<HTMLElement>, block: Block, grip: Grip) => void
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

  useEffect(() => {
    const spotAt = ({ block, grip, x, y }: Drag, event: globalThis.PointerEvent): Spot => {
      const box = ref.current?.getBoundingClientRect()
      const spot = { day: block.day, start: block.startMinute, minutes: block.minutes }
      if (!box) return spot
      const minutes = Math.round((((event.clientY - y) / box.height) * hours * 60) / SNAP) * SNAP
      if (grip === 'length') return fitted({ ...spot, minutes: Math.max(SNAP, spot.minutes + minutes) })
      const columns = Math.round(((event.clientX - x) / box.width) * days.length)
      const at = Math.min(days.length - 1, Math.max(0, days.indexOf(block.day) + columns))
      return fitted({ ...spot, day: days[at] ?? block.day, start: spot.start + minutes })
    }
    const move = (event: globalThis.PointerEvent): void => {
      const now = current.current
      if (!now) return
      const isMoving = now.isMoving || Math.hypot(event.clientX - now.x, event.clientY - now.y) > STEADY_PX
      if (isMoving) set({ ...now, isMoving, spot: spotAt(now, event) })
    }
    const drop = (): void => {
      const now = current.current
      set(null)
      if (!now?.isMoving) return
      last.current = performance.now()
      void moveBlock(now.block, now.spot)
    }
    const cancel = (): void => set(null)
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') cancel()
    }
    // While a block is in hand the page must not scroll under it.
    const still = (event: TouchEvent): void => {
      if (current.current) event.preventDefault()
    }
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerup', drop)
    document.addEventListener('pointercancel', cancel)
    document.addEventListener('keydown', key)
    document.addEventListener('touchmove', still, { passive: false })
    return () => {
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerup', drop)
      document.removeEventListener('pointercancel', cancel)
      document.removeEventListener('keydown', key)
      document.removeEventListener('touchmove', still)
    }
  }, [ref, days, hours])

  const take = (block: Block, grip: Grip, x: number, y: number, isMoving: boolean): void =>
    set({ block, grip, x, y, isMoving, spot: { day: block.day, start: block.startMinute, minutes: block.minutes } })

  return {
    dragged: drag?.isMoving ? { id: drag.block.id, spot: drag.spot } : null,
    wasDragged: () => performance.now() - last.current < 300,
    grab: (event, block, grip) => {
      if (event.button !== 0) return
      const { clientX, clientY, pointerType } = event
      if (pointerType !== 'touch') {
        take(block, grip, clientX, clientY, false)
        return
      }
      const timer = setTimeout(() => take(block, grip, clientX, clientY, true), HOLD_MS)
      const forget = (): void => {
        clearTimeout(timer)
        for (const name of ['pointerup', 'pointercancel', 'pointermove'] as const)
          document.removeEventListener(name, moved)
      }
      const moved = (next: Event): void => {
        const { clientX: x, clientY: y, type } = next as globalThis.PointerEvent
        if (type !== 'pointermove' || Math.hypot(x - clientX, y - clientY) > STEADY_PX) forget()
      }
      for (const name of ['pointerup', 'pointercancel', 'pointermove'] as const) document.addEventListener(name, moved)
    }
  }
}
