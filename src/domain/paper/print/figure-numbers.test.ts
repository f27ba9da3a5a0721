import { expect, test } from 'vitest'
import { asPrinted } from '#domain/paper/print/figure-numbers.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'

const question = (key: string): PaperQuestion => ({
  key,
  subject: 'physics',
  topic: { code: 't', name: 'T' },
  boards: [],
  difficulty: 1,
  calculator: false,
  stem: 'Fig. 1 shows a car, Table 1 its speed. See also Fig. 3.4.',
  figures: [{ id: 'f', label: 'Fig. 1', alt: 'Fig. 1: a car', svg: '<svg>Fig. 1</svg>' }],
  stimuli: [{ label: 'Table 1', table: { head: ['t'], rows: [['1']] }, origin: 'original' }],
  parts: [
    {
      command: 'state',
      ao: 'AO1',
      marks: 1,
      text: 'Use Fig. 1.',
      scheme: { model: 'points', points: [{ id: 'p', text: 'Read from Fig. 1.', marks: 1 }] },
      modelAnswer: 'As in Table 1.',
      commonErrors: []
    }
  ]
})
const sections = [{ questions: [question('a')] }, { questions: [question('b')] }]

test('every figure of a Cambridge paper was "Fig. 1"', () => {
  const printed = asPrinted(sections, 'cambridge').flatMap(({ questions }) => questions)
  expect(printed.map(({ figures }) => figures?.[0]?.label)).toEqual(['Fig. 1.1', 'Fig. 2.1'])
  expect(printed[1]).toMatchObject({
    key: 'b',
    stem: 'Fig. 2.1 shows a car, Table 2.1 its speed. See also Fig. 3.4.',
    figures: [{ alt: 'Fig. 2.1: a car', svg: '<svg>Fig. 1</svg>' }],
    stimuli: [{ label: 'Table 2.1', table: { head: ['t'], rows: [['1']] } }],
    parts: [
      { text: 'Use Fig. 2.1.', modelAnswer: 'As in Table 2.1.', scheme: { points: [{ text: 'Read from Fig. 2.1.' }] } }
    ]
  })
  expect(asPrinted(asPrinted(sections, 'cambridge'), 'cambridge')).toEqual(asPrinted(sections, 'cambridge'))
})

test('other boards number the figures of a question', () => {
  expect(asPrinted(sections, 'ib')).toEqual(sections)
})
