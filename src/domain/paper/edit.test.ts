import { expect, test } from 'vitest'
import { coverage, moved, paperMarks, replaced } from '#domain/paper/edit.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'

const question = (key: string, marks: number): PaperQuestion => ({
  key,
  subject: 'biology',
  topic: { code: 'bio-a', name: 'A' },
  boards: ['IBDP'],
  difficulty: 2,
  calculator: true,
  parts: [
    {
      command: 'state',
      ao: 'AO1',
      marks,
      text: key,
      scheme: { model: 'points', points: [{ id: 'p1', text: 'x', marks }] },
      modelAnswer: 'x',
      commonErrors: ['y']
    }
  ]
})
const sections = [
  { id: 'A', answer: 'all' as const, marks: 5, questions: [question('a', 2), question('b', 3)] },
  { id: 'B', answer: 1, marks: 16, questions: [question('c', 16), question('d', 16)] }
]

test('a choice of questions counts as often as it is answered', () => {
  expect(paperMarks(sections)).toBe(21)
  expect(coverage(sections)).toEqual([{ topic: 'A', objectives: { AO1: 37 }, difficulty: [0, 37, 0], marks: 37 }])
})

test('a swapped question of other marks changes the totals exactly', () => {
  const after = replaced(sections, 'a', question('e', 4))
  expect(after[0]?.marks).toBe(7)
  expect(paperMarks(after)).toBe(23)
})

test('a question moves within its section and never out of it', () => {
  expect(moved(sections, 'b', -1)[0]?.questions.map(({ key }) => key)).toEqual(['b', 'a'])
  expect(moved(sections, 'b', 1)).toEqual(sections)
  expect(moved(sections, 'c', -1)).toEqual(sections)
})

test('the coverage of 0625 Paper 4 gave it an objective of the practical papers', () => {
  const question = sections[0]?.questions[0]
  if (!question) throw new Error('no question')
  const asked = { ...question, parts: question.parts.map(part => ({ ...part, ao: 'AO3', command: 'predict' })) }
  const [row] = coverage([{ id: 'A', answer: 'all', marks: 1, questions: [asked] }], { AO2: ['predict'] })
  expect(Object.keys(row?.objectives ?? {})).toEqual(['AO2'])
})
