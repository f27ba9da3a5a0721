import { describe, expect, test } from 'vitest'
import { isAnswered, readGiven, type Given, type ScoredItem } from '#domain/quiz/item.ts'

const base = { key: 'k', question: 'Q?' }
const options = ['a', 'b', 'c'].map((text, at) => ({ text, correct: at === 2 }))
const choice: ScoredItem = { ...base, type: 'choice', options }
const truth: ScoredItem = { ...base, type: 'true-false', answer: false }
const cloze: ScoredItem = { ...base, type: 'cloze', answers: ['ERP'] }
const number: ScoredItem = { ...base, type: 'numeric', value: 3, tolerance: 0, unit: '' }
const order: ScoredItem = { ...base, type: 'ordering', items: ['c', 'a', 'b'], order: [1, 2, 0] }
const pairs: ScoredItem = { ...base, type: 'matching', left: ['1', '2'], right: ['x', 'y', 'z'], pairs: [2, 0] }

describe('an answer that was kept is read back', () => {
  const rows: readonly (readonly [string, ScoredItem, Record<string, unknown>, Given])[] = [
    ['the first option', choice, { at: 0 }, { kind: 'choice', at: 0 }],
    ['the last option', choice, { at: 2 }, { kind: 'choice', at: 2 }],
    ['true', truth, { is: true }, { kind: 'truth', is: true }],
    ['false', truth, { is: false }, { kind: 'truth', is: false }],
    ['words for a gap', cloze, { text: 'erp' }, { kind: 'text', text: 'erp' }],
    ['a number as it was typed', number, { text: '3 m' }, { kind: 'text', text: '3 m' }],
    ['pairs, one of them open', pairs, { pairs: [2, null] }, { kind: 'pairs', pairs: [2, null] }],
    ['an order', order, { order: [2, 0, 1] }, { kind: 'order', order: [2, 0, 1] }]
  ]
  test.each(rows)('%s', (_, item, value, given) => {
    expect(readGiven(item, value)).toEqual(given)
    expect(isAnswered(readGiven(item, value))).toBe(true)
  })
})

describe('what does not fit the question is no answer: another version may have kept it', () => {
  const rows: readonly (readonly [string, ScoredItem, Record<string, unknown> | null])[] = [
    ['nothing kept', choice, null],
    ['an option that is not there', choice, { at: 3 }],
    ['a place below the first', choice, { at: -1 }],
    ['half a place', choice, { at: 0.5 }],
    ['the letter of an option', choice, { at: '1' }],
    ['a word for true', truth, { is: 'true' }],
    ['a number for words', cloze, { text: 3 }],
    ['too few pairs', pairs, { pairs: [2] }],
    ['too many pairs', pairs, { pairs: [2, 0, 1] }],
    ['a pair with what is not there', pairs, { pairs: [0, 3] }],
    ['no list of pairs', pairs, { pairs: { length: 2 } }],
    ['an order that leaves one out', order, { order: [0, 1] }],
    ['an order that has one twice', order, { order: [0, 1, 1] }],
    ['an order with a fourth of three', order, { order: [0, 1, 3] }],
    ['no list of an order', order, { order: 'cab' }],
    ['the answer to another kind of question', order, { at: 1 }]
  ]
  test.each(rows)('%s', (_, item, value) => {
    expect(readGiven(item, value)).toBeNull()
  })
})

test('pairs that are all open can not be checked yet, one that is joined can', () => {
  expect(isAnswered({ kind: 'pairs', pairs: [null, null] })).toBe(false)
  expect(isAnswered({ kind: 'pairs', pairs: [null, 0] })).toBe(true)
  expect(isAnswered(null)).toBe(false)
})
