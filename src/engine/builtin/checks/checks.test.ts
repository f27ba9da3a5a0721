import { expect, test } from 'vitest'
import { makeCards } from '#engine/builtin/cards.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { fault } from '#engine/builtin/checks/check.ts'
import { meaningOf, prepare, repeats } from '#engine/builtin/checks/unique.ts'
import { sourceFromText } from '#engine/source-text.ts'

const card = (front: string, back: string): Candidate => ({
  type: 'definition',
  kind: 'basic',
  front,
  back,
  block: { id: 'b', kind: 'paragraph', text: `${front} ${back}` },
  quote: { start: 0, end: 1 },
  headings: [],
  trust: 0.8
})

test.each([
  ['What is osmosis?', 'Osmosis', 'leaks the answer'],
  ['Why did he resign?', 'Because of the scandal', 'not self-contained'],
  ['What does this process need?', 'Light', 'not self-contained'],
  ['Why does it expand?', 'Because the particles move apart', 'pronoun without antecedent'],
  ['What is the?', 'A gas', 'broken grammar'],
  ['What is the range (in metres?', 'Ten', 'broken brackets'],
  ['What is entropy?', 'word '.repeat(26).trim(), 'answer too long']
])('%s → %s is held back: %s', (front, back, reason) => {
  expect(fault(card(front, back))).toBe(reason)
})

test('a plain question with a plain answer passes', () => {
  expect(fault(card('What is osmosis?', 'The movement of water through a membrane'))).toBeUndefined()
})

test('formulas that differ by a bracket or a sign are two things', () => {
  expect(meaningOf('the graph of y = f(x) + a')).not.toBe(meaningOf('the graph of y = f(x + a)'))
  expect(meaningOf('the graph of $-f(x)$')).not.toBe(meaningOf('the graph of $f(-x)$'))
  expect(meaningOf('the graph of y=f(x)+a')).toBe(meaningOf('the graph of $y = f(x) + a$'))
})

test('one question with two answers is a contradiction, with one answer a duplicate', () => {
  const first = prepare(card('When did the war end?', '1918'))
  expect(repeats(prepare(card('When did the war end?', '1919')), [first])).toBe('contradiction')
  expect(repeats(prepare(card('When did the war end?', '1918')), [first])).toBe('duplicate')
})

test('a question the student already has is not suggested again', () => {
  const source = sourceFromText(
    'n',
    '',
    'Osmosis is the movement of water through a partially permeable membrane. Erosion is the wearing away of rock by water.'
  )
  expect(makeCards(source).cards.map(one => one.front)).toContain('What is osmosis?')
  expect(makeCards(source, { known: ['What is osmosis?'] }).cards.map(one => one.front)).not.toContain(
    'What is osmosis?'
  )
})
