import { compile } from '#lib/maths/compile.ts'
import { type Problem, Refusal } from '#lib/maths/problem.ts'
import type { Tree } from '#lib/maths/tree.ts'
import { noughtsOf } from '#domain/graph/critical.ts'
import { type Drawn, type Sheet, VARIABLES } from '#domain/graph/drawn.ts'
import { traceField } from '#domain/graph/implicit.ts'
import { samplePath, stretchOf, turnsOf } from '#domain/graph/path.ts'
import { shadeField } from '#domain/graph/region.ts'
import { rootsIn } from '#domain/graph/roots.ts'
import { placed, scaleOf } from '#domain/graph/scale.ts'
import { sampleCurve } from '#domain/graph/sample.ts'
import { type Sequence, termsOf } from '#domain/graph/sequence.ts'
import type { Break, Curve, Field, Fn, Rect, Run, View } from '#domain/graph/view.ts'

export interface Setting {
  readonly values: Readonly<Record<string, number>>
  readonly angle: 'radians' | 'degrees'
  /** While a slider moves: grids may be coarse, as the fine picture follows. */
  readonly isQuick?: boolean
}

/** What a line puts on the plane, ready to be stroked and filled. */
export interface Picture {
  readonly runs: readonly Run[]
  /** Where r is negative, or the edge of a region that does not belong to it. */
  readonly dashed: readonly Run[]
  readonly shapes: readonly Float64Array[]
  readonly dots: readonly (readonly [number, number])[]
  readonly breaks: readonly Break[]
  readonly unsure: readonly Rect[]
  /** Of a line that is one number. */
  readonly value: number | null
  readonly problem: Problem | null
}

const EMPTY: Picture = {
  runs: [],
  dashed: [],
  shapes: [],
  dots: [],
  breaks: [],
  unsure: [],
  value: null,
  problem: null
}

class Unready extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

type Call = (first?: number, second?: number) => number

/** A function of the letters that its kind runs through, with the sliders' values in their places. */
export function functionOf(tree: Tree, kind: Drawn['kind'], sheet: Sheet, { values, angle }: Setting): Call {
  const own = VARIABLES[kind]
  const others = Object.keys(values).filter(one => !own.includes(one))
  const compiled = compile(tree, [...own, ...others], { angle, functions: sheet.functions })
  if (compiled.kind === 'problem') throw new Unready(compiled.problem)
  compiled.frame.set(
    others.map(one => values[one] ?? NaN),
    own.length
  )
  const { frame, value } = compiled
  return (first = NaN, second = NaN) => {
    if (own.length > 0) frame[0] = first
    if (own.length > 1) frame[1] = second
    return value()
  }
}

/** The picture of one line over the view; what cannot be worked out is said in it. */
export function drawLine(drawn: readonly Drawn[], sheet: Sheet, setting: Setting, view: View): Picture {
  try {
    return drawn.map(one => pictureOf(one, sheet, setting, view)).reduce(together, EMPTY)
  } catch (cause) {
    if (cause instanceof Unready || cause instanceof Refusal) return { ...EMPTY, problem: cause.problem }
    throw cause
  }
}

const together = (one: Picture, other: Picture): Picture => ({
  runs: [...one.runs, ...other.runs],
  dashed: [...one.dashed, ...other.dashed],
  shapes: [...one.shapes, ...other.shapes],
  dots: [...one.dots, ...other.dots],
  breaks: [...one.breaks, ...other.breaks],
  unsure: [...one.unsure, ...other.unsure],
  value: other.value ?? one.value,
  problem: null
})

