import type { Curve, Field, Rect, View } from './view.ts'

/** Pixels to a side of a cell; while a slider moves, larger ones. */
const CELL = 5
const QUICK_CELL = 9
/** A doubtful cell is cut in four, so many times, before it is hatched. */
const DEEPEST = 2

interface Crossing {
  readonly x: number
  readonly y: number
}
/** Of an edge: where the field is nought, nothing, or a change of sign that is no nought (a pole or a jump). */
type Edge = Crossing | 'none' | 'break'

interface Tracing {
  readonly f: Field
  readonly segments: number[]
  readonly unsure: Rect[]
}

/** The curve on which a field is nought, by marching squares whose every edge is looked at for a pole. */
export function traceField(f: Field, view: View, isQuick = false): Curve {
  const { x0, x1, y0, y1 } = view
  const size = isQuick ? QUICK_CELL : CELL
  const columns = Math.max(8, Math.ceil(view.width / size))
  const rows = Math.max(8, Math.ceil(view.height / size))
  // A grid that is a hair off meets fewer places where the field is exactly nought or not defined.
  const xs = Float64Array.from({ length: columns + 1 }, (_, i) => x0 + ((x1 - x0) * (i - 0.00371)) / (columns - 0.0081))
  const ys = Float64Array.from({ length: rows + 1 }, (_, j) => y0 + ((y1 - y0) * (j - 0.00513)) / (rows - 0.0097))
  const values = new Float64Array((columns + 1) * (rows + 1))
  for (let j = 0; j <= rows; j += 1)
    for (let i = 0; i <= columns; i += 1) values[j * (columns + 1) + i] = f(xs[i] ?? NaN, ys[j] ?? NaN)
  const tracing: Tracing = { f, segments: [], unsure: [] }
  const grid: Grid = { f, columns, rows, xs, ys, values }
  const edges = edgesOf(grid)
  for (const at of cellsOf(grid, edges)) {
    const [i, j] = [at % (columns + 1), Math.floor(at / (columns + 1))]
    const sides = [edges.across.get(at), edges.up.get(at + 1), edges.across.get(at + columns + 1), edges.up.get(at)]
    const rect = { x0: xs[i] ?? NaN, x1: xs[i + 1] ?? NaN, y0: ys[j] ?? NaN, y1: ys[j + 1] ?? NaN }
    cell(
      tracing,
      rect,
      sides.map(one => one ?? 'none'),
      0
    )
  }
  const runs = joined(tracing.segments, (x1 - x0) / view.width, (y1 - y0) / view.height)
  return { runs, breaks: [], unsure: merged(tracing.unsure) }
}

interface Grid {
  readonly f: Field
  readonly columns: number
  readonly rows: number
  readonly xs: Float64Array
  readonly ys: Float64Array
  readonly values: Float64Array
}

/** Edges that have something on them, by the number of the vertex at which they begin. */
interface Edges {
  readonly across: Map<number, Edge>
  readonly up: Map<number, Edge>
}

function edgesOf({ f, columns, rows, xs, ys, values }: Grid): Edges {
  const across = new Map<number, Edge>()
  const up = new Map<number, Edge>()
  const wide = columns + 1
  for (let j = 0; j <= rows; j += 1)
    for (let i = 0; i <= columns; i += 1) {
      const at = j * wide + i
      const here = values[at] ?? NaN
      const [x = NaN, y = NaN] = [xs[i], ys[j]]
      const right = i < columns ? (values[at + 1] ?? NaN) : NaN
      const above = j < rows ? (values[at + wide] ?? NaN) : NaN
      if (here === 0 || here * right < 0) {
        const found = crossing(place => f(place, y), x, xs[i + 1] ?? NaN, here, right)
        if (found !== 'none' && i < columns) across.set(at, found === 'break' ? found : { x: found, y })
      }
      if (here === 0 || here * above < 0) {
        const found = crossing(place => f(x, place), y, ys[j + 1] ?? NaN, here, above)
        if (found !== 'none' && j < rows) up.set(at, found === 'break' ? found : { x, y: found })
      }
      const left = i > 0 ? (values[at - 1] ?? NaN) : NaN
      if (dips(left, here, right)) {
        const found = touched(place => f(place, y), xs[i - 1], xs[i + 1], Math.max(Math.abs(left), Math.abs(right)))
        if (found !== null) across.set(found < x ? at - 1 : at, { x: found, y })
      }
      const below = j > 0 ? (values[at - wide] ?? NaN) : NaN
      if (dips(below, here, above)) {
        const found = touched(place => f(x, place), ys[j - 1], ys[j + 1], Math.max(Math.abs(below), Math.abs(above)))
        if (found !== null) up.set(found < y ? at - wide : at, { x, y: found })
      }
    }
  return { across, up }
}

