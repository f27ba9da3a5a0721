import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { nextBox, settled, SMALLEST, type Box } from '#domain/cards/occlusion.ts'

type Change = (boxes: readonly Box[]) => void

/** What the pointer does: it draws a new box, or moves or stretches one that is there. */
interface Drag {
  readonly act: 'draw' | 'move' | 'stretch'
  readonly at: number
  readonly box: Box
  readonly x: number
  readonly y: number
}

const STEP = 0.01
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP]
}

const moved = (box: Box, x: number, y: number): Box => settled({ ...box, left: box.left + x, top: box.top + y })

const stretched = (box: Box, x: number, y: number): Box =>
  settled({
    ...box,
    width: Math.min(1 - box.left, box.width + x),
    height: Math.min(1 - box.top, box.height + y)
  })

function drawn(box: Box, fromX: number, fromY: number, x: number, y: number): Box {
  const [width, height] = [Math.abs(x - fromX), Math.abs(y - fromY)]
  return settled({ ...box, left: Math.min(x, fromX), top: Math.min(y, fromY), width, height })
}

/** The box that a new card begins with, as it was put there: it goes when the student draws one. */
function isUntouched(boxes: readonly Box[]): boolean {
  const [box, ...others] = boxes
  const first = nextBox([])
  if (!box || !first || others.length > 0 || box.label !== '') return false
  return (['shape', 'left', 'top', 'width', 'height'] as const).every(name => box[name] === first[name])
}

/** Boxes by mouse, finger and keys. What is under way is shown at once and told when it ends. */
export function useBoxes(boxes: readonly Box[], change: Change) {
  const stage = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const kept = isUntouched(boxes) ? [] : boxes
  const [shown, setShown] = useState<readonly Box[] | null>(null)

  function placeOf({ clientX, clientY }: PointerEvent): readonly [number, number] {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return [(clientX - left) / width, (clientY - top) / height]
  }

  function begin(event: PointerEvent, act: Drag['act'], at: number): void {
    if (event.button !== 0) return
    const [x, y] = placeOf(event)
    const box = act === 'draw' ? nextBox(kept, { left: x, top: y, width: 0, height: 0 }) : boxes[at]
    if (!box) return
    event.stopPropagation()
    stage.current?.setPointerCapture(event.pointerId)
    drag.current = { act, at, box, x, y }
  }

  function boxesAt(event: PointerEvent): readonly Box[] | null {
    const now = drag.current
    if (!now) return null
    const [x, y] = placeOf(event)
    const { act, at, box } = now
    if (act === 'draw') {
      // A press alone draws nothing.
      if (Math.max(Math.abs(x - now.x), Math.abs(y - now.y)) < SMALLEST) return null
      return [...kept, drawn(box, now.x, now.y, x, y)]
    }
    const next = act === 'move' ? moved(box, x - now.x, y - now.y) : stretched(box, x - now.x, y - now.y)
    return boxes.map((one, index) => (index === at ? next : one))
  }

  function end(event: PointerEvent, isKept: boolean): void {
    const next = isKept ? boxesAt(event) : null
    drag.current = null
    setShown(null)
    if (next) change(next)
  }

  /** Arrows move a box, with Shift they make it larger or smaller. */
  function press(event: KeyboardEvent, at: number, remove: (at: number) => void): void {
    const by = ARROWS[event.key]
    const box = boxes[at]
    if (by && box) {
      event.preventDefault()
      const next = event.shiftKey ? stretched(box, ...by) : moved(box, ...by)
      change(boxes.map((one, index) => (index === at ? next : one)))
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      remove(at)
    }
  }

  const pointer = {
    onPointerDown: (event: PointerEvent) => begin(event, 'draw', -1),
    onPointerMove: (event: PointerEvent) => setShown(boxesAt(event)),
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false)
  }
  return { stage, shown: shown ?? boxes, pointer, begin, press }
}
