import { expect, test } from 'vitest'
import { editedWhen } from '#tools/notetaker/list/when.ts'

test('today is told by the hour, this year by the day, before that with its year', () => {
  const now = new Date(2027, 4, 12, 18, 0)
  expect(editedWhen(new Date(2027, 4, 12, 9, 5).toISOString(), now)).toBe('09:05')
  expect(editedWhen(new Date(2027, 1, 3).toISOString(), now)).toBe('3 Feb')
  expect(editedWhen(new Date(2026, 10, 30).toISOString(), now)).toBe('30 Nov 2026')
})
