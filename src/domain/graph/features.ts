import { lowestBetween, rootsIn, tidy } from './roots.ts'
import type { Fn } from './view.ts'

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Turning extends Point {
  readonly kind: 'highest' | 'lowest'
}

const STEPS = 400
const NOISE = 1e-13

/** More of them than this would cover the curve that they belong to. */
const MOST = 30
/** Of the places that are looked at: where more of them turn, it turns between them as well. */
const RESTLESS = 0.3

/** Those that lie nearest to the middle of the window, where there are too many to be marked. */
export function nearest<Item>(all: readonly Item[], of: (item: Item) => number, middle: number): readonly Item[] {
  if (all.length <= MOST) return all
  const far = (item: Item) => Math.abs(of(item) - middle)
  return all
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, MOST)
    .toSorted((a, b) => of(a) - of(b))
}

/** Whether a curve turns more often than it is looked at: what was found of it would be made up by the looking. */
export function isRestless(f: Fn, from: number, to: number): boolean {
  const step = (to - from) / STEPS
  const values = Array.from({ length: STEPS + 1 }, (_, index) => f(from + step * (index + 0.013)))
  const noise = 1e-9 * Math.max(...values.filter(Number.isFinite).map(Math.abs), 0)
  let turns = 0
  for (let index = 1; index < STEPS; index += 1) {
    const [before, after] = [rise(values, index), rise(values, index + 1)]
    if (before * after < 0 && Math.abs(before) > noise && Math.abs(after) > noise) turns += 1
  }
  return turns > STEPS * RESTLESS
}

const rise = (values: readonly number[], index: number) => (values[index] ?? NaN) - (values[index - 1] ?? NaN)

export const rootsOf = (f: Fn, from: number, to: number): number[] => rootsIn(f, from, to, STEPS)

/** Stretches over which f lies on the axis: floor(x) from 0 to 1. */
export function restsOf(f: Fn, from: number, to: number): (readonly [number, number])[] {
  const step = (to - from) / STEPS
  const found: [number, number][] = []
  let start: number | null = null
  for (let index = 0; index <= STEPS + 1; index += 1) {
    const x = from + step * (index + 0.013)
    const isOn = index <= STEPS && f(x) === 0
    if (isOn) start ??= x
    else if (start !== null && x - start > step * 1.5)
      found.push([endOfRest(f, start, Math.max(from, start - step)), endOfRest(f, x - step, Math.min(to, x))])
    if (!isOn) start = null
  }
  return found.slice(0, MOST)
}

function endOfRest(f: Fn, on: number, off: number): number {
  if (f(off) === 0) return near(off)
  let [inside, outside] = [on, off]
  for (let count = 0; count < 60; count += 1) {
    const x = (inside + outside) / 2
    if (f(x) === 0) inside = x
    else outside = x
  }
  return near(inside)
}

/** Where two curves meet; a place where either is not defined is none. */
export function meetingsOf(f: Fn, g: Fn, from: number, to: number): Point[] {
  const apart: Fn = x => f(x) - g(x)
  const step = (to - from) / 97
  // Two lines for one curve meet everywhere: no point of it is said to be the one.
  const places = Array.from({ length: 9 }, (_, index) => apart(from + step * (index * 10.7 + 1)))
  if (places.filter(value => Math.abs(value) < 1e-12).length > 4) return []
  if (isRestless(apart, from, to)) return []
  const middle = (from + to) / 2
  return nearest(rootsIn(apart, from, to, STEPS), x => x, middle).map(x => ({ x, y: near(f(x)) }))
}

