import { describe, expect, test } from 'vitest'
import {
  isMypRubric,
  isWhole,
  keysOf,
  lostMarks,
  modelOf,
  NO_VERDICTS,
  partMark,
  sayLetter,
  standsAlone,
  WHOLE,
  type Verdicts
} from '#domain/marks/part.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import type { PaperPart, Scheme, SchemePoint } from '#domain/paper/question.ts'

const part = (scheme: Scheme, marks: number, more: Partial<PaperPart> = {}): PaperPart => ({
  command: 'explain',
  ao: '',
  marks,
  text: 'Explain it.',
  scheme,
  modelAnswer: '',
  commonErrors: [],
  ...more
})
const point = (id: string, more: Partial<SchemePoint> = {}): SchemePoint => ({
  id,
  text: `text ${id}`,
  marks: 1,
  ...more
})
const points = (...ids: string[]): Scheme => ({ model: 'points', points: ids.map(id => point(id)) })
const said = (verdicts: Record<string, PointVerdict>): Verdicts => ({
  verdicts: new Map(Object.entries(verdicts)),
  marks: new Map()
})
const numbers = (marks: Record<string, number>): Verdicts => ({
  verdicts: new Map(),
  marks: new Map(Object.entries(marks))
})
const bands = [
  { from: 1, to: 4, text: 'one side' },
  { from: 5, to: 8, text: 'both sides' }
]
const levels = part({ model: 'levels', levels: bands, indicative: ['trade', 'war'] }, 8)
const criteria = (...marks: number[]): Scheme => ({
  model: 'criteria',
  criteria: marks.map((most, at) => ({ name: 'ABCD'.charAt(at), marks: most, levels: bands })),
  indicative: []
})
const letter = part({ model: 'choice', key: 'C', reasons: {} }, 2, { choices: { A: 'w', B: 'x', C: 'y', D: 'z' } })

test('the scheme decides how marks are given', () => {
  const typed = (type: SchemePoint['type']): Scheme => ({ model: 'points', points: [point('k'), point('t', { type })] })
  expect((['M', 'A', 'B', 'R', undefined] as const).map(type => modelOf({ scheme: typed(type) }))).toEqual([
    'maths',
    'maths',
    'maths',
    'points',
    'points'
  ])
  expect([letter, levels, part(criteria(8), 8)].map(modelOf)).toEqual(['mcq', 'levels', 'criteria'])
})

describe('a part is marked once everything asked of it is said', () => {
  test.each([
    ['points', part(points('a', 'b'), 2), said({ a: 'earned' }), said({ a: 'earned', b: 'missed' })],
    ['a level', levels, NO_VERDICTS, numbers({ [WHOLE]: 0 })],
    ['criteria', part(criteria(8, 8), 16), numbers({ A: 5 }), numbers({ A: 5, B: 0 })],
    ['a letter', letter, NO_VERDICTS, said({ [WHOLE]: 'missed' })]
  ])('%s', (_, one, half, all) => {
    expect(isWhole(one, half)).toBe(false)
    expect(partMark(one, half)).toBeNull()
    expect(lostMarks(one, half)).toEqual([])
    expect(isWhole(one, all)).toBe(true)
    expect(partMark(one, all)?.max).toBe(one.marks)
  })
})

test('what has to be said: each point, each criterion, or the whole', () => {
  expect(keysOf(part(points('a', 'b'), 2))).toEqual(['a', 'b'])
  expect(keysOf(part(criteria(8, 8), 16))).toEqual(['A', 'B'])
  expect(keysOf(levels)).toEqual([WHOLE])
  expect(keysOf(letter)).toEqual([WHOLE])
})

test('numbers beyond the marks are taken as the most or as none, halves as whole marks', () => {
  expect(partMark(levels, numbers({ [WHOLE]: 11 }))).toEqual({ low: 8, high: 8, max: 8 })
  expect(partMark(levels, numbers({ [WHOLE]: -2 }))).toEqual({ low: 0, high: 0, max: 8 })
  expect(partMark(levels, numbers({ [WHOLE]: 4.6 }))).toEqual({ low: 5, high: 5, max: 8 })
  expect(partMark(part(criteria(4, 4), 8), numbers({ A: 9, B: 3 }))).toEqual({ low: 7, high: 7, max: 8 })
  expect(partMark(part(criteria(4, 4), 6), numbers({ A: 4, B: 4 })), 'not more than the part').toMatchObject({ low: 6 })
  expect(partMark(part(criteria(4, 4), 8), said({ A: 'earned', B: 'missed' })), 'no number').toMatchObject({ low: 0 })
})

