import { expect, test } from 'vitest'
import { secondsWords } from '#tools/shared/plan/plan-words.ts'

test('a sum of nearly a minute is a minute, not 60 seconds', () => {
  expect([59.4, 59.7, 60, 75].map(secondsWords).map(words => words.replaceAll(/\s/g, ' '))).toEqual([
    '59 s',
    '1 min',
    '1 min',
    '1 min'
  ])
})
