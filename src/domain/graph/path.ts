import type { Curve, Fn, View } from './view.ts'

const STEPS = 500
const DEEPEST = 7
/** Pixels between two points of a path that need no closer look. */
const NEAR = 6
const FLAT = 0.3

type Place = readonly [t: number, x: number, y: number]

/** Samples a path (x(t), y(t)); `sign` marks parts that are drawn apart, as where r is negative. */
export function samplePath(x: Fn, y: Fn, from: number, to: number, view: View, sign?: Fn): Curve {
  const toX = view.width / (view.x1 - view.x0)
  const toY = view.height / (view.y1 - view.y0)
  const strokes: { isDashed: boolean; points: number[] }[] = []
  let isOn = false
  let isDashed = false
  const at = (t: number): Place => [t, x(t), y(t)]
  const isReal = ([, px, py]: Place) => Number.isFinite(px) && Number.isFinite(py)
  const push = (place: Place) => {
    const dashes = (sign?.(place[0]) ?? 0) < 0
    if (!isOn || dashes !== isDashed) {
      const last = isOn ? strokes.at(-1)?.points.slice(-2) : undefined
      strokes.push({ isDashed: dashes, points: last ?? [] })
    }
    isOn = true
    isDashed = dashes
    strokes.at(-1)?.points.push(place[1], place[2])
  }
  const far = ([, ax, ay]: Place, [, bx, by]: Place) => Math.hypot((ax - bx) * toX, (ay - by) * toY)
  const stretch = (a: Place, b: Place, depth: number): void => {
    const middle = at((a[0] + b[0]) / 2)
    const straight: Place = [0, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
    const isFlat = far(a, b) < NEAR * 20 && far(middle, straight) < FLAT
    if (isReal(a) && isReal(b) && isReal(middle) && (isFlat || isOutside(a, b, view))) {
      if (!isOn) push(a)
      push(middle)
      return push(b)
    }
    if (depth < DEEPEST && (isReal(a) || isReal(b) || isReal(middle))) {
      stretch(a, middle, depth + 1)
      return stretch(middle, b, depth + 1)
    }
    isOn = isReal(a) && isReal(b) && far(a, b) < NEAR
    if (isOn) push(b)
  }
  let last = at(from)
  for (let index = 1; index <= STEPS; index += 1) {
    const next = at(from + ((to - from) * index) / STEPS)
    stretch(last, next, 0)
    last = next
  }
  const runs = (dashes: boolean) =>
    strokes.filter(one => one.isDashed === dashes && one.points.length > 2).map(one => Float64Array.from(one.points))
  return { runs: runs(false), dashed: runs(true), breaks: [], unsure: [] }
}

/** Both on the same side, far from what is shown. */
function isOutside([, ax, ay]: Place, [, bx, by]: Place, { x0, x1, y0, y1 }: View): boolean {
  const [w, h] = [x1 - x0, y1 - y0]
  return (
    (ax > x1 + w && bx > x1 + w) ||
    (ax < x0 - w && bx < x0 - w) ||
    (ay > y1 + h && by > y1 + h) ||
    (ay < y0 - h && by < y0 - h)
  )
}

const TURN = 2 * Math.PI

/** How far θ runs where no end is given: one turn if the curve closes by then, else as far as six. */
export function turnsOf(r: Fn): number {
  const places = [0.1, 0.7, 1.3, 2.2, 3.1, 4.4, 5.9]
  const closes = (turn: number) =>
    places.every(place => {
      const [one, other] = [r(place), r(place + turn)]
      return Object.is(one, other) || Math.abs(one - other) < 1e-9 * (1 + Math.abs(one))
    })
  return [1, 2, 3, 4].find(count => closes(TURN * count)) ?? 6
}

/** The stretch of t where no ends are given: one turn for what repeats, else −10 to 10. */
export function stretchOf(x: Fn, y: Fn): readonly [number, number] {
  return turnsOf(x) === 1 && turnsOf(y) === 1 ? [0, TURN] : [-10, 10]
}
