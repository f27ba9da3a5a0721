import { expect, test } from 'vitest'
import { quantile, table } from '#cli/report/bench-table.ts'

test('quantiles are samples, whatever their order', () => {
  expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3)
  expect(quantile([4, 1, 3, 2], 0.75)).toBe(4)
  expect(quantile([], 0.5)).toBeNaN()
})

test('the table says which budgets are met', () => {
  const lines = table([
    { what: 'a', value: '1 ms', bar: '≤ 2 ms', isMet: true },
    { what: 'b', value: '3 ms', bar: '≤ 2 ms', isMet: false },
    { what: 'c', value: 'not measured' }
  ]).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[2]).toMatch(/met/)
  expect(lines[3]).toMatch(/MISSED/)
  expect(new Set(lines.map(line => line.length)).size).toBe(1)
})
