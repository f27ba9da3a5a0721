import { expect, test } from 'vitest'
import { leaningsOf } from '#engine/builtin/mark/polarity.ts'
import { wordsWithPlaces } from '#engine/builtin/mark/tokens.ts'

const leaning = (text: string, of: string) => {
  const words = wordsWithPlaces(text)
  const found = leaningsOf(words, (from, to) => text.slice(from, to).includes(','))
  return found.get(words.find(word => word.lower === of) ?? ({} as never))
}

test.each([
  ['low wages', 'wages', -1],
  ['better wages', 'wages', 1],
  ['wages are not high', 'wages', -1],
  ['wages, high rents', 'wages', undefined],
  ['wages rose and fell', 'wages', undefined],
  ['the wages of sin', 'wages', undefined]
])('in "%s" the leaning of "%s" is %s', (text, of, sign) => {
  expect(leaning(text, of)).toBe(sign)
})
