import type { PointerEvent as ReactPointerEvent, KeyboardEvent as ReactKeyboardEvent } from 'react'
import { $view } from '#tools/study-zone/graph/drawing.store.ts'
import { setWindow } from '#tools/study-zone/graph/graph.store.ts'

interface Place {
  readonly x: number
  readonly y: number
}

const STEP = 1.25
const PAN_SHARE = 0.08
const pointers = new Map<number, Place>()

export function pan(byX: number, byY: number): void {
  const view = $view.get()
  if (!view) return
  const dx = (byX / view.width) * (view.x1 - view.x0)
  const dy = (byY / view.height) * (view.y1 - view.y0)
  setWindow({ x0: view.x0 - dx, x1: view.x1 - dx, y0: view.y0 + dy, y1: view.y1 + dy })
}

/** Zooms about a place of the picture, by default its middle; more than 1 comes closer. */
export function zoom(factor: number, at?: Place): void {
  const view = $view.get()
  if (!view) return
  const [shareX, shareY] = at ? [at.x / view.width, 1 - at.y / view.height] : [0.5, 0.5]
  const [x, y] = [view.x0 + (view.x1 - view.x0) * shareX, view.y0 + (view.y1 - view.y0) * shareY]
  const near = (from: number, about: number) => about + (from - about) / factor
  setWindow({ x0: near(view.x0, x), x1: near(view.x1, x), y0: near(view.y0, y), y1: near(view.y1, y) })
}

export const zoomIn = (): void => zoom(STEP)
export const zoomOut = (): void => zoom(1 / STEP)

function placeOf(event: { clientX: number; clientY: number; currentTarget: Element }): Place {
  const { left, top } = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}

export function press(event: ReactPointerEvent): void {
  if (event.pointerType === 'mouse' && event.button !== 0) return
  event.currentTarget.setPointerCapture(event.pointerId)
  pointers.set(event.pointerId, placeOf(event))
}

/** One finger moves the plane; two move and stretch it. */
export function drag(event: ReactPointerEvent): void {
  const before = pointers.get(event.pointerId)
  if (!before) return
  const now = placeOf(event)
  const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
  pointers.set(event.pointerId, now)
  if (!other) return pan(now.x - before.x, now.y - before.y)
  const [was, is] = [distance(before, other), distance(now, other)]
  pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  if (was > 10 && is > 10) zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
}

const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y)

export function release(event: ReactPointerEvent): void {
  pointers.delete(event.pointerId)
}

/** The wheel scrolls the page until the student has stepped into the graph, or holds Ctrl as a trackpad's pinch does. */
export function wheel(event: WheelEvent): void {
  const target = event.currentTarget
  if (!(target instanceof Element)) return
  if (!event.ctrlKey && !target.matches(':focus, :focus-within')) return
  event.preventDefault()
  const { left, top } = target.getBoundingClientRect()
  zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), { x: event.clientX - left, y: event.clientY - top })
}

/** Arrows move the plane, + and − zoom. */
export function steer(event: ReactKeyboardEvent): void {
  const view = $view.get()
  if (!view || event.ctrlKey || event.metaKey || event.altKey) return
  const [w, h] = [view.width * PAN_SHARE, view.height * PAN_SHARE]
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => pan(w, 0),
    ArrowRight: () => pan(-w, 0),
    ArrowUp: () => pan(0, h),
    ArrowDown: () => pan(0, -h),
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut
  }
  const act = acts[event.key]
  if (!act) return
  event.preventDefault()
  act()
}