/** Highest and lowest places among their neighbours. */
export function turningsOf(f: Fn, from: number, to: number): Turning[] {
  const step = (to - from) / STEPS
  const at = (index: number) => from + step * (index + 0.013)
  // One place beyond each end: a turning point on the edge of the window is one as well.
  const values = Array.from({ length: STEPS + 3 }, (_, index) => f(at(index - 1)))
  const found: Turning[] = []
  for (let index = 0; index <= STEPS; index += 1) {
    const [before = NaN, here = NaN, after = NaN] = [values[index], values[index + 1], values[index + 2]]
    // Of a curve that is level, the rounding turns at every step.
    const noise = NOISE * Math.max(Math.abs(before), Math.abs(here), Math.abs(after))
    const isHigh = here - before > noise && here - after > noise
    const isLow = before - here > noise && after - here > noise
    if (!isHigh && !isLow) continue
    const search: Fn = isHigh ? x => -f(x) : f
    const x = tidyTurning(f, lowestBetween(search, at(index - 1), at(index + 1)), step)
    const y = f(x)
    if (x < from - step * 1e-6 || x > to + step * 1e-6) continue
    if (isSmooth(f, x, y, step, Math.max(Math.abs(before), Math.abs(after))))
      found.push({ kind: isHigh ? 'highest' : 'lowest', x, y: near(y) })
  }
  return found
}

/** A search for the lowest place ends within the square root of the numbers' precision. */
function tidyTurning(f: Fn, x: number, step: number): number {
  const y = f(x)
  const tidied = tidy(f, x, value => Math.abs(value - y) <= 1e-9 * (1 + Math.abs(y)))
  return Math.abs(tidied - x) < step ? tidied : x
}

/** No pole (grows without end) and no jump (differs from side to side). */
function isSmooth(f: Fn, x: number, y: number, step: number, around: number): boolean {
  if (!Number.isFinite(y)) return false
  const [left, right] = [f(x - step * 1e-6), f(x + step * 1e-6)]
  const room = Math.abs(f(x - step) - y) + Math.abs(f(x + step) - y)
  return Math.abs(left - y) <= room * 0.05 && Math.abs(right - y) <= room * 0.05 && Math.abs(y) <= 1e5 * (1 + around)
}

/** Short decimals are shown as such where they are meant; minus nought is nought. */
export function near(value: number): number {
  const rounded = Math.round(value * 1e6) / 1e6
  return Math.abs(rounded - value) < 1e-9 * (1 + Math.abs(value)) ? rounded + 0 : value
}

/** Slope by a central difference; 8 digits where the curve is smooth. */
export function slopeAt(f: Fn, x: number): number {
  const h = 1e-5 * (1 + Math.abs(x))
  const slope = (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h)
  return Math.abs(slope - Math.round(slope * 1e4) / 1e4) < 1e-8 ? Math.round(slope * 1e4) / 1e4 : slope
}

const DEEPEST = 16

/** Integral by adaptive Simpson; null where the curve has a gap or a pole between. */
export function areaUnder(f: Fn, from: number, to: number): number | null {
  const simpson = (a: number, fa: number, b: number, fb: number, fm: number) => ((b - a) / 6) * (fa + 4 * fm + fb)
  const state = { isBroken: false }
  const half = (a: number, fa: number, b: number, fb: number, fm: number, whole: number, depth: number): number => {
    const m = (a + b) / 2
    const [left, right] = [f((a + m) / 2), f((m + b) / 2)]
    const [one, two] = [simpson(a, fa, m, fm, left), simpson(m, fm, b, fb, right)]
    const off = one + two - whole
    if (!Number.isFinite(off)) state.isBroken = true
    if (state.isBroken || Math.abs(off) < 1e-11 * (1 + Math.abs(whole))) return one + two + off / 15
    if (depth === 0) {
      state.isBroken ||= Math.abs(off) > 1e-5
      return one + two
    }
    return half(a, fa, m, fm, left, one, depth - 1) + half(m, fm, b, fb, right, two, depth - 1)
  }
  // Cut at uneven places first, so that nothing periodic hides between the samples.
  const cuts = [0, 0.137, 0.291, 0.43, 0.583, 0.719, 0.871, 1].map(share => from + (to - from) * share)
  let total = 0
  for (let index = 1; index < cuts.length; index += 1) {
    const [a = 0, b = 0] = [cuts[index - 1], cuts[index]]
    const [fa, fb, fm] = [f(a), f(b), f((a + b) / 2)]
    total += half(a, fa, b, fb, fm, simpson(a, fa, b, fb, fm), DEEPEST)
  }
  return state.isBroken || !Number.isFinite(total) ? null : near(total)
}
