import { expect, test } from 'vitest'
import { blockName, examName } from '#domain/ics/block-name.ts'

const WORDS = {
  cards: () => 'cards',
  paper: (title: string) => `Mock paper: ${title}`,
  revise: (subject: string) => `Revise ${subject}`,
  free: () => 'Free',
  busy: () => 'Busy'
}

test('a title that names its subject was called “Biology, Biology exam”', () => {
  expect(examName('Biology', 'Biology exam')).toBe('Biology exam')
  expect(examName('Biology', 'Biology')).toBe('Biology')
  expect(examName('Biology', 'Paper 2')).toBe('Biology, Paper 2')
  expect(examName('Art', 'Part 1')).toBe('Art, Part 1')
  expect(examName('', 'Paper 2')).toBe('Paper 2')
})

test('the subject before the colon is enough', () => {
  const subject = 'English A: Language and Literature'
  expect(blockName({ kind: 'paper', title: 'English A mock P1', subject }, WORDS)).toBe('Mock paper: English A mock P1')
  expect(blockName({ kind: 'paper', title: 'Paper 1', subject }, WORDS)).toBe(`Mock paper: ${subject} Paper 1`)
})
