import { expect, test } from 'vitest'
import { withCalls } from '#domain/calculator/calculus/notation.ts'
import { plainNumber, workOut, type Result } from '#domain/calculator/sheet.ts'

const resultOf = (text: string): Result => workOut([{ no: 1, text }], 'radians').get(1) ?? { kind: 'empty' }

test.each([
  ['∫_0^π sin x dx', 2],
  ['∫_0^1 x² dx + 1', 4 / 3],
  ['∫(x², 0, 3)', 9],
  ['∫(t², t, 0, 3)', 9],
  ['fnInt(x², x, 0, 3)', 9],
  ['\\int_{0}^{1} x^2\\, dx', 1 / 3],
  ['∫₀¹ e^x dx', Math.E - 1],
  ['∫_1^2 1/x dx', Math.LN2],
  ['∫_(-∞)^∞ e^(-x²) dx', Math.sqrt(Math.PI)],
  ['∫_0^∞ x e^(-x) dx', 1],
  ['∫_0^1 1/√x dx', 2],
  ['∫_0^1 ln x dx', -1],
  ['∫_(-1)^1 sin(x)/x dx', 1.8921661407343662],
  ['∫_0^1 ∫_0^x x y dy dx', 1 / 8],
  ['∫_0^1000 e^(-(x-3)²) dx', 1.7724342737],
  ['∫_0^10 |x − 3| dx', 29],
  ['∫_3^0 x² dx', -9],
  ['∫_(-1)^1 normpdf(x) dx', 0.6826894921370859],
  ['Σ_(k=1)^10 k²', 385],
  ['Σ_(i=1)^(10) i', 55],
  ['∑_{k=1}^{5} 2^k + 1', 63],
  ['Σ(k², k, 1, 10)', 385],
  ['\\sum_{n=0}^{4} n', 10],
  ['Σ_(n=1)^100000 1/n²', 1.6449240668982263],
  ['Σ_(k=1)^3 Σ_(j=1)^k j', 10],
  ['d/dx(x², 3)', 6],
  ['d/dx(x³ − 2x) at x = 2', 10],
  ['d/dt(sin t, 0)', 1],
  ['nDeriv(ln x, x, 2)', 0.5],
  ['d/dx(e^x, 1)', Math.E],
  ['d/dx(√x, 4)', 0.25],
  ['d/dx(1/x, 0.01)', -10000],
  ['∫_0^2 x² dx = x', NaN]
])('%s is %d', (text, value) => {
  const result = resultOf(text)
  const got = plainNumber(result)
  if (Number.isNaN(value)) return expect(result.kind).toBe('solved')
  expect(got, JSON.stringify(result)).not.toBeNull()
  expect(Math.abs((got ?? NaN) - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)))
})

test('an error that is given is no smaller than the real one', () => {
  for (const [text, value] of [
    ['∫_0^1 1/√x dx', 2],
    ['d/dx(e^x, 1)', Math.E],
    ['∫_1^2 1/x dx', Math.LN2],
    ['d/dx(sin(x²), 3)', 6 * Math.cos(9)]
  ] as const) {
    const result = resultOf(text)
    if (result.kind !== 'value' || typeof result.value !== 'number') throw new Error(text)
    expect(Math.abs(result.value - value), text).toBeLessThanOrEqual((result.within ?? 0) + 4e-15 * Math.abs(value))
  }
})

test.each([
  ['∫_0^1 1/x dx', 'notSettled'],
  ['∫_(-1)^1 1/x dx', 'notSettled'],
  ['∫_0^∞ x dx', 'notSettled'],
  ['∫_(-2)^2 √(x) dx', 'noValue'],
  ['d/dx(|x|, 0)', 'noSlope'],
  ['d/dx(1/x, 0)', 'noSlope'],
  ['d/dx(floor(x), 2)', 'noSlope'],
  ['Σ_(k=1)^∞ 1/k²', 'wholeLimits'],
  ['Σ_(k=1)^(2.5) k', 'wholeLimits'],
  ['Σ_(k=1)^(10^9) k', 'tooMuch'],
  ['∫_0^1 ∫_0^1 ∫_0^1 sin(x y z)/(x + y + z)^3 dx dy dz', 'tooMuch'],
  ['integral(x, 3)', 'arguments'],
  ['∫_0^1 q x dx', 'unknownName']
])('%s is refused: %s', (text, code) => expect(resultOf(text)).toMatchObject({ kind: 'refused', code }))

test('what is no notation of calculus stays as it is', () => {
  for (const text of ['2x + 3', 'Σ', 'd/dx', '∫', '∫_0^1', 'Σ_(', 'd/dx(', 'a d x'])
    expect(() => withCalls(text)).not.toThrow()
  expect(withCalls('2d + 3')).toBe('2d + 3')
})
