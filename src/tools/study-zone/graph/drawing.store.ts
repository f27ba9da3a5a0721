import { atom, computed, type ReadableAtom } from 'nanostores'
import { drawInWorker, factsInWorker } from '#data/workers/graph.ts'
import type { Facts } from '#domain/graph/facts.ts'
import type { Sheet } from '#domain/graph/drawn.ts'
import type { Painted } from '#domain/graph/plane/painted.ts'
import type { View } from '#domain/graph/view.ts'
import { toAppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import {
  $angle,
  $isEqual,
  $isThere,
  $lines,
  $marks,
  $sheet,
  $values,
  $window
} from '#tools/study-zone/graph/graph.store.ts'

interface Drawing {
  /** The view that the pictures were sampled for; until the next one they are moved with the plane. */
  readonly view: View
  readonly pictures: readonly Painted[]
  /** The lines as they were read for it. */
  readonly sheet: Sheet
}

const FACTS_PAUSE_MS = 120
const $size = atom<{ readonly width: number; readonly height: number } | null>(null)
const $drawn = atom<Drawing | null>(null)
const NONE: Facts = { curves: [], implicit: [], meetings: [] }
/** With what they were found for. */
const $found = atom<{ readonly facts: Facts; readonly of: readonly unknown[]; readonly view: View | null }>({
  facts: NONE,
  of: [],
  view: null
})
const $slow = atom(false)
export const $drawing: ReadableAtom<Drawing | null> = $drawn
export const $facts: ReadableAtom<Facts> = computed($found, ({ facts }) => facts)
/** Nothing while a line or a letter has changed since: a point of an old curve must not lie on a new one. */
export const $freshFacts: ReadableAtom<Facts> = computed([$found, $sheet, $values, $angle], ({ facts, of }, ...now) =>
  now.every((one, at) => one === of[at]) ? facts : NONE
)
/** The worker gave up: the lines are too much for it. */
export const $isTooSlow: ReadableAtom<boolean> = $slow

/** The window in the shape of the picture: with equal axes one unit is as long up as across. */
export const $view: ReadableAtom<View | null> = computed(
  [$isThere, $window, $marks, $isEqual, $size],
  (isThere, window, marks, isEqual, size) => {
    if (!isThere || !size || size.width < 1 || size.height < 1) return null
    const { x0, x1, y0, y1 } = window
    const log = { isLogX: marks.includes('logX'), isLogY: marks.includes('logY') }
    if (!isEqual || log.isLogX || log.isLogY) return { ...window, ...size, ...log }
    const half = (((x1 - x0) / size.width) * size.height) / 2
    const middle = (y0 + y1) / 2
    return { x0, x1, y0: middle - half, y1: middle + half, ...size }
  }
)

/** The view once the plane rests: tables of fifty curves do not follow a finger. */
export const $restView: ReadableAtom<View | null> = computed(
  [$view, $found],
  (view, found) => view && (found.view ?? view)
)

/** Narrower than any phone is a layout on its way: sampled for it, every curve would be a polygon. */
const NARROWEST = 120

export function setSize(width: number, height: number): void {
  if (width < NARROWEST || height < NARROWEST) return
  const size = $size.get()
  if (size?.width !== width || size.height !== height) $size.set({ width, height })
}

const queue = { isBusy: false, isStale: false, isMoving: false, changes: 0 }
let timer: ReturnType<typeof setTimeout> | undefined

function asked(view: View, isQuick = false) {
  const lines = $lines.get()
  const setting = { values: $values.get(), angle: $angle.get(), isQuick }
  const { readings } = $sheet.get()
  const isOff = (at: number): boolean => {
    const reading = readings[at]
    return reading?.kind === 'trouble' && reading.trouble === 'notInExam'
  }
  const isShown = lines.map((line, at) => line.isShown && !isOff(at))
  return { texts: lines.map(({ text }) => text), isShown, setting, view }
}

/**
 * One drawing at a time; what changed meanwhile is drawn next, and nothing between. What changes again soon moves: it is
 * drawn quickly, and finely when it rests.
 */
async function draw(): Promise<void> {
  queue.isStale = true
  queue.changes += 1
  if (queue.isBusy) return
  queue.isBusy = true
  while (queue.isStale) {
    queue.isStale = false
    await drawOnce(queue.isMoving)
  }
  queue.isBusy = false
  const wasQuick = queue.isMoving
  queue.isMoving = true
  clearTimeout(timer)
  timer = setTimeout(() => void rest(wasQuick), FACTS_PAUSE_MS)
}

async function rest(isCoarse: boolean): Promise<void> {
  queue.isMoving = false
  const { changes } = queue
  if (isCoarse) await drawOnce(false)
  if (queue.changes === changes) await find()
}

async function drawOnce(isQuick: boolean): Promise<void> {
  const view = $view.get()
  if (!view) return
  try {
    const sheet = $sheet.get()
    $drawn.set({ view, sheet, pictures: await drawInWorker(asked(view, isQuick)) })
    $slow.set(false)
  } catch (error) {
    if (toAppError(error).code === 'timeout') $slow.set(true)
    else log('The graph could not be drawn', error)
  }
}

async function find(): Promise<void> {
  const view = $view.get()
  if (!view) return
  try {
    const of = [$sheet.get(), $values.get(), $angle.get()]
    $found.set({ facts: await factsInWorker(asked(view)), of, view })
  } catch (error) {
    log('What is drawn could not be put into words', error)
  }
}

/** Which lines are shown, as a text: it is the same while they are. */
export const $shown: ReadableAtom<string> = computed($lines, lines => lines.map(({ isShown }) => isShown).join())

/** Draws whenever lines, sliders or the window change. */
export function keepDrawing(): () => void {
  const stops = [$view, $sheet, $values, $angle, $shown].map(store => store.subscribe(() => void draw()))
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
