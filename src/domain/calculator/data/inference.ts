import { chiSquare, normal, quantile, studentT, type Distribution } from '#domain/calculator/chance/distributions.ts'
import { twoVariables } from '#domain/calculator/data/two-variables.ts'

/** What the other hypothesis says: not equal, less, greater. */
export type Tail = 'both' | 'less' | 'greater'

export interface Tested {
  /** z, t or χ². */
  readonly statistic: number
  readonly df: number | null
  readonly p: number
}

function chanceOf(of: Distribution, statistic: number, tail: Tail): number {
  const { lower, upper } = of.tails(statistic)
  return tail === 'less' ? lower : tail === 'greater' ? upper : Math.min(1, 2 * Math.min(lower, upper))
}

/** One mean, its deviation known for the whole population. */
export function zTest(mean: number, sigma: number, n: number, expected: number, tail: Tail): Tested {
  const statistic = (mean - expected) / (sigma / Math.sqrt(n))
  return { statistic, df: null, p: chanceOf(normal(0, 1), statistic, tail) }
}

/** One mean, its deviation known from the sample alone; for pairs, of their differences. */
export function tTest(mean: number, s: number, n: number, expected: number, tail: Tail): Tested {
  const statistic = (mean - expected) / (s / Math.sqrt(n))
  return { statistic, df: n - 1, p: chanceOf(studentT(n - 1), statistic, tail) }
}

export interface Sample {
  readonly mean: number
  readonly s: number
  readonly n: number
}

/** Two means: pooled where both populations are taken to vary alike (IB), else Welch's. */
export function twoSampleTest(one: Sample, other: Sample, isPooled: boolean, tail: Tail): Tested {
  const [a, b] = [one.s ** 2 / one.n, other.s ** 2 / other.n]
  const shared = one.n + other.n - 2
  const pooled = ((one.n - 1) * one.s ** 2 + (other.n - 1) * other.s ** 2) / shared
  const spread = isPooled ? pooled * (1 / one.n + 1 / other.n) : a + b
  const df = isPooled ? shared : (a + b) ** 2 / (a ** 2 / (one.n - 1) + b ** 2 / (other.n - 1))
  const statistic = (one.mean - other.mean) / Math.sqrt(spread)
  return { statistic, df, p: chanceOf(studentT(df), statistic, tail) }
}

export interface Interval {
  readonly from: number
  readonly to: number
}

const around = (mean: number, reach: number): Interval => ({ from: mean - reach, to: mean + reach })
const inside = (level: number): number => 1 - (1 - level) / 2

export const zInterval = (mean: number, sigma: number, n: number, level: number): Interval =>
  around(mean, quantile(normal(0, 1), inside(level)) * (sigma / Math.sqrt(n)))

export const tInterval = (mean: number, s: number, n: number, level: number): Interval =>
  around(mean, quantile(studentT(n - 1), inside(level)) * (s / Math.sqrt(n)))

export interface ChiTested extends Tested {
  readonly expected: readonly (readonly number[])[]
}

const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)

function chiOf(
  observed: readonly (readonly number[])[],
  expected: readonly (readonly number[])[],
  df: number
): ChiTested {
  const statistic = total(
    observed.flatMap((row, at) =>
      row.map((one, place) => (one - (expected[at]?.[place] ?? 0)) ** 2 / (expected[at]?.[place] ?? 0))
    )
  )
  return { statistic, df, p: chiSquare(df).tails(statistic).upper, expected }
}

/** Goodness of fit; `estimated` parameters were taken from the data. */
export const fitTest = (observed: readonly number[], expected: readonly number[], estimated: number): ChiTested =>
  chiOf([observed], [expected], observed.length - 1 - estimated)

/** Independence of rows and columns. */
export function tableTest(observed: readonly (readonly number[])[]): ChiTested {
  const rows = observed.map(total)
  const width = observed[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, at) => total(observed.map(row => row[at] ?? 0)))
  const all = total(rows)
  const expected = rows.map(row => columns.map(column => (row * column) / all))
  return chiOf(observed, expected, (rows.length - 1) * (width - 1))
}

/** Whether x and y are correlated; null where r does not exist, or for fewer than three pairs. */
export function correlationTest(
  x: readonly number[],
  y: readonly number[],
  tail: Tail
): (Tested & { readonly r: number }) | null {
  const r = twoVariables(x, y)?.r ?? null
  if (r === null || x.length < 3) return null
  const df = x.length - 2
  const statistic = r * Math.sqrt(df / (1 - r * r))
  return { r, statistic, df, p: Math.abs(r) === 1 ? 0 : chanceOf(studentT(df), statistic, tail) }
}
