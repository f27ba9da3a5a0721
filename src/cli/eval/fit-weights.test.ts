import { expect, test } from 'vitest'
import { fitChoices, fitScaledChoices } from '#cli/eval/fit-weights.ts'

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

test('a feature in thousands weighs as much as the same in ones', () => {
  const lists = (by: number) => [
    { rows: rows([1 * by, 0.2], [0, 0.9], [0.1 * by, 0.5]), right: [true, false, false] },
    { rows: rows([0.2 * by, 1], [0.8 * by, 0.1]), right: [false, true] }
  ]
  const [ones, thousands] = [1, 1000].map(by => fitScaledChoices(lists(by), 2, 0.01, 100))
  expect((thousands?.[0] ?? 0) * 1000).toBeCloseTo(ones?.[0] ?? 1, 6)
  expect(thousands?.[1]).toBeCloseTo(ones?.[1] ?? 0, 6)
})
