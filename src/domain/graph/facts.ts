import {
  areaUnder,
  isRestless,
  meetingsOf,
  near,
  nearest,
  type Point,
  restsOf,
  rootsOf,
  type Turning,
  turningsOf
} from '#domain/graph/features.ts'
import { rootsIn } from '#domain/graph/roots.ts'
import { coefficientsOf } from '#domain/graph/polynomial.ts'
import { type Conic, conicOf } from '#domain/graph/conic.ts'
import type { Drawn, Sheet } from '#domain/graph/drawn.ts'
import { functionOf, type Setting } from '#domain/graph/draw.ts'
import { type Border, borderOf, crossingsOf } from '#domain/graph/meetings/meetings.ts'
import { scaleOf } from '#domain/graph/scale.ts'
import type { Fn, Rect, View } from '#domain/graph/view.ts'

/** What can be said of one curve y = f(x) in the view. */
export interface CurveFacts {
  readonly line: number
  /** Coefficients, lowest first, where it is a polynomial. */
  readonly polynomial: readonly number[] | null
  readonly roots: readonly number[]
  /** Stretches on the x-axis. */
  readonly rests: readonly (readonly [from: number, to: number])[]
  readonly turnings: readonly Turning[]
  /** It has more roots or turning points than are named here: those near the middle are. */
  readonly isCut: boolean
  /** It turns more often than it can be looked at: no point of it is named. */
  readonly isRestless: boolean
  /** Where it crosses the y-axis. */
  readonly start: number | null
}

export interface Meeting {
  readonly lines: readonly [number, number]
  readonly points: readonly Point[]
}

/** What can be said of a curve of x and y, or of the edge of an inequality. */
export interface ImplicitFacts {
  readonly line: number
  readonly isEdge: boolean
  readonly conic: Conic | null
  /** Where it crosses the axes. */
  readonly onX: readonly number[]
  readonly onY: readonly number[]
}

export interface Facts {
  readonly curves: readonly CurveFacts[]
  readonly implicit: readonly ImplicitFacts[]
  readonly meetings: readonly Meeting[]
}

/** Pairs of curves beyond which meetings would say more than anyone reads. */
const MOST_CURVES = 6

export interface ShownLine {
  readonly line: number
  /** What its picture could not settle. */
  readonly unsure: readonly Rect[]
  readonly drawn: readonly Drawn[]
}

/** Roots, turning points and meetings of the curves y = f(x) that are shown. */
export function factsOf(lines: readonly ShownLine[], sheet: Sheet, setting: Setting, view: View): Facts {
  const curves = lines.flatMap(({ line, drawn, unsure }) => {
    const [one] = drawn
    const f = one?.kind === 'y' && drawn.length === 1 ? functionIn(one, sheet, setting) : null
    return f && one?.kind === 'y' ? [{ line, f, of: one.of, unsure }] : []
  })
  const { ofX } = scaleOf(view)
  const along = (f: Fn): Fn => (view.isLogX === true ? place => f(ofX(place)) : f)
  const facts = curves.map(({ line, f, of, unsure }): CurveFacts => {
    const start = f(0)
    const g = along(f)
    const isTooRestless = isRestless(g, view.x0, view.x1)
    const settled = isTooRestless ? [] : rootsOf(g, view.x0, view.x1).filter(x => isSettled(x, unsure))
    const turned = isTooRestless ? [] : turningsOf(g, view.x0, view.x1).filter(({ x }) => isSettled(x, unsure))
    const middle = (view.x0 + view.x1) / 2
    const [roots, turnings] = [nearest(settled, x => x, middle), nearest(turned, ({ x }) => x, middle)]
    return {
      line,
      polynomial: coefficientsOf(of, setting.values, sheet.functions),
      roots: roots.map(x => near(ofX(x))),
      rests: restsOf(g, view.x0, view.x1).map(([from, to]) => [near(ofX(from)), near(ofX(to))] as const),
      turnings: turnings.map(one => ({ ...one, x: near(ofX(one.x)) })),
      isCut: roots.length < settled.length || turnings.length < turned.length,
      isRestless: isTooRestless,
      start: Number.isFinite(start) ? near(start) : null
    }
  })
  const few = curves.slice(0, MOST_CURVES)
  const meetings = few.flatMap((one, index) =>
    few.slice(index + 1).map((other): Meeting => ({
      lines: [one.line, other.line],
      points: meetingsOf(along(one.f), along(other.f), view.x0, view.x1)
        .filter(({ x }) => isSettled(x, [...one.unsure, ...other.unsure]))
        .map(({ x, y }) => ({ x: near(ofX(x)), y }))
    }))
  )
  const implicit = lines.flatMap(({ line, drawn }) => implicitOf(line, drawn, sheet, setting, view))
  const all = [...meetings, ...bordersMeet(lines, sheet, setting, view)]
  return { curves: facts, implicit, meetings: all.filter(({ points }) => points.length > 0) }
}

