import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitLogistic, sigmoid, solve } from '#cli/logistic.ts'

test('linear equations are solved whatever their order', () => {
  fc.assert(
    fc.property(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), ([x, y]) => {
      const [one = 0, two = 0] = solve([
        [0, 2, 2 * y],
        [3, 1, 3 * x + y]
      ])
      expect(one).toBeCloseTo(x)
      expect(two).toBeCloseTo(y)
    })
  )
})

const seen = (value: number, held: number, of: number) =>
  Array.from({ length: of }, (_, at) => ({ values: [1, value], holds: at < held, weight: 1 }))

test('the chances fitted are the shares seen', () => {
  const [bias = 0, slope = 0] = fitLogistic([...seen(0, 2, 10), ...seen(1, 9, 10)], 1e-6)
  expect(sigmoid(bias)).toBeCloseTo(0.2, 2)
  expect(sigmoid(bias + slope)).toBeCloseTo(0.9, 2)
})

test('what weighs half counts half', () => {
  const light = seen(0, 0, 20).map(one => ({ ...one, weight: 0.5 }))
  const [bias = 0] = fitLogistic([...seen(0, 10, 10), ...light, ...seen(1, 1, 2)], 1e-6)
  expect(sigmoid(bias)).toBeCloseTo(0.5, 2)
})
