import { expect, test } from 'vitest'
import { MOST_AT_ONCE, readQuestions } from '#domain/paper/read-questions.ts'

test('pasted text: a block a question, marks in brackets, points by hyphens', () => {
  expect(readQuestions('1. Define osmosis. [2]\n- water moves\n- through a membrane\n\nName a sugar (1 mark)')).toEqual(
    {
      questions: [
        { text: 'Define osmosis.', marks: 2, points: ['water moves', 'through a membrane'], topic: '' },
        { text: 'Name a sugar', marks: 1, points: [], topic: '' }
      ],
      faults: []
    }
  )
})

test('a block without marks is named by its line, and the others are kept', () => {
  const { questions, faults } = readQuestions('What is a cell?\n\nName a sugar [1]')
  expect(questions.map(({ text }) => text)).toEqual(['Name a sugar'])
  expect(faults).toEqual([{ line: 1, what: 'no-marks' }])
})

test('CSV with quotes, line ends in cells and semicolons', () => {
  const { questions, faults } = readQuestions('question;marks;answer;topic\n"Say ""why"";\nin words";3;a\n"x";no;;')
  expect(questions).toEqual([{ text: 'Say "why";\nin words', marks: 3, points: ['a'], topic: '' }])
  expect(faults).toEqual([{ line: 4, what: 'no-marks' }])
})

test('5,000 own questions at once are cut at the limit, and that is said', () => {
  const { questions, faults } = readQuestions(
    Array.from({ length: 5000 }, (_, at) => `Question ${at} [1]`).join('\n\n')
  )
  expect(questions).toHaveLength(MOST_AT_ONCE)
  expect(faults).toEqual([{ line: 1, what: 'too-many' }])
})