/** Of pairs in which one at least is no y = f(x): a circle and a line, the edge of an inequality and a curve. */
function bordersMeet(lines: readonly ShownLine[], sheet: Sheet, setting: Setting, view: View): Meeting[] {
  if (view.isLogX === true || view.isLogY === true) return []
  const few = lines
    .flatMap(({ line, drawn, unsure }) => {
      const border = borderOf(line, drawn, sheet, setting)
      return border ? [{ border, unsure }] : []
    })
    .slice(0, MOST_CURVES)
  const isPlain = ({ kind }: Border): boolean => kind === 'y'
  return few.flatMap((one, index) =>
    few.slice(index + 1).flatMap((other): Meeting[] => {
      if (isPlain(one.border) && isPlain(other.border)) return []
      const hatched = [...one.unsure, ...other.unsure]
      const points = crossingsOf(one.border, other.border, view).filter(({ x, y }) =>
        hatched.every(({ x0, x1, y0, y1 }) => x < x0 || x > x1 || y < y0 || y > y1)
      )
      return [{ lines: [one.border.line, other.border.line], points }]
    })
  )
}

function implicitOf(
  line: number,
  [one, ...more]: readonly Drawn[],
  sheet: Sheet,
  setting: Setting,
  view: View
): ImplicitFacts[] {
  // On logarithmic axes there is neither a nought to cross nor a circle to see.
  const isEdge = one?.kind === 'region'
  if ((one?.kind !== 'implicit' && !isEdge) || more.length > 0 || view.isLogX === true || view.isLogY === true)
    return []
  try {
    const f = functionOf(one.of, one.kind, sheet, setting)
    const crossings = (g: Fn, from: number, to: number) => {
      const found = isRestless(g, from, to) ? [] : rootsIn(g, from, to)
      return nearest(found, x => x, (from + to) / 2).map(near)
    }
    return [
      {
        line,
        isEdge,
        conic: isEdge ? null : conicOf(f),
        onX: crossings(x => f(x, 0), view.x0, view.x1),
        onY: crossings(y => f(0, y), view.y0, view.y1)
      }
    ]
  } catch {
    // Said at the line.
    return []
  }
}

/** Nothing is said of a stretch that is hatched. */
const isSettled = (x: number, unsure: readonly Rect[]): boolean => unsure.every(({ x0, x1 }) => x < x0 || x > x1)

export function functionIn(drawn: Drawn, sheet: Sheet, setting: Setting): Fn | null {
  try {
    return drawn.kind === 'y' ? functionOf(drawn.of, 'y', sheet, setting) : null
  } catch {
    return null
  }
}

export interface Area {
  readonly from: number
  readonly to: number
  readonly area: number | null
}

/** Between the two curves, from their first meeting to their last; of one curve, between its outer roots. */
function areaOf(f: Fn, g: Fn | null, places: readonly number[]): Area | null {
  const [from, to] = [Math.min(...places), Math.max(...places)]
  if (places.length < 2 || from === to) return null
  const cuts = places.toSorted((a, b) => a - b)
  let total: number | null = 0
  for (let index = 1; index < cuts.length && total !== null; index += 1) {
    const part = areaUnder(x => f(x) - (g ? g(x) : 0), cuts[index - 1] ?? 0, cuts[index] ?? 0)
    total = part === null ? null : total + Math.abs(part)
  }
  return { from, to, area: total === null ? null : near(total) }
}

interface Limits {
  readonly from: number | null
  readonly to: number | null
}

/** From one limit to the other where both are typed; a single one goes on to the last, or from the first, of the places found. */
export function limitedArea(f: Fn, g: Fn | null, places: readonly number[], limits: Limits): Area | null {
  if (limits.from === null && limits.to === null) return areaOf(f, g, places)
  const from = limits.from ?? Math.min(...places)
  const to = limits.to ?? Math.max(...places)
  if (!Number.isFinite(from) || !Number.isFinite(to) || from === to) return null
  // From the larger to the smaller x: the area is the same, and its integral has the other sign.
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const within = rootsIn(x => f(x) - (g ? g(x) : 0), low, high)
  const area = areaOf(f, g, [low, ...within.filter(x => x > low && x < high), high])
  return area && { ...area, from, to }
}
