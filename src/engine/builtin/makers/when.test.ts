import { expect, test } from 'vitest'
import { whenQuestion } from '#engine/builtin/makers/when.ts'

test.each([
  ['Battle of Naseby', 'when was the Battle of Naseby'],
  ['Education Act', 'when was the Education Act passed'],
  ['Treaty of Utrecht', 'when was the Treaty of Utrecht signed'],
  ['Donoghue v Stevenson', 'when was Donoghue v Stevenson decided'],
  ['Gordon Riots', 'when were the Gordon Riots']
])('%s: a date is asked for with a verb', (term, question) => {
  expect(whenQuestion(term)).toBe(question)
})

test.each(['when', 'Raga', 'Brunel', 'due', 'Kyoto 2'])('%s: of what is no event no date is asked', term => {
  expect(whenQuestion(term)).toBeUndefined()
})
