import { expect, test } from 'vitest'
import { fitChoices, fitYesNo, scoreOf } from '#cli/fit-weights.ts'

const rows = (...values: number[][]): Float64Array[] => values.map(one => Float64Array.from(one))

test('among alternatives the weights put the right one first', () => {
  const lists = [
    { rows: rows([1, 0.2], [0, 0.9], [0.1, 0.5]), right: [true, false, false] },
    { rows: rows([0.2, 1], [0.8, 0.1]), right: [false, true] },
    { rows: rows([0.5, 0.5], [0.4, 0.6]), right: [false, false] }
  ]
  const weights = fitChoices(lists, 2, 0.01, 100)
  expect(weights[0]).toBeGreaterThan(weights[1] ?? 0)
  expect(fitChoices(lists, 2, 0.01, 100)).toEqual(weights)
})

test('yes and no are told apart on the scale of the features', () => {
  const examples = rows([100, 1], [110, 1], [120, 1], [10, 1], [20, 1], [30, 1])
  const weights = fitYesNo(examples, [true, true, true, false, false, false], 0.1)
  for (const [at, row] of examples.entries()) expect(scoreOf(weights, row) > 0).toBe(at < 3)
})

test('a larger penalty makes smaller weights', () => {
  const examples = rows([1, 1], [0, 1], [0.9, 1], [0.2, 1])
  const size = (penalty: number): number => Math.abs(fitYesNo(examples, [true, false, true, false], penalty)[0] ?? 0)
  expect(size(10)).toBeLessThan(size(0.1))
})
