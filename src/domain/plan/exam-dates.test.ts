import { expect, test } from 'vitest'
import { isOwnDateCounted } from '#domain/plan/exam-dates.ts'

test('a mock before it leaves the date of the subject standing; its papers take its place', () => {
  expect(isOwnDateCounted(null, [])).toBe(false)
  expect(isOwnDateCounted('2027-06-03', [])).toBe(true)
  expect(isOwnDateCounted('2027-06-03', ['2026-11-30'])).toBe(true)
  expect(isOwnDateCounted('2027-06-03', ['2026-11-30', '2027-06-03'])).toBe(false)
  expect(isOwnDateCounted('2027-06-03', ['2027-06-09'])).toBe(false)
})
