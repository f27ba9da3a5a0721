import { expect, test } from 'vitest'
import { likeness, SAME } from '#engine/builtin/mark/likeness.ts'
import { wordsWithPlaces } from '#engine/builtin/mark/tokens.ts'

const like = (wanted: string, given: string): number => {
  const [one] = wordsWithPlaces(wanted)
  const [two] = wordsWithPlaces(given)
  return one && two ? likeness(one, two) : Number.NaN
}

test.each([
  ['resist', 'resisted', 1],
  ['expensive', 'costly', 0.65],
  ['temperature', 'temprature', 0.9],
  ['light', 'right', 0],
  ['increase', 'decrease', 0],
  ['osmosis', 'mitosis', 0]
])('%s beside %s is worth %d', (wanted, given, worth) => {
  expect(like(wanted, given)).toBe(worth)
})

test('words of one family count as the same, but less than the word itself', () => {
  expect(like('convention', 'conventional')).toBeGreaterThanOrEqual(SAME)
})

test.each([['worker', 'staff']])('%s and %s nearly agree, too little to deny one by the other', (wanted, given) => {
  expect(like(wanted, given)).toBeGreaterThan(0)
  expect(like(wanted, given)).toBeLessThan(SAME)
})
