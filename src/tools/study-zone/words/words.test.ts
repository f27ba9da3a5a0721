import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countsOf, countWords, roomIn } from '#tools/study-zone/words/count.ts'
import { LIMITS } from '#tools/study-zone/words/limits.ts'

test.each([
  ['', 0],
  ['   \n', 0],
  ['One', 1],
  ['a well-known rule', 3],
  ['It’s 3.5 km – far', 4],
  ['one\ntwo\tthree', 3],
  ['… — !', 0],
  ['x² + y² = 9', 3]
])('%j has %i words', (text, words) => expect(countWords(text)).toBe(words))

test('quotations and citations can be left out', () => {
  const text = 'He said “to be or not” (Smith 12) and left (sadly). It’s ‘fine’ now.'
  expect(countsOf(text)).toMatchObject({ words: 14, withoutQuotes: 9, withoutCitations: 12, paragraphs: 1 })
})

test('the count of two texts with a space between is the sum of both', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, two) => {
      expect(countWords(`${one} ${two}`)).toBe(countWords(one) + countWords(two))
    })
  )
})

test('a limit says how many words are missing, free or too many', () => {
  const limit = { least: 500, most: 800 }
  expect(roomIn(499, limit)).toEqual({ state: 'under', by: 1 })
  expect(roomIn(500, limit)).toEqual({ state: 'within', by: 300 })
  expect(roomIn(800, limit)).toEqual({ state: 'within', by: 0 })
  expect(roomIn(801, limit)).toEqual({ state: 'over', by: 1 })
})

test('each limit names the page it was read on', () => {
  expect(new Set(LIMITS.map(({ id }) => id)).size).toBe(LIMITS.length)
  for (const { source, least, most } of LIMITS) {
    expect(new URL(source).protocol).toBe('https:')
    expect(least ?? 0).toBeLessThan(most)
  }
})

test('Chinese has no spaces: each of its signs is a word', () => {
  expect(countWords('我喜欢学习数学。我也喜欢物理。')).toBe(13)
  expect(countWords('I like 数学 a lot')).toBe(6)
})
