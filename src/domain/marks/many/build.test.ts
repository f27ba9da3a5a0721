import { expect, test } from 'vitest'
import { buildMany, readItem } from '#domain/marks/many/build.ts'
import { choicesIn, letterIn, tableIn } from '#domain/marks/many/choices.ts'
import { changeItem, pairUp } from '#domain/marks/many/pair.ts'

const PASTED = `1 A cell has these parts.
(a) Which makes sugar? [1]
A nucleus
B chloroplast
C wall
D vacuole
(b) Explain why it is green. [2]
2. Describe the change.
Year\tTrees
2000\t40
2010\t25

Mark scheme
1(a) B
1(b) has chlorophyll ; reflects green light ; [2]
2. falls (1)
by 15 (1)
Answers
1(a) b
(b) it has chlorophyll
2. fewer trees`

test('choices, tables and marks come from the paste', () => {
  const built = buildMany(pairUp(PASTED), 'x', 'Biology')
  expect(built?.questions.map(({ key, stem, stimuli, parts }) => [key, stem, stimuli, parts.length])).toEqual([
    ['own-x-1', 'A cell has these parts.', undefined, 2],
    [
      'own-x-2',
      undefined,
      [
        {
          label: 'Table 1',
          table: {
            head: ['Year', 'Trees'],
            rows: [
              ['2000', '40'],
              ['2010', '25']
            ]
          },
          origin: 'own'
        }
      ],
      1
    ]
  ])
  const [[first, second] = [], [third] = []] = built?.questions.map(({ parts }) => parts) ?? []
  expect(first).toMatchObject({
    label: 'a',
    marks: 1,
    text: 'Which makes sugar?',
    scheme: { model: 'choice', key: 'B' }
  })
  expect(first?.choices).toEqual({ A: 'nucleus', B: 'chloroplast', C: 'wall', D: 'vacuole' })
  expect(second).toMatchObject({ label: 'b', marks: 2, command: 'explain', text: 'Explain why it is green.' })
  expect(third).toMatchObject({ marks: 2, text: 'Describe the change.' })
  expect(built?.answers).toEqual([
    [
      { text: '', letter: 'B' },
      { text: 'it has chlorophyll', letter: null }
    ],
    [{ text: 'fewer trees', letter: null }]
  ])
})

test('nothing is marked while a part lacks its question or its scheme; a part can be left out', () => {
  const many = pairUp('1. Why? [1]\n2. How? [1]\nMark scheme\n1. because\nAnswers\n1. so')
  expect(many.items.map(item => readItem(item).fault)).toEqual([null, { kind: 'empty' }])
  expect(buildMany(many, 'x', '')).toBeNull()
  const fewer = changeItem(many, '2', { isOut: true })
  expect(buildMany(fewer, 'x', '')?.questions.map(({ key }) => key)).toEqual(['own-x-1'])
  expect(
    readItem({ label: '1', question: ' [2]', scheme: 'iron ; argon ; [2]', answer: '', isOut: false }).fault
  ).toEqual({
    kind: 'no-question'
  })
  expect(buildMany(changeItem(fewer, '1', { isOut: true }), 'x', '')).toBeNull()
})

test('a scheme of several parts under one question is not cut to its first', () => {
  const item = { label: '1', question: 'Why? [2]', scheme: '(a) heat (1)\n(b) light (1)', answer: '', isOut: false }
  expect(readItem(item)).toMatchObject({ part: null, fault: { kind: 'parts' } })
})

test('b and ii keep their brackets', () => {
  const many = pairUp(
    '2(b) A coil.\n(i) Explain. [1]\n(ii) State. [1]\nMark scheme\n2(b)(i) flux (1)\n2(b)(ii) volt (1)'
  )
  expect(buildMany(many, 'x', '')?.questions[0]?.parts.map(({ label }) => label)).toEqual(['b)(i', 'b)(ii'])
})

test.each([
  ['B', 'B'],
  ['(c)', 'C'],
  ['d.', 'D'],
  ['Answer: a', 'A'],
  ['B [1]', 'B'],
  ['Both', null],
  ['B because', null],
  ['', null]
] as const)('%j is the letter %s', (text, letter) => {
  expect(letterIn(text)).toBe(letter)
})

test('four choices below one another, and no less', () => {
  expect(choicesIn('Which?\nA) one\nB) two\nC) three\nD) four')?.choices).toEqual({
    A: 'one',
    B: 'two',
    C: 'three',
    D: 'four'
  })
  expect(choicesIn('Which?\nA one\nB two\nC three')).toBeNull()
  expect(choicesIn('A long day.\nBut why?')).toBeNull()
})

test('a table with bars and a rule under its head; rows that are shorter are filled', () => {
  expect(tableIn('Look.\n| x | y |\n|---|---|\n| 1 | 2 |\n| 3 |  \nWhy?')).toEqual({
    text: 'Look.\nWhy?',
    table: {
      head: ['x', 'y'],
      rows: [
        ['1', '2'],
        ['3', '']
      ]
    }
  })
  expect(tableIn('a | b')).toBeNull()
  expect(tableIn('a\tb\nc\td')?.table.rows).toEqual([['c', 'd']])
})
