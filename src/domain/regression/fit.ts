import {
  exponentialFit,
  logarithmicFit,
  logisticFit,
  type Model,
  type Point,
  polynomialFit,
  powerFit,
  sineFit
} from './models.ts'

export interface Fit {
  readonly kind: 'fit'
  readonly model: Model
  /** Of a polynomial lowest first; else in the order of the letters of its formula. */
  readonly coefficients: readonly number[]
  readonly at: (x: number) => number
  /** Null where all heights are the same. Of an exponential or a power, of the straight line through the logarithms. */
  readonly r2: number | null
  /** Of a straight line only. */
  readonly r: number | null
}

export type Unfit =
  | { readonly kind: 'fewPoints'; readonly least: number }
  | { readonly kind: 'sameX' | 'needsPositiveX' | 'needsOneSign' | 'notFound' }

interface Recipe {
  readonly least: number
  readonly find: (points: readonly Point[]) => number[] | null
  readonly at: (coefficients: readonly number[], x: number) => number
  readonly isPositiveX?: boolean
  readonly isOneSign?: boolean
  /** Where r² is that of the straight line through logarithms. */
  readonly straight?: (point: Point) => Point
}

const polynomial = (degree: number): Recipe => ({
  least: degree + 1,
  find: points => polynomialFit(points, degree),
  at: (coefficients, x) => coefficients.reduceRight((sum, one) => sum * x + one, 0)
})

const ln = (y: number) => Math.log(Math.abs(y))

const RECIPES: Record<Model, Recipe> = {
  linear: polynomial(1),
  quadratic: polynomial(2),
  cubic: polynomial(3),
  exponential: {
    least: 2,
    find: exponentialFit,
    at: ([a = NaN, b = NaN], x) => a * b ** x,
    isOneSign: true,
    straight: ([x, y]) => [x, ln(y)]
  },
  power: {
    least: 2,
    find: powerFit,
    at: ([a = NaN, b = NaN], x) => a * x ** b,
    isPositiveX: true,
    isOneSign: true,
    straight: ([x, y]) => [Math.log(x), ln(y)]
  },
  logarithmic: {
    least: 2,
    find: logarithmicFit,
    at: ([a = NaN, b = NaN], x) => a + b * Math.log(x),
    isPositiveX: true
  },
  logistic: {
    least: 3,
    find: logisticFit,
    at: ([a = NaN, b = NaN, c = NaN], x) => c / (1 + a * Math.exp(-b * x)),
    isOneSign: true
  },
  sine: {
    least: 4,
    find: sineFit,
    at: ([a = NaN, b = NaN, c = NaN, d = NaN], x) => a * Math.sin(b * x + c) + d
  }
}

/** The curve of a kind that comes nearest to the points, by least squares; or why there is none. */
export function fitCurve(model: Model, all: readonly Point[]): Fit | Unfit {
  const { least, find, at, isPositiveX, isOneSign, straight } = RECIPES[model]
  const points = all.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y)).toSorted(([a], [b]) => a - b)
  if (points.length < least) return { kind: 'fewPoints', least }
  if (new Set(points.map(([x]) => x)).size < least) return { kind: 'sameX' }
  if (isPositiveX === true && points.some(([x]) => x <= 0)) return { kind: 'needsPositiveX' }
  if (isOneSign === true && Math.abs(points.reduce((sum, [, y]) => sum + Math.sign(y), 0)) < points.length)
    return { kind: 'needsOneSign' }
  const coefficients = find(points)
  if (!coefficients?.every(Number.isFinite)) return { kind: 'notFound' }
  const shown = straight ? points.map(straight) : points
  const height = (x: number) => at(coefficients, x)
  const heights = points.map(([x]) => (straight ? ln(height(x)) : height(x)))
  return {
    kind: 'fit',
    model,
    coefficients,
    at: height,
    r2: determination(shown, heights),
    r: model === 'linear' ? correlation(points) : null
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

function determination(points: readonly Point[], heights: readonly number[]): number | null {
  const middle = mean(points.map(([, y]) => y))
  const all = isLevel(points) ? 0 : points.reduce((sum, [, y]) => sum + (y - middle) ** 2, 0)
  const left = points.reduce((sum, [, y], index) => sum + (y - (heights[index] ?? NaN)) ** 2, 0)
  return all > 0 && Number.isFinite(left) ? 1 - left / all : null
}

const isLevel = (points: readonly Point[]) => new Set(points.map(([, y]) => y)).size === 1

/** Pearson's r. */
function correlation(points: readonly Point[]): number | null {
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  let [xx, xy, yy] = [0, 0, 0]
  for (const [x, y] of points) {
    xx += (x - middleX) ** 2
    xy += (x - middleX) * (y - middleY)
    yy += (y - middleY) ** 2
  }
  return isLevel(points) ? null : Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)))
}
