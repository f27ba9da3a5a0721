import { expect, test } from 'vitest'
import { readingMinutes } from '#lib/pages/reading-time.ts'

test('counts words, not punctuation, and never says zero minutes', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('| --- | --- |')).toBe(1)
  expect(readingMinutes('word '.repeat(238 * 7))).toBe(7)
})
