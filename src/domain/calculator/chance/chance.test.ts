import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CALC_FEATURES } from '#domain/calculator/features.ts'
import { plainNumber, workOut, type Result } from '#domain/calculator/sheet.ts'

interface Case {
  readonly text: string
  readonly value: number
}

/** Values by SciPy 1.17: tests/fixtures/zone/distributions.py. */
const cases = JSON.parse(readFileSync('tests/fixtures/zone/distributions.json', 'utf8')) as readonly Case[]

const resultOf = (text: string): Result => workOut([{ no: 1, text }], 'radians').get(1) ?? { kind: 'empty' }
const valueOf = (text: string): number => plainNumber(resultOf(text)) ?? NaN
/** 1e-9 is 1·e − 9. */
const written = (value: number): string => String(value).replace('e', 'E')

test('distributions agree with SciPy in nine figures, also far out', () => {
  const wrong = cases.flatMap(({ text, value }) => {
    const got = valueOf(text)
    return Math.abs(got - value) <= 1e-9 * Math.max(1e-290, Math.abs(value)) ? [] : [`${text}: ${got} for ${value}`]
  })
  expect(wrong).toEqual([])
  expect(cases.length).toBeGreaterThan(600)
})

test.each([
  ['normalCdf(-1, 1)', 'normcdf(-1, 1)'],
  ['InvNorm(0.9)', 'invnorm(0.9)'],
  ['binomCdf(10, 0.3, 2)', 'binomcdf(10, 0.3, 0, 2)'],
  ['χ²cdf(0, 3.84, 1)', 'chicdf(0, 3.84, 1)'],
  ['P(X ≤ 2), X ~ B(10, 0.3)', 'binomcdf(10, 0.3, 2)'],
  ['P(X < 3), X ~ B(10, 0.3)', 'binomcdf(10, 0.3, 2)'],
  ['P(2 < X ≤ 5) for X ~ Bin(10, 0.3)', 'binomcdf(10, 0.3, 3, 5)'],
  ['P(X > 4), X ~ Po(3.5)', 'poissoncdf(3.5, 5, inf)'],
  ['P(X = 4), X ~ Po(3.5)', 'poissonpdf(3.5, 4)'],
  ['P(40 < X < 60), X ~ N(50, 10²)', 'normcdf(40, 60, 50, 10)'],
  ['P(60 > Y), Y ~ N(50, 100)', 'normcdf(-inf, 60, 50, 10)'],
  ['P(Z < 1.96)', 'normcdf(-inf, 1.96)'],
  ['1 − P(X ≥ 2), X ~ t(5)', '1 − tcdf(2, inf, 5)'],
  ['P(X > 3.84), X ~ χ²(1)', 'chicdf(3.84, inf, 1)'],
  ['1 - normcdf(-∞, 1)', 'normcdf(1, 1E99)']
])('%s is the same as %s', (one, other) => expect(valueOf(one)).toBeCloseTo(valueOf(other), 14))

test.each([
  ['normcdf(1)', 'arguments'],
  ['binompdf(10, 0.3)', 'arguments'],
  ['normcdf(0, 1, 0, 0)', 'outside'],
  ['binompdf(10, 1.2, 3)', 'outside'],
  ['binompdf(10, 0.2, 2.5)', 'outside'],
  ['binompdf(1e300, 0.2, 2)', 'outside'],
  ['poissonpdf(-1, 2)', 'outside'],
  ['invt(0, 5)', 'outside'],
  ['invnorm(1)', 'outside'],
  ['tpdf(1, 0)', 'outside']
])('%s is refused: %s', (text, code) => expect(resultOf(text)).toMatchObject({ kind: 'refused', code }))

test('an inverse leads back to its area', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), fc.integer({ min: 1, max: 300 }), (area, df) => {
      for (const name of ['norm', 't', 'chi'] as const) {
        const of = name === 'norm' ? '' : `, ${df}`
        const x = valueOf(`inv${name}(${written(area)}${of})`)
        expect(valueOf(`${name}cdf(-inf, ${written(x)}${of})`)).toBeCloseTo(area, 11)
      }
    }),
    { numRuns: 60 }
  )
})

test('an exam that does not allow distributions has none of them', () => {
  const allowed = CALC_FEATURES.filter(one => one !== 'distributions')
  const result = workOut([{ no: 1, text: 'normcdf(0, 1)' }], 'radians', { allowed }).get(1)
  expect(result).toEqual({ kind: 'refused', code: 'notAllowed', detail: 'distributions' })
})
