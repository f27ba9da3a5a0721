import { expect, test } from 'vitest'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { cutsFormula, isFormula, lacksFormula } from '#engine/builtin/checks/whole-formula.ts'

const card = (text: string, front: string, back: string, more: Partial<Candidate> = {}): Candidate => ({
  type: 'question',
  kind: 'basic',
  front,
  back,
  block: { id: 'b', kind: 'paragraph', text },
  quote: { start: 0, end: text.length },
  headings: [],
  trust: 0.8,
  ...more
})

test.each([
  ['The cell is filled with H₂SO₄.', 'H₂'],
  ['Slaked lime is Ca(OH)₂ in water.', 'Ca'],
  ['The density is 3.5 kg.', '3'],
  ['It turns to copper(II) there.', 'copper']
])('in “%s” “%s” is cut', (text, back) => {
  expect(cutsFormula(card(text, 'What is it?', back))).toBe(true)
})

test.each([
  ['The cell is filled with H₂SO₄.', 'H₂SO₄'],
  ['H₂SO₄ gives H₂ with zinc.', 'H₂'],
  ['The density is 3.5 kg.', '3.5 kg'],
  ['Perspex is poly(methyl methacrylate).', 'Poly(methyl methacrylate)']
])('in “%s” “%s” is whole', (text, back) => {
  expect(cutsFormula(card(text, 'What is it?', back))).toBe(false)
})

test('a gap inside a formula is cut, beside a bracket or an ending it is not', () => {
  const gap = (front: string): boolean => cutsFormula(card('', front, '', { kind: 'cloze', type: 'cloze' }))
  expect(gap('The cell holds {{c1::H₂::term}}SO₄.')).toBe(true)
  expect(gap('The cell holds {{c1::electrode::term}}s.')).toBe(false)
  expect(gap('The cell ({{c1::battery::term}}) is flat.')).toBe(false)
})

test.each([
  'V = IR',
  'mass ÷ volume',
  'force × distance',
  'Fe₂O₃',
  'NaCl',
  'total cost − fixed cost',
  'half mass times speed squared'
])('%s is a formula', text => {
  expect(isFormula(text)).toBe(true)
  expect(lacksFormula(card('', 'What is the formula for it?', text))).toBe(false)
})

test.each([
  'Always given in the exam',
  'index above +2',
  'the boy runs off with jam + sticky hands',
  'worn away = a bare beach'
])('%s is none', text => {
  expect(lacksFormula(card('', 'What is the formula for it?', text))).toBe(true)
  expect(lacksFormula(card('', 'What is it?', text))).toBe(false)
})
