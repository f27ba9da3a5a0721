import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  correlationTest,
  fitTest,
  tableTest,
  tInterval,
  tTest,
  twoSampleTest,
  zInterval,
  zTest,
  type Tail
} from '#domain/calculator/data/inference.ts'
import { oneVariable } from '#domain/calculator/data/one-variable.ts'
import { twoVariables } from '#domain/calculator/data/two-variables.ts'
import { solveTvm, type Tvm, type TvmName } from '#domain/calculator/finance/tvm.ts'
import { isComplex } from '#domain/calculator/maths.ts'
import { plainNumber, workOut, type Result } from '#domain/calculator/sheet.ts'

type List = readonly number[]
interface Case {
  readonly kind: string
  readonly x?: List
  readonly y: List
  readonly table: readonly List[]
  readonly tail: Tail
  readonly pooled: boolean
  readonly sigma: number
  readonly expected: number
  readonly estimated: number
  readonly level: number
  readonly statistic?: number
  readonly p?: number
  readonly from?: number
  readonly to?: number
}
interface Cases {
  readonly one: readonly Readonly<Record<'mean' | 'sigma' | 's' | 'median', number> & { x: List }>[]
  readonly two: readonly Readonly<Record<'slope' | 'intercept' | 'r', number> & { x: List; y: List }>[]
  readonly tests: readonly Case[]
  readonly money: readonly Tvm[]
  readonly integrals: readonly { readonly text: string; readonly value: number }[]
  readonly polynomials: readonly { readonly coefficients: List; readonly roots: readonly List[] }[]
  readonly systems: readonly { readonly a: readonly List[]; readonly b: List; readonly x: List }[]
}

/** Values by SciPy 1.17: tests/fixtures/zone/statistics.py. */
const cases = JSON.parse(readFileSync('tests/fixtures/zone/statistics.json', 'utf8')) as Cases

const resultOf = (text: string): Result => workOut([{ no: 1, text }], 'radians').get(1) ?? { kind: 'empty' }
const near = (got: number | null | undefined, wanted: number, within = 1e-9): void =>
  expect(Math.abs((got ?? NaN) - wanted)).toBeLessThanOrEqual(within * Math.max(1e-6, Math.abs(wanted)))

test('lists of one and two variables are as NumPy and SciPy have them', () => {
  for (const { x, ...wanted } of cases.one) {
    const found = oneVariable(x)
    for (const name of ['mean', 'sigma', 's', 'median'] as const) near(found?.[name], wanted[name])
  }
  for (const { x, y, slope, intercept, r } of cases.two) {
    const found = twoVariables(x, y)
    near(found?.line?.slope, slope)
    near(found?.line?.intercept, intercept)
    near(found?.r, r)
  }
})

test.each([
  [[12, 15, 15, 18, 21, 22, 24, 25, 27, 30, 34, 45], 16.5, 23, 28.5, []],
  [[1, 2, 3, 4, 5, 6, 7], 2, 4, 6, []],
  [[1, 2, 3, 4, 5], 1.5, 3, 4.5, []],
  [[1, 2, 3, 4, 40], 1.5, 3, 22, []],
  [[10, 11, 12, 13, 14, 15, 16, 60], 11.5, 13.5, 15.5, [60]]
] as const)('quartiles of %j are the medians of its halves', (values, lower, median, upper, outliers) => {
  expect(oneVariable(values)).toMatchObject({ lower, median, upper, outliers })
})

function tested(of: Case): {
  readonly statistic?: number
  readonly p?: number
  readonly from?: number
  readonly to?: number
} {
  const sample = (values: List) => {
    const found = oneVariable(values)
    return { mean: found?.mean ?? NaN, s: found?.s ?? NaN, n: values.length }
  }
  const { x = [] } = of
  const { mean, s, n } = sample(x)
  switch (of.kind) {
    case 't':
      return tTest(mean, s, n, of.expected, of.tail)
    case 'z':
      return zTest(mean, of.sigma, n, of.expected, of.tail)
    case 'two':
      return twoSampleTest({ mean, s, n }, sample(of.y), of.pooled, of.tail)
    case 'paired': {
      const gaps = sample(x.map((one, at) => one - (of.y[at] ?? 0)))
      return tTest(gaps.mean, gaps.s, gaps.n, 0, of.tail)
    }
    case 'correlation':
      return correlationTest(x, of.y, of.tail) ?? {}
    case 't-range':
      return tInterval(mean, s, n, of.level)
    case 'z-range':
      return zInterval(mean, of.sigma, n, of.level)
    case 'fit':
      return fitTest(x, of.y, of.estimated)
    default:
      return tableTest(of.table)
  }
}

test('tests and intervals are as SciPy has them', () => {
  for (const of of cases.tests) {
    const found = tested(of)
    for (const name of ['statistic', 'p', 'from', 'to'] as const)
      if (of[name] !== undefined) near(found[name], of[name], 1e-8)
  }
  expect(cases.tests.length).toBeGreaterThan(100)
})

test('of the five numbers of money each is found from the others', () => {
  for (const of of cases.money)
    for (const missing of ['n', 'rate', 'present', 'payment', 'future'] as const satisfies readonly TvmName[]) {
      // Without payments, and nothing to grow, there is no number of payments.
      if (missing === 'n' && of.rate === 0 && of.payment === 0) continue
      const found = solveTvm({ ...of, [missing]: missing === 'rate' ? 0 : 1 }, missing)
      expect(Math.abs((found ?? NaN) - of[missing]), `${missing} of ${JSON.stringify(of)}`).toBeLessThanOrEqual(
        1e-6 * Math.max(1, Math.abs(of[missing]))
      )
    }
})

test('integrals are as QUADPACK has them', () => {
  for (const { text, value } of cases.integrals) near(plainNumber(resultOf(text)), value)
})

test('polynomials of degree two to four have the roots that NumPy finds', () => {
  for (const { coefficients, roots } of cases.polynomials) {
    const text = `${coefficients.map((one, at) => `(${one})x^${coefficients.length - 1 - at}`).join(' + ')} = 0`
    const result = resultOf(text)
    if (result.kind !== 'solved' || result.solutions.kind !== 'roots')
      throw new Error(`${text}: ${JSON.stringify(result)}`)
    const found = result.solutions.roots.map(({ value }): List =>
      isComplex(value) ? [value.re, value.im] : [Number(value), 0]
    )
    for (const [re = 0, im = 0] of roots)
      expect(Math.min(...found.map(([a = 0, b = 0]) => Math.hypot(a - re, b - im))), text).toBeLessThan(1e-6)
    for (const [a = 0, b = 0] of found)
      expect(Math.min(...roots.map(([re = 0, im = 0]) => Math.hypot(a - re, b - im))), text).toBeLessThan(1e-6)
  }
})

test('systems of two to four equations have the solution that NumPy finds', () => {
  const names = ['x', 'y', 'z', 'w']
  for (const { a, b, x } of cases.systems) {
    const text = a
      .map((row, at) => `${row.map((one, place) => `(${one})${names[place]}`).join(' + ')} = ${b[at]}`)
      .join(', ')
    const result = resultOf(text)
    if (result.kind !== 'solved' || result.solutions.kind !== 'system')
      throw new Error(`${text}: ${JSON.stringify(result)}`)
    for (const { name, value } of result.solutions.values) near(value, x[names.indexOf(name)] ?? NaN)
  }
})
