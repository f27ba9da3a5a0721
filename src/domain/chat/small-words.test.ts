import { expect, test } from 'vitest'
import { withAskingWord } from '#domain/chat/small-words.ts'
import { isQuestion } from '#domain/dialogue/item.ts'

test.each([
  ['wat is photolysis', 'what is photolysis'],
  ['Wht are the light reactions?', 'what are the light reactions?'],
  ['hw does a meander form', 'how does a meander form'],
  ['y did they execute robespierre', 'why did they execute robespierre'],
  ['and wen was the fall of the bastille', 'and when was the fall of the bastille'],
  ['y = mx + c', 'y = mx + c'],
  ['what is photolysis', 'what is photolysis'],
  ['the king of france', 'the king of france']
])('a slip in a small word that asks: %s', (typed, meant) => {
  expect(withAskingWord(typed)).toBe(meant)
})

test('a question with such a slip is one', () => {
  expect(isQuestion('y did they execute robespierre')).toBe(true)
  expect(isQuestion('wat is photolysis')).toBe(true)
})
