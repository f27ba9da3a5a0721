import { expect, test } from 'vitest'
import { fitChoices } from '#cli/fit-weights.ts'

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
