import fc from 'fast-check'
import { expect, test } from 'vitest'
import { functionIn } from '#domain/graph/facts.ts'
import { readLines } from '#domain/graph/lines.ts'
import { equationOf } from '#domain/regression/equation.ts'
import { type Fit, fitCurve } from '#domain/regression/fit.ts'
import { type Model, MODELS, type Point } from '#domain/regression/models.ts'

const along = (f: (x: number) => number, xs: readonly number[]): Point[] => xs.map(x => [x, f(x)])
const COUNT = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

function fitted(model: Model, points: readonly Point[]): Fit {
  const found = fitCurve(model, points)
  if (found.kind !== 'fit') throw new Error(`${model}: ${found.kind}`)
  return found
}

function lineOf(fit: Fit, xs: readonly number[], angle: 'radians' | 'degrees' = 'radians'): string {
  return equationOf(fit, angle, xs, line => {
    const sheet = readLines([line])
    const [reading] = sheet.readings
    const drawn = reading?.kind === 'drawn' ? reading.drawn[0] : undefined
    return (drawn && functionIn(drawn, sheet, { values: {}, angle })) ?? (() => NaN)
  })
}

test.each<[Model, (x: number) => number, number[]]>([
  ['linear', x => 2.5 * x - 3, [-3, 2.5]],
  ['quadratic', x => x * x - 4 * x + 1, [1, -4, 1]],
  ['cubic', x => 0.5 * x ** 3 - x, [0, -1, 0, 0.5]],
  ['exponential', x => 3 * 1.7 ** x, [3, 1.7]],
  ['exponential', x => -3 * 0.7 ** x, [-3, 0.7]],
  ['power', x => 0.2 * x ** 1.5, [0.2, 1.5]],
  ['logarithmic', x => 4 - 2 * Math.log(x), [4, -2]],
  ['logistic', x => 60 / (1 + 25 * Math.exp(-0.8 * x)), [25, 0.8, 60]],
  ['logistic', x => 60 / (1 + 0.02 * Math.exp(0.8 * x)), [0.02, -0.8, 60]],
  ['sine', x => 3 * Math.sin(0.9 * x + 0.4) + 7, [3, 0.9, 0.4, 7]],
  ['sine', x => 1e-3 * Math.sin(2.6 * x - 1) - 5, [1e-3, 2.6, -1, -5]]
])('a %s curve is found from its own points', (model, f, expected) => {
  const { coefficients, r2 } = fitted(model, along(f, COUNT))
  expected.forEach((one, at) => expect(coefficients[at]).toBeCloseTo(one, 6))
  expect(r2).toBeCloseTo(1, 9)
})

/** Values from SciPy 1.17: linregress, of ln y for the exponential, and curve_fit. */
test.each<[Model, number[], number, number[]]>([
  ['linear', [-8.719047619, 12.874285714], 0.9150131103 ** 2, [2.1, 3.9, 9.2, 17.5, 38, 70.1]],
  ['exponential', [2.065445528, 2.043471544], 0.998214842, [2.1, 3.9, 9.2, 17.5, 38, 70.1]],
  ['logistic', [20.575225, 0.65054672, 57.557591], 0.99973347, [3, 5, 9, 14, 23, 32, 41, 47, 52, 54, 56]],
  [
    'sine',
    [7.54677916, 0.54534294, -2.34851443 + 0.54534294, 11.591074],
    0.996893184,
    [4.1, 4.6, 7.2, 10.4, 13.9, 17.2, 19.3, 18.8, 15.9, 11.8, 7.6, 4.9]
  ]
])('a %s curve through a noisy table is the one that SciPy finds', (model, expected, determination, ys) => {
  const { coefficients, r2 } = fitted(
    model,
    ys.map((y, x) => [x, y])
  )
  expected.forEach((one, at) => expect(coefficients[at]).toBeCloseTo(one, 5))
  expect(r2).toBeCloseTo(determination, 7)
})

test('what cannot be fitted says why', () => {
  expect(
    fitCurve(
      'quadratic',
      along(x => x, [1, 2])
    )
  ).toEqual({ kind: 'fewPoints', least: 3 })
  expect(
    fitCurve('linear', [
      [2, 1],
      [2, 5]
    ])
  ).toEqual({ kind: 'sameX' })
  expect(
    fitCurve(
      'power',
      along(x => x, [0, 1, 2])
    )
  ).toEqual({ kind: 'needsPositiveX' })
  expect(
    fitCurve(
      'exponential',
      along(x => x - 2, COUNT)
    )
  ).toEqual({ kind: 'needsOneSign' })
  expect(fitCurve('sine', [])).toEqual({ kind: 'fewPoints', least: 4 })
  expect(
    fitted(
      'linear',
      along(() => 3, COUNT)
    )
  ).toMatchObject({ r2: null, r: null })
})

test('the line of a graph says the same curve', () => {
  const years = Array.from({ length: 16 }, (_, index) => 1990 + 2 * index)
  const cubic = fitted(
    'cubic',
    along(x => ((x - 2003) / 9) ** 3 - (x - 2003) / 5 + 40, years)
  )
  expect(lineOf(cubic, years)).toMatch(/^y = [\d.*^()-]+x³ - \d/)
  expect(
    lineOf(
      fitted(
        'linear',
        along(x => 2.5 * x - 3, COUNT)
      ),
      COUNT
    )
  ).toBe('y = 2.5x - 3')
  expect(
    lineOf(
      fitted(
        'quadratic',
        along(x => 1e-7 * x * x, COUNT)
      ),
      COUNT
    )
  ).toContain('1*10^(-7)x²')
  expect(
    lineOf(
      fitted(
        'exponential',
        along(x => 3 * 1.7 ** x, COUNT)
      ),
      COUNT
    )
  ).toBe('y = 3*(1.7)^x')
  expect(
    lineOf(
      fitted(
        'logistic',
        along(x => 60 / (1 + 25 * Math.exp(-0.8 * x)), COUNT)
      ),
      COUNT
    )
  ).toBe('y = 60/(1 + 25e^(-0.8x))')
  const wave = fitted(
    'sine',
    along(x => 3 * Math.sin((x * Math.PI) / 6) + 7, COUNT)
  )
  expect(lineOf(wave, COUNT, 'degrees')).toBe('y = 3 sin(30x) + 7')
})

test('points in any order, moved or repeated, give the same curve or say why not', () => {
  const value = fc.integer({ min: -400, max: 400 }).map(one => one / 8)
  const table = fc.array(fc.tuple(value, value), { maxLength: 12 })
  fc.assert(
    fc.property(fc.constantFrom(...MODELS), table, (model, points) => {
      const one = fitCurve(model, points)
      const other = fitCurve(model, points.toReversed())
      expect(other.kind).toBe(one.kind)
      if (one.kind !== 'fit' || other.kind !== 'fit') return
      expect(one.r2 === null || one.r2 <= 1 + 1e-9).toBe(true)
      for (const found of one.coefficients) expect(Number.isFinite(found)).toBe(true)
      expect(
        lineOf(
          one,
          points.map(([x]) => x)
        ).startsWith('y = ')
      ).toBe(true)
    }),
    { numRuns: 60 }
  )
})
