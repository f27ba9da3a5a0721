import type { AxisNumber } from '#domain/graph/plane/numbers.ts'

/** A point of the picture, in pixels, with what is written at it. */
export interface Marked {
  readonly cx: number
  readonly cy: number
  readonly text: string
  /** The less, the sooner it gets its words. */
  readonly rank: number
}

export interface Label {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Setting {
  readonly width: number
  readonly height: number
  readonly numbers: readonly AxisNumber[]
  /** Heights of the curves over a place, in pixels. */
  readonly curves: readonly ((x: number) => number)[]
}

/** Pixels of a sign of a label and of a number of an axis, a little more than most are wide. */
const SIGN = 7.4
const FIGURE = 7.2
const GAP = 10
const RING = 7
/** Pixels of the picture for one label: more of them hide the curves. */
const ROOM = 14_000

/** Where around its point a label may stand, the usual place first. */
const PLACES: readonly Label[] = [
  { x: GAP, y: 21, anchor: 'start' },
  { x: GAP, y: -10, anchor: 'start' },
  { x: -GAP, y: 21, anchor: 'end' },
  { x: -GAP, y: -10, anchor: 'end' },
  { x: 0, y: 26, anchor: 'middle' },
  { x: 0, y: -14, anchor: 'middle' }
]

/** The place of each point's label, by the order of the points; null where none is free. What is said first of them counts most. */
export function placeLabels(points: readonly Marked[], setting: Setting): (Label | null)[] {
  const { width, height, numbers } = setting
  const taken = [
    ...numbers.map(({ x, y, text, anchor }) => boxOf({ x, y, anchor }, text.length * FIGURE, 13)),
    ...points.map(({ cx, cy }) => ({ left: cx - RING, right: cx + RING, top: cy - RING, bottom: cy + RING }))
  ]
  const found = points.map((): Label | null => null)
  let left = Math.max(4, Math.floor((width * height) / ROOM))
  const order = points.map((point, at) => ({ ...point, at })).sort((a, b) => a.rank - b.rank)
  for (const { cx, cy, text, at } of order) {
    if (left === 0) break
    const free = PLACES.map(({ x, y, anchor }) => ({ x: cx + x, y: cy + y, anchor }))
      .map(label => ({ label, box: boxOf(label, text.length * SIGN, 16) }))
      .filter(({ box }) => isWithin(box, width, height) && !taken.some(other => isOver(box, other)))
      .map(one => ({ ...one, crossed: crossings(one.box, setting.curves) }))
    const best = free.reduce<(typeof free)[number] | null>(
      (least, one) => (least === null || one.crossed < least.crossed ? one : least),
      null
    )
    if (!best) continue
    found[at] = best.label
    taken.push(best.box)
    left -= 1
  }
  return found
}

function boxOf({ x, y, anchor }: Label, wide: number, high: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2
  return { left, right: left + wide, top: y - high * 0.8, bottom: y + high * 0.25 }
}

const isWithin = ({ left, right, top, bottom }: Box, width: number, height: number): boolean =>
  left >= 2 && right <= width - 2 && top >= 2 && bottom <= height - 2

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const LOOKS = 5

/** How often curves run through a box. */
function crossings({ left, right, top, bottom }: Box, curves: Setting['curves']): number {
  let count = 0
  for (const curve of curves)
    for (let look = 0; look <= LOOKS; look += 1) {
      const y = curve(left + ((right - left) * look) / LOOKS)
      if (y >= top && y <= bottom) count += 1
    }
  return count
}
