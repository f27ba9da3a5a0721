import { expect, test } from 'vitest'
import { readActs } from '#tools/shell/palette/read-act.ts'

const world = { today: '2026-11-24', minute: 600, subjects: [{ id: 'p', name: 'Physics' }] }
const kinds = (typed: string): string[] => readActs(typed, world).map(({ kind }) => kind)

test('a new thing is begun in words', () => {
  expect(readActs('new card', world)).toEqual([{ kind: 'new', what: 'card' }])
  expect(readActs('Add a  note', world)).toEqual([{ kind: 'new', what: 'note' }])
  expect(readActs('new flashcard', world)).toEqual([{ kind: 'new', what: 'card' }])
})

test('a quiz knows what it is about', () => {
  expect(readActs('quiz photosynthesis', world)).toEqual([{ kind: 'quiz', about: 'photosynthesis' }])
  expect(readActs('quiz me on the cell', world)).toEqual([{ kind: 'quiz', about: 'the cell' }])
})

test('an exam with its date and subject is for the plan', () => {
  const [act] = readActs('exam 14 May physics', world)
  expect(act).toMatchObject({ kind: 'plan', read: { kind: 'exam', on: '2027-05-14', subjectId: 'p' } })
})

test('a review may name its subject or none', () => {
  expect(readActs('review', world)).toEqual([{ kind: 'review', about: '' }])
  expect(readActs('review cards on Physics', world)).toEqual([{ kind: 'review', about: 'Physics' }])
})

test('words alone are looked for: nothing is begun', () => {
  for (const typed of ['', '  ', 'photosynthesis', 'price elasticity of demand'])
    expect(kinds(typed), typed).toEqual([])
})
