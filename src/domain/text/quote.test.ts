import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAgain, markIn, sentencesOf } from '#domain/text/quote.ts'

const at = (text: string, stretch: { start: number; end: number } | null) =>
  stretch && text.slice(stretch.start, stretch.end)

test('sentences end at their stop, not at an abbreviation or an initial', () => {
  const text = 'F. D. Roosevelt met Stalin, e.g. at Yalta. “Was it wise?” Nobody knew.'
  expect(sentencesOf(text).map(sentence => at(text, sentence))).toEqual([
    'F. D. Roosevelt met Stalin, e.g. at Yalta.',
    '“Was it wise?”',
    'Nobody knew.'
  ])
})

test('nothing but white space lies outside the sentences', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'B', '. ', '! ', '?', ' ', '\n', '…')), parts => {
      const text = parts.join('')
      const kept = sentencesOf(text).map(sentence => at(text, sentence) ?? '')
      expect(kept.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
    })
  )
})

test('the answer is marked where it stands in the sentence, else the whole sentence is', () => {
  const sentence = 'Stalin refused because he wanted a buffer zone.'
  expect(at(sentence, markIn(sentence, 'He wanted a buffer zone.'))).toBe('he wanted a buffer zone')
  expect(at(sentence, markIn(sentence, 'Security'))).toBe(sentence)
  expect(at(sentence, markIn(sentence, ''))).toBe(sentence)
})

test('a quote is found again after an edit: as it was, or as the sentence that became of it', () => {
  const quote = 'The Truman Doctrine was announced in March 1947.'
  const kept = `New first sentence. ${quote}`
  expect(at(kept, findAgain(kept, quote))).toBe(quote)
  const edited = 'It rained. The Truman Doctrine was announced by the President on 12 March 1947. It rained again.'
  expect(at(edited, findAgain(edited, quote))).toBe(
    'The Truman Doctrine was announced by the President on 12 March 1947.'
  )
  expect(findAgain('Quite another matter', 'xylophone')).toBeNull()
})