/** The cells beside those edges, each once. */
function cellsOf({ columns, rows }: Grid, { across, up }: Edges): Set<number> {
  const wide = columns + 1
  const cells = new Set<number>()
  const add = (at: number) => {
    if (at >= 0 && at % wide < columns && at < rows * wide) cells.add(at)
  }
  for (const at of across.keys()) {
    add(at)
    add(at - wide)
  }
  for (const at of up.keys()) {
    add(at)
    if (at % wide > 0) add(at - 1)
  }
  return cells
}

/** Where a change of sign is nought indeed: the height there must shrink, not stay (a jump) or grow (a pole). */
function crossing(
  f: (place: number) => number,
  a: number,
  b: number,
  atA: number,
  atB: number
): number | 'none' | 'break' {
  if (atA === 0) return a
  if (!(atA * atB < 0)) return 'none'
  let [low, high, atLow, atHigh] = [a, b, atA, atB]
  const first = Math.min(Math.abs(atA), Math.abs(atB))
  for (let count = 0; count < 40; count += 1) {
    const share = count % 3 === 2 ? 0.5 : atLow / (atLow - atHigh)
    const place = low + (high - low) * Math.min(0.95, Math.max(0.05, share))
    const value = f(place)
    if (Number.isNaN(value)) return 'break'
    if (Math.abs(value) <= first * 1e-3) return place
    if (value > 0 === atLow > 0) [low, atLow] = [place, value]
    else [high, atHigh] = [place, value]
    if (count > 12 && Math.min(Math.abs(atLow), Math.abs(atHigh)) > first * 0.9) return 'break'
  }
  return Math.min(Math.abs(atLow), Math.abs(atHigh)) < first * 0.05 ? (low + high) / 2 : 'break'
}

/** Whether the field comes nearer to nought here than at both sides, and stays on one side of it. */
function dips(before: number, here: number, next: number): boolean {
  if (here > 0) return here <= before && here <= next && (here < before || here < next)
  return here < 0 && here >= before && here >= next && (here > before || here > next)
}

/** Where it comes down to nought and goes up again: (x − y)² = 0. */
function touched(f: (place: number) => number, a = NaN, b = NaN, around = 0): number | null {
  let [low, high] = [a, b]
  for (let count = 0; count < 48; count += 1) {
    const [one, other] = [low + (high - low) * 0.382, low + (high - low) * 0.618]
    const [atOne, atOther] = [Math.abs(f(one)), Math.abs(f(other))]
    if (atOne < atOther) high = other
    else low = one
    // A valley that stays above nought shows soon; most do.
    if (count === 6 && Math.min(atOne, atOther) > around * 0.1) return null
  }
  const place = (low + high) / 2
  return Math.abs(f(place)) <= 1e-7 * around ? place : null
}

function cell(tracing: Tracing, rect: Rect, sides: readonly Edge[], depth: number): void {
  const found = sides.filter(one => typeof one !== 'string')
  const isBroken = sides.includes('break')
  if (found.length === 0) return
  const [one, two, three, four] = found
  if (!isBroken && one && two && !three) return segment(tracing, one, two)
  if (!isBroken && one && two && three && four && depth === DEEPEST) return saddle(tracing, rect, sides)
  if (depth < DEEPEST) return split(tracing, rect, depth)
  if (isBroken && found.length === 2 && one && two) return segment(tracing, one, two)
  if (found.length > 1 || isBroken) tracing.unsure.push(rect)
}

