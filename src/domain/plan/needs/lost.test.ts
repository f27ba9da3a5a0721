import { expect, test } from 'vitest'
import { feltWithLosses } from '#domain/plan/needs/lost.ts'

test.each([
  [null, 0, null],
  [4, 0, 4],
  [4, 1, 3],
  [4, 3, 2],
  [1, 5, 1],
  [null, 1, 2],
  [null, 4, 1]
])('confidence %s with %s lost marks open counts as %s', (confidence, open, felt) => {
  expect(feltWithLosses(confidence, open)).toBe(felt)
})
