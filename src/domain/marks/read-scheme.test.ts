import { describe, expect, test } from 'vitest'
import { readCriteria, readLevels, readPoints as readScheme } from '#domain/marks/read-scheme.ts'

const readPoints = (typed: string) => readScheme(typed).points

const one = (text: string, marks = 1, more: object = {}) => ({ id: 'p1', text, marks, ...more })

describe('a line of a scheme as examiners write it', () => {
  test.each([
    ['no mark said: one', 'uses F = ma', one('uses F = ma')],
    ['marks in round brackets', 'uses F = ma (2)', one('uses F = ma', 2)],
    ['marks in square brackets', 'uses F = ma [3 marks]', one('uses F = ma', 3)],
    ['one mark in words', 'uses F = ma (1 mark)', one('uses F = ma')],
    ['ten marks', 'an essay ( 10 )', one('an essay', 10)],
    ['no marks count as one', 'uses F = ma (0)', one('uses F = ma')],
    ['a number in brackets inside the line', 'iron (2) chloride forms', one('iron (2) chloride forms')],
    ['a code at the start', 'M1: uses F = ma', one('uses F = ma', 1, { type: 'M' })],
    ['a code worth two', 'B2 both roots', one('both roots', 2, { type: 'B' })],
    ['a code at the end', 'uses F = ma M1', one('uses F = ma', 1, { type: 'M' })],
    ['a code worth two at the end', 'both roots A2', one('both roots', 2, { type: 'A' })],
    ['a mark that depends', 'dM1 solves for x', one('solves for x', 1, { type: 'M' })],
    ['a mark that depends, at the end', 'solves for x dA1', one('solves for x', 1, { type: 'A' })],
    ['a mark for reasoning', 'R1. since a > 0', one('since a > 0', 1, { type: 'R' })],
    ['marks in brackets say more than the code', 'M1 uses F = ma (3)', one('uses F = ma', 3, { type: 'M' })],
    ['a value carried on', '3.2 m/s A1 ft', one('3.2 m/s', 1, { type: 'A', followThrough: true })],
    ['an error carried forward', '3.2 m/s ECF', one('3.2 m/s', 1, { followThrough: true })],
    ['a word that only ends like it', 'the lift', one('the lift')],
    ['vitamin B12 is no code', 'B12 is a vitamin', one('B12 is a vitamin')],
    ['a small letter is no code', 'a1 is the first term', one('a1 is the first term')],
    ['two wordings with a slash', 'bigger / larger', one('bigger', 1, { alternatives: ['larger'] })],
    ['three wordings with OR', 'up OR rises  OR  grows', one('up', 1, { alternatives: ['rises', 'grows'] })],
    ['a slash of a unit', 'speed in m/s', one('speed in m/s')],
    ['or in small letters is a word of the sentence', 'acid or base', one('acid or base')],
    ['a slash between two words', 'carbon/graphite', one('carbon', 1, { alternatives: ['graphite'] })]
  ])('%s', (_, typed, point) => {
    expect(readPoints(typed)).toEqual([point])
  })

  test.each(['- heat', '– heat', '• heat', '* heat', '1. heat', '12) heat', '(a) heat', '  heat  ', 'heat\r'])(
    'the mark of a list is no part of the point: %s',
    line => {
      expect(readPoints(line)).toEqual([one('heat')])
    }
  )
  test.each(['1.5 m', '3.2', '(a)heat', '100. heat'])('a number that belongs to the point stays: %s', line => {
    expect(readPoints(line)).toEqual([one(line)])
  })
})

test.each([
  'Any three from:',
  'any two of the following',
  'Max 4',
  'max. 3 marks',
  'Maximum 4',
  'Effects:',
  '',
  ' / ',
  '----',
  '***'
])('a line that is no point: %j', line => {
  expect(readPoints(`${line}\nheat`)).toEqual([one('heat')])
  expect(readPoints(line)).toEqual([])
})

test.each(['manyfold from one', 'say "max 4"', 'it is: hot', 'climax 4'])(
  'a line that only looks like one: %s',
  line => {
    expect(readPoints(line)).toEqual([one(line)])
  }
)

