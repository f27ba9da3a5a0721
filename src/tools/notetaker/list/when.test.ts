import { expect, test } from 'vitest'
import { editedWhen, sectionName } from '#tools/notetaker/list/when.ts'

test('today is told by the hour, this year by the day, before that with its year', () => {
  const now = new Date(2027, 4, 12, 18, 0)
  expect(editedWhen(new Date(2027, 4, 12, 9, 5).toISOString(), now)).toBe('09:05')
  expect(editedWhen(new Date(2027, 1, 3).toISOString(), now)).toBe('3 Feb')
  expect(editedWhen(new Date(2026, 10, 30).toISOString(), now)).toBe('30 Nov 2026')
})

test('a heading of the list names the day with its weekday, or the month with its year', () => {
  expect(sectionName('2026-11-20')).toBe('Friday 20 November')
  expect(sectionName('2026-10')).toBe('October 2026')
})
