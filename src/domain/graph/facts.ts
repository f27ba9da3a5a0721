import {
  areaUnder,
  meetingsOf,
  near,
  type Point,
  restsOf,
  rootsOf,
  type Turning,
  turningsOf
} from '#domain/graph/features.ts'
import { coefficientsOf } from '#domain/graph/polynomial.ts'
import type { Drawn, Sheet } from '#domain/graph/drawn.ts'
import { functionOf, type Setting } from '#domain/graph/draw.ts'
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
  /** Where it crosses the y-axis. */
  readonly start: number | null
}

export interface Meeting {
  readonly lines: readonly [number, number]
  readonly points: readonly Point[]
}

export interface Facts {
  readonly curves: readonly CurveFacts[]
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
    return {
      line,
      polynomial: coefficientsOf(of, setting.values, sheet.functions),
      roots: rootsOf(along(f), view.x0, view.x1)
        .filter(x => isSettled(x, unsure))
        .map(x => near(ofX(x))),
      rests: restsOf(along(f), view.x0, view.x1).map(([from, to]) => [near(ofX(from)), near(ofX(to))] as const),
      turnings: turningsOf(along(f), view.x0, view.x1)
        .filter(({ x }) => isSettled(x, unsure))
        .map(one => ({ ...one, x: near(ofX(one.x)) })),
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
  return { curves: facts, meetings: meetings.filter(({ points }) => points.length > 0) }
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
export function areaOf(f: Fn, g: Fn | null, places: readonly number[]): Area | null {
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