const segment = ({ segments }: Tracing, one: Crossing, two: Crossing) => void segments.push(one.x, one.y, two.x, two.y)

/** Four crossings: the sign in the middle says which belong together. */
function saddle(tracing: Tracing, { x0, x1, y0, y1 }: Rect, sides: readonly Edge[]) {
  const [bottom, right, top, left] = sides
  if (!bottom || !right || !top || !left) return
  if (typeof bottom === 'string' || typeof right === 'string' || typeof top === 'string' || typeof left === 'string')
    return
  const isSame = tracing.f(x0, y0) * tracing.f((x0 + x1) / 2, (y0 + y1) / 2) > 0
  segment(tracing, bottom, isSame ? right : left)
  segment(tracing, top, isSame ? left : right)
}

function split(tracing: Tracing, { x0, x1, y0, y1 }: Rect, depth: number) {
  const { f } = tracing
  const [mx, my] = [x0 + (x1 - x0) * 0.5017, y0 + (y1 - y0) * 0.4983]
  const flat = (a: number, b: number, y: number): Edge => {
    const found = crossing(x => f(x, y), a, b, f(a, y), f(b, y))
    return typeof found === 'number' ? { x: found, y } : found
  }
  const steep = (a: number, b: number, x: number): Edge => {
    const found = crossing(y => f(x, y), a, b, f(x, a), f(x, b))
    return typeof found === 'number' ? { x, y: found } : found
  }
  for (const [a, b] of [
    [x0, mx],
    [mx, x1]
  ] as const)
    for (const [c, d] of [
      [y0, my],
      [my, y1]
    ] as const) {
      const sides = [flat(a, b, c), steep(c, d, b), flat(a, b, d), steep(c, d, a)]
      cell(tracing, { x0: a, x1: b, y0: c, y1: d }, sides, depth + 1)
    }
}

/** Segments that meet become one stroke, so that a dashed line has even dashes. */
function joined(segments: readonly number[], pixelX: number, pixelY: number): Float64Array[] {
  const ends = new Map<string, number[]>()
  const key = (at: number) =>
    `${Math.round(((segments[at] ?? 0) / pixelX) * 50)}:${Math.round(((segments[at + 1] ?? 0) / pixelY) * 50)}`
  for (let at = 0; at < segments.length; at += 2) ends.set(key(at), [...(ends.get(key(at)) ?? []), at])
  const used = new Set<number>()
  const runs: number[][] = []
  const follow = (start: number): number[] => {
    const points: number[] = []
    for (let at: number | undefined = start; at !== undefined;) {
      const other: number = at % 4 === 0 ? at + 2 : at - 2
      used.add(Math.min(at, other))
      points.push(segments[other] ?? NaN, segments[other + 1] ?? NaN)
      at = ends.get(key(other))?.find(end => !used.has(end % 4 === 0 ? end : end - 2))
    }
    return points
  }
  for (let at = 0; at < segments.length; at += 4) {
    // A stroke too short to be seen lies where others meet already.
    if (used.has(at) || key(at) === key(at + 2)) continue
    const forward = follow(at)
    const before = ends.get(key(at))?.find(end => !used.has(end % 4 === 0 ? end : end - 2))
    const back = before === undefined ? [] : follow(before)
    const run = [segments[at] ?? NaN, segments[at + 1] ?? NaN, ...forward]
    for (let index = 0; index < back.length; index += 2) run.unshift(back[index] ?? NaN, back[index + 1] ?? NaN)
    runs.push(run)
  }
  return runs.map(run => Float64Array.from(run))
}

/** Neighbours in a row as one stretch: a hatched place is one shape, not a hundred. */
function merged(rects: readonly Rect[]): Rect[] {
  const sorted = rects.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0)
  const all: Rect[] = []
  for (const rect of sorted) {
    const last = all.at(-1)
    if (last && last.y0 === rect.y0 && last.y1 === rect.y1 && Math.abs(last.x1 - rect.x0) < (rect.x1 - rect.x0) / 2)
      all[all.length - 1] = { ...last, x1: rect.x1 }
    else all.push(rect)
  }
  return all
}
