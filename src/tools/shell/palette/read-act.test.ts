import { expect, test } from 'vitest'
import { readActs } from '#tools/shell/palette/read-act.ts'

const settings = { mode: 'pomodoro', work: 25, rest: 5, long: 15, every: 4, countdown: 30, sound: 'none' } as const
const subjects = [
  { id: 'p', name: 'Physics' },
  { id: 'b', name: 'Biology HL' }
]
const world = { today: '2026-11-24', minute: 600, subjects, settings }
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

test.each([
  ['25 minutes biology', 'pomodoro', 1500, 'b', 'biology'],
  ['pomodoro', 'pomodoro', 1500, null, 'Study'],
  ['pomodoro 50 min physics', 'pomodoro', 3000, 'p', 'physics'],
  ['timer 40 min physics', 'pomodoro', 2400, 'p', 'physics'],
  ['countdown 40 min physics', 'countdown', 2400, 'p', 'physics'],
  ['4 hours physics', 'countdown', 14_400, 'p', 'physics'],
  ['stopwatch', 'stopwatch', null, null, 'Study'],
  ['timer physics', 'pomodoro', 1500, 'p', 'physics']
] as const)('a clock is begun in words: %s', (typed, mode, work, subjectId, title) => {
  const [act] = readActs(typed, world)
  expect(act).toMatchObject({
    kind: 'clock',
    clock: { fault: null, what: { subjectId, title }, terms: { mode, work } }
  })
})

test('what has a date is for the plan, a bare "timer" is the place, and a length that cannot be is said', () => {
  expect(kinds('25 minutes biology tomorrow')).toEqual(['plan'])
  expect(kinds('timer')).toEqual([])
  expect(readActs('timer 10000 min physics', world)[0]).toMatchObject({ kind: 'clock', clock: { fault: 'countdown' } })
})
