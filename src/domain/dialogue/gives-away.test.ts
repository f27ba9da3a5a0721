import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givesAway, newWords } from '#domain/dialogue/gives-away.ts'

const QUESTION = 'Why do leaves look green?'
const ANSWER = 'Chlorophyll absorbs red and blue light and reflects green light.'

test.each([
  ['the answer itself', ANSWER],
  ['the answer in other forms', 'Does chlorophyll absorb red while it is reflecting some light?'],
  ['most of its words in another order', 'Light that is red or blue: which pigment, chlorophyll, takes it?']
])('%s gives it away', (_, text) => {
  expect(givesAway(text, ANSWER, QUESTION)).toBe(true)
})

test.each([
  ['a hint', 'Think about which colours of light the pigment takes in.'],
  ['the question again', 'So why do green leaves look green?'],
  ['nothing', '']
])('%s does not', (_, text) => {
  expect(givesAway(text, ANSWER, QUESTION)).toBe(false)
})

test('what the student has written is no secret any more', () => {
  const hint = 'You have red and blue light that chlorophyll absorbs. What of the rest?'
  expect(givesAway(hint, ANSWER, QUESTION)).toBe(true)
  expect(givesAway(hint, ANSWER, `${QUESTION} chlorophyll absorbs red and blue light`)).toBe(false)
})

test.each([
  ['a year', 'It was before 1924.', 'The putsch was in 1923, in Munich and in the beer halls.', false],
  ['the year', 'Was it 1923?', 'The putsch was in 1923, in Munich and in the beer halls.', true],
  ['a term', 'It begins with the mitochondrion.', 'mitochondria', true],
  ['one of two words', 'It is a chloride.', 'sodium chloride', true],
  ['a letter of a formula', 'What does a mean?', 'F = ma', false],
  ['accents', 'It is the cafe.', 'café', true],
  ['no letters', 'π', '!!!', false]
])('%s', (_, text, answer, is) => {
  expect(givesAway(text, answer)).toBe(is)
})

test('an answer of known words is given away only as a whole', () => {
  expect(newWords('green', QUESTION)).toEqual([])
  expect(givesAway('Which colour, green or another?', 'green', QUESTION)).toBe(true)
  expect(givesAway('Which colour?', 'green', QUESTION)).toBe(false)
})

test('an answer gives itself away, and words that it does not have never do', () => {
  const words = fc.array(fc.constantFrom('atom', 'bond', 'cell', 'decay', 'energy', 'field', 'gas'), { minLength: 1 })
  fc.assert(fc.property(words, answer => givesAway(answer.join(' '), answer.join(' '))))
  fc.assert(fc.property(words, answer => !givesAway('xylem yolk zinc', answer.join(' '))))
})