test('what else is accepted and what is not belongs to the point above', () => {
  const typed =
    'heat\naccept: warmth\nAllow thermal energy\nor energy\nlight\nreject sound\nDo not accept: noise\ndo not allow din\nnot hum'
  expect(readPoints(typed)).toEqual([
    one('heat', 1, { alternatives: ['warmth', 'thermal energy', 'energy'] }),
    { id: 'p2', text: 'light', marks: 1, reject: ['sound', 'noise', 'din', 'hum'] }
  ])
})

test('words that only begin like "accept", "or" or "not" are points of their own', () => {
  const lines = ['acceptor atoms', 'orbit is an ellipse', 'nothing moves']
  expect(readPoints(lines.join('\n')).map(({ text }) => text)).toEqual(lines)
})

test('a choice in one line is its points, a note behind a point is no point', () => {
  expect(readPoints('any two from: heat, light (2)').map(({ text }) => text)).toEqual(['heat', 'light'])
  expect(readScheme('any two from: heat, light, sound').limits).toEqual({ g1: 2 })
  expect(readPoints('oxidation; do not accept rust')).toEqual([one('oxidation', 1, { reject: ['rust'] })])
})

test('a first line that accepts something is a point: there is none above it', () => {
  expect(readPoints('accept warmth\nreject cold').map(({ text, reject }) => [text, reject])).toEqual([
    ['accept warmth', ['cold']]
  ])
  expect(readPoints('not a metal')).toEqual([one('not a metal')])
})

describe('a band of marks as it is written', () => {
  test.each([
    ['7-9 both sides', 7, 9],
    ['7 – 9 both sides', 7, 9],
    ['7 to 9 both sides', 7, 9],
    ['9-7 both sides', 7, 9],
    ['7-9 marks: both sides', 7, 9],
    ['Level 3 (7–9 marks): both sides', 7, 9],
    ['level 3: 7-9 both sides', 7, 9],
    ['Level III 7-9. both sides', 7, 9],
    ['- 7-9 both sides', 7, 9],
    ['4 both sides', 4, 4],
    ['4 mark) both sides', 4, 4],
    ['0 both sides', 0, 0],
    ['10-12 both sides', 10, 12],
    ['  100-120   both sides ', 100, 120]
  ])('%s', (line, from, to) => {
    expect(readLevels(line)).toEqual([{ from, to, text: 'both sides' }])
  })

  test('a line without marks goes on with the band above; one above all bands is left out', () => {
    expect(readLevels('Levels of response\n4-6 both sides\r\n\n• and why\n1-3 one side')).toEqual([
      { from: 4, to: 6, text: 'both sides and why' },
      { from: 1, to: 3, text: 'one side' }
    ])
  })
  test.each(['7-9', 'about 7-9 marks', '1000 words', ''])('%j is no band', line => {
    expect(readLevels(line)).toEqual([])
  })
})

describe('the name of a criterion and its marks', () => {
  test.each([
    ['B Analysing /8', 'B Analysing', 8],
    ['B Analysing / 10:', 'B Analysing', 10],
    ['  B Analysing (8)', 'B Analysing', 8],
    ['B Analysing [12 marks]:', 'B Analysing', 12],
    ['B Analysing (1 mark)', 'B Analysing', 1]
  ])('%s', (line, name, marks) => {
    expect(readCriteria(`${line}\n1-2 weak`)).toEqual([{ name, marks, levels: [{ from: 1, to: 2, text: 'weak' }] }])
  })

  test('bands belong to the criterion above them, and words before the first to none', () => {
    expect(readCriteria('My rubric\r\nA /4\r\n3-4 good\n1-2 weak\nand short\n\nB (2)\n1-2 there')).toEqual([
      {
        name: 'A',
        marks: 4,
        levels: [
          { from: 3, to: 4, text: 'good' },
          { from: 1, to: 2, text: 'weak and short' }
        ]
      },
      { name: 'B', marks: 2, levels: [{ from: 1, to: 2, text: 'there' }] }
    ])
    expect(readCriteria('A and B\n/8')).toEqual([])
  })
})
