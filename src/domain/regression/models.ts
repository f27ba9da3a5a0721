import { leastSquares } from './least-squares.ts'
import { levenbergMarquardt, sumOfSquares } from './levenberg-marquardt.ts'

export const MODELS = [
  'linear',
  'quadratic',
  'cubic',
  'exponential',
  'power',
  'logarithmic',
  'logistic',
  'sine'
] as const
export type Model = (typeof MODELS)[number]
export type Point = readonly [x: number, y: number]

/** Coefficients of Σ aᵢxⁱ, lowest first, fitted about the middle of the data: years from 1990 to 2020 lose no digits. */
export function polynomialFit(points: readonly Point[], degree: number): number[] | null {
  const xs = points.map(([x]) => x)
  const [least, most] = [Math.min(...xs), Math.max(...xs)]
  const [middle, half] = [(least + most) / 2, (most - least) / 2]
  if (!(half > 0)) return null
  const rows = xs.map(x => powers((x - middle) / half, degree))
  const about = leastSquares(
    rows,
    points.map(([, y]) => y)
  )
  return about && expanded(about, middle, half)
}

const powers = (t: number, degree: number) => Array.from({ length: degree + 1 }, (_, power) => t ** power)

/** Σ cᵢ((x − middle)/half)ⁱ in powers of x, by Horner's rule. */
function expanded(about: readonly number[], middle: number, half: number): number[] {
  return about.reduceRight<number[]>((inner, one) => {
    const next = [...inner.map(value => (value * -middle) / half), 0]
    inner.forEach((value, at) => (next[at + 1] = (next[at + 1] ?? 0) + value / half))
    next[0] = (next[0] ?? 0) + one
    return next.slice(0, about.length)
  }, [])
}

/** Straight line through transformed points: [start, slope]. */
const lineOf = (points: readonly Point[]) => polynomialFit(points, 1)

const signOf = (points: readonly Point[]) => Math.sign(points[0]?.[1] ?? NaN)

/** y = a·bˣ by the straight line through ln y, as graphic calculators find it: [a, b]. */
export function exponentialFit(points: readonly Point[]): number[] | null {
  const sign = signOf(points)
  const line = lineOf(points.map(([x, y]) => [x, Math.log(sign * y)]))
  return line && [sign * Math.exp(line[0] ?? NaN), Math.exp(line[1] ?? NaN)]
}

/** y = a·xᵇ by the straight line through ln x and ln y: [a, b]. */
export function powerFit(points: readonly Point[]): number[] | null {
  const sign = signOf(points)
  const line = lineOf(points.map(([x, y]) => [Math.log(x), Math.log(sign * y)]))
  return line && [sign * Math.exp(line[0] ?? NaN), line[1] ?? NaN]
}

/** y = a + b·ln x: [a, b]. */
export const logarithmicFit = (points: readonly Point[]): number[] | null =>
  lineOf(points.map(([x, y]) => [Math.log(x), y]))

/** How far above the highest point the ceiling may lie where the search begins. */
const CEILINGS = [1.001, 1.03, 1.15, 1.5, 2.5, 6]

/** y = c / (1 + a·e^(−bx)): [a, b, c]. The search runs in (ln a, b, c), about the middle of the data. */
export function logisticFit(points: readonly Point[]): number[] | null {
  const sign = signOf(points)
  const ys = points.map(([, y]) => sign * y)
  const middle = (points.at(0)?.[0] ?? 0) / 2 + (points.at(-1)?.[0] ?? 0) / 2
  const at = ([p = NaN, b = NaN, c = NaN]: readonly number[], x: number) => c / (1 + Math.exp(p - b * (x - middle)))
  const starts = CEILINGS.flatMap(share => {
    const c = Math.max(...ys) * share
    const line = lineOf(points.map(([x], index) => [x - middle, Math.log(c / (ys[index] ?? NaN) - 1)]))
    return line ? [[line[0] ?? NaN, -(line[1] ?? NaN), c]] : []
  })
  const best = lowest(starts, parameters => points.map(([x], index) => at(parameters, x) - (ys[index] ?? NaN)))
  if (!best) return null
  const [p = NaN, b = NaN, c = NaN] = best
  return [Math.exp(p + b * middle), b, sign * c]
}

/** Frequencies that are tried for each turn over the data. */
const TRIED = 8
const MOST_TRIED = 400
/** Of those, the ones that the search goes on from. */
const FOLLOWED = 4

/** y = a·sin(bx + c) + d with a, b > 0: [a, b, c, d]. No faster than the points can tell apart. */
export function sineFit(points: readonly Point[]): number[] | null {
  const xs = points.map(([x]) => x)
  const [least, most] = [Math.min(...xs), Math.max(...xs)]
  const [middle, span] = [(least + most) / 2, most - least]
  const places = new Set(xs).size
  if (!(span > 0) || places < 4) return null
  const fastest = (Math.PI * (places - 1)) / span
  const step = Math.max((2 * Math.PI) / span / TRIED, fastest / MOST_TRIED)
  const count = Math.floor((fastest * 1.0001) / step)
  const tried = Array.from({ length: count }, (_, index) => waveAt(points, middle, (index + 1) * step)).filter(
    one => one !== null
  )
  const starts = tried
    .toSorted((one, other) => one.squares - other.squares)
    .slice(0, FOLLOWED)
    .map(({ wave }) => wave)
  const best = lowest(starts, ([s = NaN, k = NaN, d = NaN, b = NaN]) =>
    points.map(([x, y]) => s * Math.sin(b * (x - middle)) + k * Math.cos(b * (x - middle)) + d - y)
  )
  if (!best) return null
  const [s = NaN, k = NaN, d = NaN, b = NaN] = best
  const turn = Math.sign(b) || 1
  const phase = Math.atan2(k, s * turn) - Math.abs(b) * middle
  return [Math.hypot(s, k), Math.abs(b), phase - 2 * Math.PI * Math.round(phase / (2 * Math.PI)), d]
}

/** With the frequency given, a wave is a sum of a sine, a cosine and a level. */
function waveAt(points: readonly Point[], middle: number, b: number) {
  const rows = points.map(([x]) => [Math.sin(b * (x - middle)), Math.cos(b * (x - middle)), 1])
  const found = leastSquares(
    rows,
    points.map(([, y]) => y)
  )
  if (!found) return null
  const off = rows.map((row, index) =>
    row.reduce((sum, one, at) => sum + one * (found[at] ?? NaN), -(points[index]?.[1] ?? NaN))
  )
  return { wave: [...found, b], squares: sumOfSquares(off) }
}

function lowest(
  starts: readonly (readonly number[])[],
  residuals: (parameters: readonly number[]) => number[]
): readonly number[] | null {
  const ends = starts.flatMap(start => levenbergMarquardt(residuals, start) ?? [])
  const best = ends.toSorted((one, other) => one.squares - other.squares)[0]
  return best?.parameters ?? null
}