function pictureOf(drawn: Drawn, sheet: Sheet, setting: Setting, view: View): Picture {
  const fn = (tree: Tree): Call => functionOf(tree, drawn.kind, sheet, setting)
  const { toX, toY, ofX, ofY } = scaleOf(view)
  const field = (of: Tree): Field => {
    const height = fn(of)
    return (x, y) => height(ofX(x), ofY(y))
  }
  const dots = (all: readonly (readonly [number, number])[]) => all.map(([x, y]) => [toX(x), toY(y)] as const)
  switch (drawn.kind) {
    case 'y':
      return ofCurve(curveOf(drawn.of, fn, view))
    case 'x':
      return ofCurve(turned(curveOf(drawn.of, fn, turnedView(view))))
    case 'implicit':
      return ofCurve(traceField(field(drawn.of), view, setting.isQuick))
    case 'region':
      return ofRegion(field(drawn.of), drawn.isStrict, view, setting.isQuick)
    case 'polar': {
      const scale = setting.angle === 'degrees' ? 180 / Math.PI : 1
      const bare = fn(drawn.of)
      const r: Fn = angle => bare(angle * scale)
      const from = drawn.ends.from ? fn(drawn.ends.from)() / scale : 0
      const to = drawn.ends.to ? fn(drawn.ends.to)() / scale : from + turnsOf(r) * 2 * Math.PI
      return ofCurve(
        samplePath(
          a => toX(r(a) * Math.cos(a)),
          a => toY(r(a) * Math.sin(a)),
          from,
          to,
          view,
          r
        )
      )
    }
    case 'path': {
      const [x, y] = [fn(drawn.x), fn(drawn.y)]
      const [low, high] = stretchOf(x, y)
      const from = drawn.ends.from ? fn(drawn.ends.from)() : low
      const to = drawn.ends.to ? fn(drawn.ends.to)() : high
      return ofCurve(
        samplePath(
          t => toX(x(t)),
          t => toY(y(t)),
          from,
          to,
          view
        )
      )
    }
    case 'points':
      return { ...EMPTY, dots: dots(drawn.points.map(([x, y]) => [fn(x)(), fn(y)()] as const)) }
    case 'value':
      return { ...EMPTY, value: fn(drawn.of)() }
    case 'sequence':
      return {
        ...EMPTY,
        dots: dots(ofSequence(drawn.sequence, sheet, setting, { ...view, x0: ofX(view.x0), x1: ofX(view.x1) }))
      }
    case 'complex': {
      const [re, im] = [fn(drawn.re)(), fn(drawn.im)()]
      const isThere = Number.isFinite(re) && Number.isFinite(im)
      const isArrow = isThere && toX(0) === 0 && toY(0) === 0
      return { ...EMPTY, dots: dots([[re, im]]), runs: isArrow ? [Float64Array.of(0, 0, re, im)] : [] }
    }
  }
}

/** More dots than pixels across would be a stroke. */
const MOST_DOTS = 1000

function ofSequence(sequence: Sequence, { functions }: Sheet, { values, angle }: Setting, view: View) {
  const { first, values: terms } = termsOf(sequence, view.x1, values, { angle, functions })
  const from = Math.max(0, Math.ceil(view.x0) - first)
  const step = Math.ceil(Math.max(1, terms.length - from) / MOST_DOTS)
  return terms.flatMap((term, at) => (at >= from && at % step === 0 ? [[first + at, term] as const] : []))
}

function curveOf(tree: Tree, fn: (tree: Tree) => Call, view: View): Curve {
  const { ofX } = scaleOf(view)
  const noughts =
    (f: Call): Fn =>
    place =>
      f(ofX(place))
  const critical = noughtsOf(tree).flatMap(one => rootsIn(noughts(fn(one)), view.x0, view.x1))
  return sampleCurve(placed(fn(tree), view), view, critical)
}

const ofCurve = ({ runs, breaks, unsure, dashed = [] }: Curve): Picture => ({ ...EMPTY, runs, breaks, unsure, dashed })

function ofRegion(height: Field, isStrict: boolean, view: View, isQuick = false): Picture {
  const edge = traceField(height, view, isQuick)
  const lines = isStrict ? { dashed: edge.runs } : { runs: edge.runs }
  return { ...EMPTY, ...lines, shapes: shadeField(height, view, isQuick), unsure: edge.unsure }
}

const turnedView = ({ x0, x1, y0, y1, width, height, isLogX = false, isLogY = false }: View): View => ({
  isLogX: isLogY,
  isLogY: isLogX,
  x0: y0,
  x1: y1,
  y0: x0,
  y1: x1,
  width: height,
  height: width
})

/** x = g(y) is y = g(x) with its axes changed. */
function turned({ runs, breaks, unsure }: Curve): Curve {
  return {
    runs: runs.map(run => run.map((_, at) => run[at % 2 === 0 ? at + 1 : at - 1] ?? NaN)),
    breaks: breaks.map(({ kind, x, y }) => ({ kind, x: y, y: x })),
    unsure: unsure.map(({ x0, x1, y0, y1 }) => ({ x0: y0, x1: y1, y0: x0, y1: x1 }))
  }
}
