import { expect, test } from 'vitest'
import { isNear, rootOf } from '#engine/text/near.ts'
import { wordsWithPlaces } from '#engine/builtin/mark/tokens.ts'

test.each([
  ['worker', 'staff', true],
  ['women', 'girls', true],
  ['worker', 'manager', false],
  ['unheard', 'of', false]
])('%s and %s say nearly the same: %s', (one, other, is) => {
  expect(isNear(rootOf(one), rootOf(other))).toBe(is)
})

test('a phrase of an answer counts beside its words, whatever its form, and not across a comma', () => {
  const stems = (text: string) => wordsWithPlaces(text, true).map(word => word.stem)
  expect(stems('the price went up')).toContain('increas')
  expect(stems('the price went, up')).not.toContain('increas')
  expect(stems('they got rid of it')).toContain('get rid of')
  expect(wordsWithPlaces('the price went up').map(word => word.stem)).not.toContain('increas')
})

test('"not as many" is fewer and denies nothing', () => {
  const words = wordsWithPlaces('not as many workers are needed', true)
  expect(words.map(word => word.stem)).toContain('fewer')
  expect(words.some(word => word.negated)).toBe(false)
})