test('the key alone earns the marks of a letter; a blank or another letter loses them', () => {
  expect(partMark(letter, sayLetter(letter, 'C') ?? NO_VERDICTS)).toEqual({ low: 2, high: 2, max: 2 })
  for (const given of ['A', 'c', null])
    expect(lostMarks(letter, sayLetter(letter, given) ?? NO_VERDICTS)).toEqual([
      { key: WHOLE, words: 'C: y', marks: 2 }
    ])
  expect(sayLetter(levels, 'C')).toBeNull()
  expect(sayLetter(part(points('a'), 1), 'C')).toBeNull()
  const bare = part({ model: 'choice', key: 'B', reasons: {} }, 1)
  expect(lostMarks(bare, sayLetter(bare, 'A') ?? NO_VERDICTS)[0]?.words).toBe('B: ')
})

test('MYP criteria of 8 stand each for itself; others, and other schemes, do not', () => {
  expect(isMypRubric(part(criteria(8, 8), 16))).toBe(true)
  expect(isMypRubric(part(criteria(8, 6), 14))).toBe(false)
  expect(isMypRubric(levels)).toBe(false)
  expect(standsAlone(part(criteria(8, 6), 14), 'myp')).toBe(false)
  expect(standsAlone({ ...levels, criterion: 'B' }, 'myp')).toBe(true)
})

describe('what a part lost is named', () => {
  test('of "any three of five" as many points as marks are missing, in the order of the scheme', () => {
    const one = part(points('a', 'b', 'c', 'd', 'e'), 3)
    const given = said({ a: 'missed', b: 'earned', c: 'missed', d: 'missed', e: 'unsure' })
    expect(lostMarks(one, given)).toEqual([
      { key: 'a', words: 'text a', marks: 1 },
      { key: 'c', words: 'text c', marks: 1 }
    ])
    const full = said({ a: 'missed', b: 'earned', c: 'earned', d: 'earned', e: 'missed' })
    expect(lostMarks(one, full)).toEqual([])
  })

  test('no more marks than are missing, where a point is worth more', () => {
    const one = part({ model: 'points', points: [point('a', { marks: 2 }), point('b', { marks: 3 })] }, 3)
    const given = said({ a: 'earned', b: 'missed' })
    expect(lostMarks(one, given)).toEqual([{ key: 'b', words: 'text b', marks: 1 }])
  })

  test('a point that needs one of an earlier part is lost with it', () => {
    const one = part({ model: 'points', points: [point('p', { dependsOn: ['a.q'] })] }, 1)
    const given = said({ p: 'earned' })
    expect(partMark(one, given, new Map([['a.q', 'missed']]))).toMatchObject({ low: 0, high: 0 })
    expect(lostMarks(one, given, new Map([['a.q', 'missed']]))).toEqual([{ key: 'p', words: 'text p', marks: 1 }])
    expect(lostMarks(one, given, new Map([['a.q', 'earned']]))).toEqual([])
  })

  test('of a level what the next one asks for, in the highest what an answer could hold', () => {
    expect(lostMarks(levels, numbers({ [WHOLE]: 4 }))).toEqual([{ key: WHOLE, words: 'both sides', marks: 4 }])
    expect(lostMarks(levels, numbers({ [WHOLE]: 7 }))).toEqual([{ key: WHOLE, words: 'trade; war', marks: 1 }])
    expect(lostMarks(levels, numbers({ [WHOLE]: 8 }))).toEqual([])
  })

  test('of criteria only those that are not full', () => {
    const one = part(criteria(8, 8, 8), 24)
    expect(lostMarks(one, numbers({ A: 8, B: 2, C: 7 }))).toEqual([
      { key: 'B', words: 'B: both sides', marks: 6 },
      { key: 'C', words: 'C: ', marks: 1 }
    ])
    expect(lostMarks(one, said({ A: 'missed', B: 'missed', C: 'missed' })).map(({ marks }) => marks)).toEqual([8, 8, 8])
  })
})
