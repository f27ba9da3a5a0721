import type { Estimate } from '#domain/calculator/calculus/integral.ts'

type Fn = (x: number) => number

const TURNS = 10
const SHRINK = 1.6

/** Ridders' extrapolation of central differences (Numerical Recipes, §5.7), from a step of `first`. */
function ridders(f: Fn, x: number, first: number): Estimate {
  const slope = (h: number): number => (f(x + h) - f(x - h)) / (2 * h)
  let best: Estimate = { value: NaN, error: Infinity }
  let before: number[] = []
  let h = first
  for (let turn = 0; turn < TURNS; turn += 1) {
    const row = [slope(h)]
    let factor = SHRINK * SHRINK
    for (const [at, old] of before.entries()) {
      const now = row[at] ?? NaN
      const next = (now * factor - old) / (factor - 1)
      factor *= SHRINK * SHRINK
      row.push(next)
      const error = Math.max(Math.abs(next - now), Math.abs(next - old))
      if (error <= best.error) best = { value: next, error }
    }
    const [last = NaN, corner = NaN] = [row.at(-1), before.at(-1)]
    if (turn > 2 && Math.abs(last - corner) >= 2 * best.error) break
    before = row
    h /= SHRINK
  }
  return best
}

/** At a corner the slopes of both sides stay apart, however close one comes. */
function hasCorner(f: Fn, x: number, size: number): boolean {
  const at = f(x)
  const gap = (h: number): number => (f(x + h) + f(x - h) - 2 * at) / h
  const [wide, close] = [Math.abs(gap(1e-3 * size)), Math.abs(gap(1e-5 * size))]
  const noise = (1e-9 * Math.abs(at)) / (1e-5 * size) + 1e-9
  return close > wide / 2 && close > noise
}

/** Null where there is no slope: at a corner, a jump or an end. */
export function derivative(f: Fn, x: number): Estimate | null {
  if (!Number.isFinite(f(x))) return null
  const size = Math.max(1, Math.abs(x))
  if (hasCorner(f, x, size)) return null
  const found = [0.3, 0.05, 0.005, 5e-4]
    .map(step => ridders(f, x, step * size))
    .reduce((best, one) => (one.error < best.error ? one : best))
  const near = Math.round(found.value)
  const value = Math.abs(found.value - near) <= Math.min(1e-9 * size, found.error) ? near : found.value
  return found.error <= 1e-6 * Math.max(1, Math.abs(value)) ? { value, error: found.error } : null
}
