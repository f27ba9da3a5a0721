import { expect, test } from 'vitest'
import { ago } from '#tools/main/ago.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('recent edits are told in minutes, hours and days, older ones by their date', () => {
  expect(ago(new Date('2026-11-21T11:55:00Z'), now)).toBe('5 minutes ago')
  expect(ago(new Date('2026-11-21T09:00:00Z'), now)).toBe('3 hours ago')
  expect(ago(new Date('2026-11-20T11:00:00Z'), now)).toBe('yesterday')
  expect(ago(new Date('2026-09-01T12:00:00Z'), now)).toBe('1 Sept 2026')
})

test('a clock that is ahead on another device does not make an edit of the future', () => {
  expect(ago(new Date('2026-11-21T12:30:00Z'), now)).toBe('this minute')
})
