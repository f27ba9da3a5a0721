import type { Fn } from './view.ts'

const HALVINGS = 80
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Where f is nought between a and b, whose signs differ; null where it jumps over it or has a pole. */
export function rootBetween(f: Fn, a: number, b: number): number | null {
  let [low, high, atLow, atHigh] = [a, b, f(a), f(b)]
  if (atLow === 0) return a
  if (atHigh === 0) return b
  const first = Math.min(Math.abs(atLow), Math.abs(atHigh))
  for (let count = 0; count < HALVINGS && low !== high; count += 1) {
    const x = (low + high) / 2
    if (x === low || x === high) break
    const y = f(x)
    if (y === 0) return x
    if (!Number.isFinite(y)) return null
    if (y > 0 === atLow > 0) [low, atLow] = [x, y]
    else [high, atHigh] = [x, y]
  }
  const best = Math.abs(atLow) < Math.abs(atHigh) ? low : high
  return Math.min(Math.abs(atLow), Math.abs(atHigh)) <= first * 1e-4 + 1e-12 ? best : null
}

/** The lowest place of f between a and b, if it has one valley there. */
export function lowestBetween(f: Fn, a: number, b: number): number {
  let [low, high] = [a, b]
  let left = high - GOLDEN * (high - low)
  let right = low + GOLDEN * (high - low)
  let [atLeft, atRight] = [f(left), f(right)]
  for (let count = 0; count < HALVINGS && high - low > 1e-14 * (Math.abs(low) + Math.abs(high)); count += 1) {
    if (atLeft < atRight) high = right
    else low = left
    left = high - GOLDEN * (high - low)
    right = low + GOLDEN * (high - low)
    ;[atLeft, atRight] = [f(left), f(right)]
  }
  return (low + high) / 2
}

/** Whole numbers and simple fractions are meant where a search ends a hair beside them. */
export function tidy(f: Fn, x: number, isFine: (y: number) => boolean): number {
  for (const scale of [1, 2, 3, 4, 10, 100]) {
    const near = Math.round(x * scale) / scale
    if (Math.abs(near - x) < 1e-6 * (1 + Math.abs(x)) && isFine(f(near))) return near + 0
  }
  return x
}

/** All places in [a, b] where f is nought, also where it only touches it; a stretch where it stays nought is none. */
export function rootsIn(f: Fn, a: number, b: number, steps = 400): number[] {
  const found: number[] = []
  const step = (b - a) / steps
  // A little beside the grid of whole numbers: there a function is often nought, or not defined.
  const at = (index: number) => (index <= 0 ? a : index >= steps ? b : a + step * (index + 0.013))
  const values = Array.from({ length: steps + 1 }, (_, index) => f(at(index)))
  const push = (x: number | null) => {
    if (x === null) return
    const root = tidy(f, x, y => Math.abs(y) < 1e-11)
    if (!found.some(one => Math.abs(one - root) < step * 1e-5)) found.push(root)
  }
  for (let index = 0; index < steps; index += 1) {
    const [before = NaN, here = NaN, next = NaN] = [values[index - 1], values[index], values[index + 1]]
    if (here === 0 && (before === 0 || next === 0)) continue
    if (here === 0) push(at(index))
    else if (here * next < 0) push(rootBetween(f, at(index), at(index + 1)))
    else if (touches(f, before, here, next, at(index - 1), at(index + 1)))
      push(lowestBetween(x => Math.abs(f(x)), at(index - 1), at(index + 1)))
  }
  if (values[steps] === 0 && values[steps - 1] !== 0) push(b)
  return found
}

function touches(f: Fn, before: number, here: number, next: number, a: number, b: number): boolean {
  const [left, middle, right] = [Math.abs(before), Math.abs(here), Math.abs(next)]
  if (!(middle <= left && middle <= right && (middle < left || middle < right))) return false
  const lowest = Math.abs(f(lowestBetween(x => Math.abs(f(x)), a, b)))
  return lowest <= 1e-9 * Math.max(left, right)
}
