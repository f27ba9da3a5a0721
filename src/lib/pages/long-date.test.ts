import { expect, test } from 'vitest'
import { longDate } from '#lib/pages/long-date.ts'

test('writes the day, the month in words and the year', () => {
  expect(longDate(new Date(2026, 10, 1, 12))).toBe('1 November 2026')
})
