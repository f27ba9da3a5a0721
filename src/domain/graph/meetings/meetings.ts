import { functionOf, type Setting } from '#domain/graph/draw.ts'
import type { Drawn, Sheet } from '#domain/graph/drawn.ts'
import { meetingsOf, near, nearest, type Point } from '#domain/graph/features.ts'
import { traceField } from '#domain/graph/implicit.ts'
import type { Field, Fn, View } from '#domain/graph/view.ts'

/** A line as the places where a field is nought; `f` and `g` where it is y = f(x) or x = g(y). */
export interface Border {
  readonly line: number
  readonly kind: Drawn['kind']
  readonly field: Field
  readonly f?: Fn
  readonly g?: Fn
}

/** Null for what is neither a curve of x and y nor the edge of an inequality. */
export function borderOf(
  line: number,
  [one, ...more]: readonly Drawn[],
  sheet: Sheet,
  setting: Setting
): Border | null {
  if (!one || more.length > 0) return null
  try {
    if (one.kind === 'y') {
      const f: Fn = functionOf(one.of, 'y', sheet, setting)
      return { line, kind: one.kind, f, field: (x, y) => y - f(x) }
    }
    if (one.kind === 'x') {
      const g: Fn = functionOf(one.of, 'x', sheet, setting)
      return { line, kind: one.kind, g, field: (x, y) => x - g(y) }
    }
    if (one.kind === 'implicit' || one.kind === 'region')
      return { line, kind: one.kind, field: functionOf(one.of, one.kind, sheet, setting) }
  } catch {
    // Said at the line.
  }
  return null
}

/** Where two lines meet in the view, of which one at least is no y = f(x). */
export function crossingsOf(one: Border, other: Border, view: View): readonly Point[] {
  const [by, of] = one.f || (one.g && !other.f) ? [one, other] : [other, one]
  const { f, g } = by
  const { x0, x1, y0, y1 } = view
  if (f) {
    const apart = meetingsOf(
      x => of.field(x, f(x)),
      () => 0,
      x0,
      x1
    )
    return apart.map(({ x }) => ({ x, y: near(f(x)) }))
  }
  if (g) {
    const apart = meetingsOf(
      y => of.field(g(y), y),
      () => 0,
      y0,
      y1
    )
    return apart.map(({ x: y }) => ({ x: near(g(y)), y }))
  }
  return alongTrace(one.field, other.field, view)
}

/** Follows the one and looks where the other changes its sign or comes nearest to nought. */
function alongTrace(f: Field, g: Field, view: View): readonly Point[] {
  const found: Point[] = []
  const [wide, high] = [(view.x1 - view.x0) / view.width, (view.y1 - view.y0) / view.height]
  let [looked, meant] = [0, 0]
  for (const run of traceField(f, view, true).runs) {
    const heights = Array.from({ length: run.length / 2 }, (_, at) => g(run[2 * at] ?? NaN, run[2 * at + 1] ?? NaN))
    heights.forEach((here, at) => {
      const [before = NaN, next = NaN] = [heights[at - 1], heights[at + 1]]
      const isNearest = Math.abs(here) <= Math.abs(before) && Math.abs(here) <= Math.abs(next)
      looked += 1
      if (here * next > 0 && !isNearest) return
      const start = { x: run[2 * at] ?? NaN, y: run[2 * at + 1] ?? NaN }
      const point = settled(f, g, start, Math.max(wide, high))
      if (!point) return
      meant += 1
      const isSame = (other: Point) => Math.hypot((other.x - point.x) / wide, (other.y - point.y) / high) < 0.5
      if (!found.some(isSame)) found.push(point)
    })
  }
  // The same curve written twice meets itself everywhere.
  if (looked > 8 && meant > looked / 2) return []
  return nearest(found, ({ x }) => x, (view.x0 + view.x1) / 2)
}

const TURNS = 60
/** Pixels from where it is looked for: further off, it is another one. */
const REACH = 24

/** Newton's method for both at once, with slopes by differences; null where it settles on nothing near. */
function settled(f: Field, g: Field, start: Point, pixel: number): Point | null {
  let { x, y } = start
  const h = pixel * 1e-4
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [a, b] = [f(x, y), g(x, y)]
    const [fx, fy] = [(f(x + h, y) - f(x - h, y)) / (2 * h), (f(x, y + h) - f(x, y - h)) / (2 * h)]
    const [gx, gy] = [(g(x + h, y) - g(x - h, y)) / (2 * h), (g(x, y + h) - g(x, y - h)) / (2 * h)]
    const area = fx * gy - fy * gx
    const [stepX, stepY] = [(a * gy - b * fy) / area, (b * fx - a * gx) / area]
    const isOn = Math.abs(a) + Math.abs(b) <= 1e-12 * (1 + Math.hypot(fx, fy) + Math.hypot(gx, gy))
    if (!isOn && !(Number.isFinite(stepX) && Number.isFinite(stepY))) return null
    if (isOn || Math.hypot(stepX, stepY) < pixel * 1e-9) return isOn ? { x: near(x), y: near(y) } : null
    ;[x, y] = [x - stepX, y - stepY]
    if (Math.hypot(x - start.x, y - start.y) > REACH * pixel) return null
  }
  return null
}
