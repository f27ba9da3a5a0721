import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Pieces, type Vocabulary } from '#engine/builtin/meaning/pieces.ts'

const VOCABULARY: Vocabulary = [
  ...['<unk>', '<s>', '</s>', '<1>', '<2>', '<3>'].map(mark => [mark, 0] as const),
  ['▁', -5],
  ['▁the', -3],
  ['▁th', -4],
  ['e', -3],
  ['r', -3],
  ['▁tea', -6],
  ['re', -4]
]
const pieces = new Pieces(VOCABULARY)
const words = (text: string): string[] => pieces.split(text).map(place => VOCABULARY[place]?.[0] ?? '')

test('the likeliest pieces spell the text, a space standing before each word', () => {
  expect(words('the')).toEqual(['▁the'])
  expect(words('there')).toEqual(['▁the', 're'])
  expect(words('tea the')).toEqual(['▁tea', '▁the'])
})

test('characters that no piece spells count once together', () => {
  expect(words('the 🙂🙂')).toEqual(['▁the', '▁', '<unk>'])
  expect(words('')).toEqual([])
})

test('whatever is known is spelled by its pieces, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('the', 'there', 'tea', 'e', 'r', 're'), { minLength: 1 }), said => {
      const text = said.join(' ')
      expect(words(text).join('').replaceAll('▁', ' ').trim()).toBe(text)
    })
  )
})
