import { expect, test } from 'vitest'
import { rowAfter, windowOf } from '#ui/table/window.ts'

test('of 100,000 rows only those in sight and a few around them are drawn, wherever the table stands', () => {
  const height = 600
  for (const top of [0, 1, 44, 45, 2_250_000, 4_499_400]) {
    const { first, end } = windowOf({ top, height }, 45, 100_000)
    expect(end - first).toBeLessThan(45)
    expect(first).toBeLessThanOrEqual(Math.floor(top / 45))
    expect(end).toBeGreaterThanOrEqual(Math.min(100_000, Math.ceil((top + height) / 45)))
  }
  expect(windowOf({ top: 9000, height }, 45, 3)).toEqual({ first: 3, end: 3 })
  expect(windowOf({ top: 0, height }, 45, 0)).toEqual({ first: 0, end: 0 })
})

test('keys move from row to row and stay within the table', () => {
  expect(rowAfter('ArrowDown', 4, 10)).toBe(5)
  expect(rowAfter('ArrowDown', 9, 10)).toBe(9)
  expect(rowAfter('ArrowUp', 0, 10)).toBe(0)
  expect(rowAfter('PageDown', 3, 100)).toBe(13)
  expect(rowAfter('Home', 50, 100)).toBe(0)
  expect(rowAfter('End', 5, 100)).toBe(99)
  expect(rowAfter('a', 5, 100)).toBeNull()
  expect(rowAfter('End', 0, 0)).toBeNull()
})
