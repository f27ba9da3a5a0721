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
  ['What is the?', 'A gas', 'cut off'],
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

test('the same words with another question word ask for something else', () => {
  const first = prepare(card('When did the war end?', '1918'))
  expect(repeats(prepare(card('Where did the war end?', 'In a railway carriage')), [first])).toBeUndefined()
})

test('nearly the same words are the same card, half of them are not', () => {
  const first = prepare(card('What is an enzyme?', 'A protein that speeds up a reaction in a living cell'))
  const near = card('What is one enzyme?', 'A protein that speeds up a reaction in a living cell')
  expect(repeats(prepare(near), [first])).toBe('duplicate')
  const far = card('What is a catalyst?', 'A substance that speeds up a reaction without being used')
  expect(repeats(prepare(far), [first])).toBeUndefined()
})

const sentence =
  'The mitochondrion makes most of the energy of a cell by respiration while the ribosome builds its proteins from amino acids'
const gap = (word: string): Candidate => ({
  ...card(sentence.replace(word, `{{c1::${word}}}`), ''),
  type: 'cloze',
  kind: 'cloze',
  block: LONG,
  quote: { start: 0, end: sentence.length },
  answer: word
})
const LONG = { id: 'b', kind: 'paragraph', text: sentence } as const

test('a long sentence is asked for two words that stand far apart, not for neighbours and not for a third', () => {
  const [one, near, far, third] = [gap('mitochondrion'), gap('energy'), gap('ribosome'), gap('amino acids')]
  const first = prepare(one)
  expect(repeats(prepare(far), [first])).toBeUndefined()
  expect(repeats(prepare(third), [first, prepare(far)])).toBe('duplicate')
  expect(repeats(prepare(gap('most')), [first])).toBe('duplicate')
  expect(near.front.indexOf('{{') - one.front.indexOf('{{')).toBeGreaterThanOrEqual(24)
  const short = { ...gap('ribosome'), front: 'The {{c1::ribosome}} builds proteins' }
  expect(repeats(prepare(short), [first])).toBe('duplicate')
  const listed = { ...far, block: { ...LONG, kind: 'list-item' as const } }
  expect(repeats(prepare(listed), [{ ...first, card: { ...one, block: listed.block } }])).toBe('duplicate')
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

test.each([
  'Full-{{c1::time students::term}} do not count',
  'It is pro- {{c1::portional::term}} to v',
  '{{c1::Anglo::name}}-Saxon kings ruled'
])('half of a word is no gap: %s', front => {
  const card = { ...gap('mitochondrion'), front, answer: 'time students' }
  expect(fault(card)).toBe('cut off')
  expect(fault({ ...card, isLaidOut: true })).toBe('cut off')
})

test('initials have no hint that calls a thing a name', () => {
  const text =
    '## Elasticity\n\n- PED: measures how strongly the quantity demanded responds to a change in price\n\nThe price of a good is what a buyer pays for it in a market.'
  const fronts = makeCards(sourceFromText('n', 'Economics', text)).cards.map(card => card.front)
  expect(fronts.filter(front => front.includes('{{c1::PED'))).not.toEqual([])
  expect(fronts.filter(front => front.includes('PED::name'))).toEqual([])
})
