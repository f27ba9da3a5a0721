import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { inOrder, levelOf, levelsFault, markAt, nextLevel, placesOf, PLACES } from '#domain/marks/levels.ts'
import {
  lostMarks,
  modelOf,
  NO_VERDICTS,
  partMark,
  sayLetter,
  standsAlone,
  WHOLE,
  type Verdicts
} from '#domain/marks/part.ts'
import { pointsMark } from '#domain/marks/points.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import type { PaperPart, Scheme, SchemePoint } from '#domain/paper/question.ts'

const part = (scheme: Scheme, marks: number, more: Partial<PaperPart> = {}): PaperPart => ({
  command: 'explain',
  ao: 'AO2',
  marks,
  text: 'Explain it.',
  scheme,
  modelAnswer: '',
  commonErrors: [],
  ...more
})
const point = (id: string, more: Partial<SchemePoint> = {}): SchemePoint => ({
  id,
  text: `point ${id}`,
  marks: 1,
  ...more
})
const said = (verdicts: Record<string, PointVerdict>, marks: Record<string, number> = {}): Verdicts => ({
  verdicts: new Map(Object.entries(verdicts)),
  marks: new Map(Object.entries(marks))
})

describe('one answer of each mark model, worked by hand', () => {
  it('points: three of four named, one of them not surely: 2 to 3 of 3', () => {
    const one = part({ model: 'points', points: ['a', 'b', 'c', 'd'].map(id => point(id)) }, 3)
    const given = said({ a: 'earned', b: 'unsure', c: 'earned', d: 'missed' })
    expect(partMark(one, given)).toMatchObject({ low: 2, high: 3, max: 3 })
    expect(lostMarks(one, given)).toEqual([{ key: 'b', words: 'point b', marks: 1 }])
  })
  it('maths: v = u + at written (M1), slip in the sum (A0), unit right (B1): 2 of 3', () => {
    const points = [point('m', { type: 'M' }), point('a', { type: 'A' }), point('b', { type: 'B' })]
    const one = part({ model: 'points', points }, 3)
    expect(modelOf(one)).toBe('maths')
    expect(partMark(one, said({ m: 'earned', a: 'missed', b: 'earned' }))).toMatchObject({ low: 2, high: 2 })
    const bare = said({ m: 'missed', a: 'earned', b: 'earned' })
    expect(partMark(one, bare), 'M0 A1 is impossible').toMatchObject({ low: 1, high: 1 })
    expect(lostMarks(one, bare).map(({ key }) => key)).toEqual(['m', 'a'])
  })
  it('levels: both sides explained, no judgement: third of four levels, just met: 7 of 12', () => {
    const levels = [
      { from: 1, to: 3, text: 'general' },
      { from: 4, to: 6, text: 'one side' },
      { from: 7, to: 9, text: 'both sides' },
      { from: 10, to: 12, text: 'both sides and a judgement' }
    ]
    const one = part({ model: 'levels', levels, indicative: ['economy', 'politics'] }, 12)
    const given = said({}, { [WHOLE]: markAt(levels[2] ?? { from: 0, to: 0, text: '' }, 'low') })
    expect(partMark(one, given)).toMatchObject({ low: 7, high: 7, max: 12 })
    expect(lostMarks(one, given)).toEqual([{ key: WHOLE, words: 'both sides and a judgement', marks: 5 }])
    expect(inOrder(levels)[0]?.from).toBe(10)
  })
  it('MYP: criteria A 6, B 5, C 7, D 4, each for itself, no percentage', () => {
    const levels = [1, 3, 5, 7].map(from => ({ from, to: from + 1, text: `band ${from}` }))
    const criteria = ['A', 'B', 'C', 'D'].map(name => ({ name, marks: 8, levels }))
    const one = part({ model: 'criteria', criteria, indicative: ['x', 'y'] }, 32)
    expect(standsAlone(one, 'ib')).toBe(true)
    const shared = { ...one, criterion: 'D', scheme: { model: 'points' as const, points: [] } }
    expect([standsAlone(shared, 'myp'), standsAlone(shared, 'ib')]).toEqual([true, false])
    const given = said({}, { A: 6, B: 5, C: 7, D: 4 })
    expect(partMark(one, given)?.low).toBe(22)
    expect(lostMarks(one, given).map(({ words, marks }) => [words, marks])).toEqual([
      ['A: band 7', 2],
      ['B: band 7', 3],
      ['C: ', 1],
      ['D: band 5', 4]
    ])
  })
  it('AP essay: thesis 1, evidence 2 of 4, no complexity: 3 of 6, each a point of its own', () => {
    const points = [point('thesis'), point('evidence', { marks: 4 }), point('complexity')]
    const one = part(
      {
        model: 'points',
        points: points.flatMap(p => (p.marks > 1 ? [1, 2, 3, 4].map(n => point(`${p.id}${n}`)) : [p]))
      },
      6
    )
    const given = said({
      thesis: 'earned',
      evidence1: 'earned',
      evidence2: 'earned',
      evidence3: 'missed',
      evidence4: 'missed',
      complexity: 'missed'
    })
    expect(partMark(one, given)).toMatchObject({ low: 3, high: 3, max: 6 })
  })
  it('mcq: the letter decides, by code', () => {
    const one = part({ model: 'choice', key: 'C', reasons: {} }, 1, { choices: { A: 'w', B: 'x', C: 'y', D: 'z' } })
    expect(partMark(one, sayLetter(one, 'C') ?? NO_VERDICTS)).toMatchObject({ low: 1, high: 1 })
    const wrong = sayLetter(one, null) ?? NO_VERDICTS
    expect(partMark(one, wrong)).toMatchObject({ low: 0, high: 0 })
    expect(lostMarks(one, wrong)).toEqual([{ key: WHOLE, words: 'C: y', marks: 1 }])
  })
})

test('a value carried on from an earlier part still earns the mark that follows through, and no other', () => {
  const carried = [point('p1', { dependsOn: ['a.p2'], followThrough: true }), point('p2', { dependsOn: ['a.p2'] })]
  const all = new Map<string, PointVerdict>([
    ['p1', 'earned'],
    ['p2', 'earned']
  ])
  const { low, withheld } = pointsMark(carried, 2, all, new Map([['a.p2', 'missed']]))
  expect([low, [...withheld]]).toEqual([1, [['p2', 'a.p2']]])
  expect(pointsMark(carried, 2, all).low, 'an earlier part that nobody marked stops nothing').toBe(2)
})

test('a scheme whose points need each other in a circle ends, and earns nothing by it', () => {
  const circle = [point('x', { dependsOn: ['y'] }), point('y', { dependsOn: ['x'] })]
  expect(
    pointsMark(
      circle,
      2,
      new Map([
        ['x', 'earned'],
        ['y', 'earned']
      ])
    ).low
  ).toBe(0)
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const anyPoints = fc.array(
  fc.record({
    marks: fc.integer({ min: 1, max: 3 }),
    type: fc.constantFrom('M', 'A', 'B', undefined),
    dependsOn: fc.option(fc.subarray(ids, { minLength: 1, maxLength: 2 }), { nil: undefined }),
    verdict: fc.constantFrom<PointVerdict>('earned', 'unsure', 'missed')
  }),
  { minLength: 1, maxLength: 6 }
)
const verdictsOf = (list: readonly { readonly verdict: PointVerdict }[]) =>
  new Map(list.map(({ verdict }, at) => [ids[at] ?? '', verdict]))
const pointsOf = (list: readonly Partial<SchemePoint>[]) => list.map((one, at) => point(ids[at] ?? '', one))

test('marks stay between nothing and the most there is, the sure ones below the possible ones', () => {
  fc.assert(
    fc.property(anyPoints, fc.integer({ min: 1, max: 9 }), (list, max) => {
      const { low, high } = pointsMark(pointsOf(list), max, verdictsOf(list))
      expect(low).toBeGreaterThanOrEqual(0)
      expect(low).toBeLessThanOrEqual(high)
      expect(high).toBeLessThanOrEqual(max)
    }),
    { seed: 181, numRuns: 600 }
  )
})

test('a better verdict never lowers a mark', () => {
  fc.assert(
    fc.property(anyPoints, fc.nat({ max: 5 }), (list, at) => {
      const points = pointsOf(list)
      const before = pointsMark(points, 9, verdictsOf(list))
      const better = list.map((one, index) => (index === at ? { ...one, verdict: 'earned' as const } : one))
      const after = pointsMark(points, 9, verdictsOf(better))
      expect(after.low).toBeGreaterThanOrEqual(before.low)
      expect(after.high).toBeGreaterThanOrEqual(before.high)
    }),
    { seed: 182, numRuns: 600 }
  )
})

test('lost marks and the marks that are sure are together all there is, where the scheme has no more than the part', () => {
  fc.assert(
    fc.property(anyPoints, list => {
      const points = pointsOf(list)
      const max = points.reduce((sum, one) => sum + one.marks, 0)
      const one = part({ model: 'points', points }, max)
      const given = { verdicts: verdictsOf(list), marks: new Map() }
      const lost = lostMarks(one, given).reduce((sum, { marks }) => sum + marks, 0)
      expect(lost + (partMark(one, given)?.low ?? 0)).toBe(max)
    }),
    { seed: 183, numRuns: 600 }
  )
})

test('every place in a level is a mark of that level, and the places rise', () => {
  fc.assert(
    fc.property(fc.nat({ max: 20 }), fc.nat({ max: 6 }), (from, wide) => {
      const level = { from, to: from + wide, text: '' }
      const marks = PLACES.map(place => markAt(level, place))
      expect(marks).toEqual(marks.toSorted((a, b) => a - b))
      expect(marks.every(mark => levelOf([level], mark))).toBe(true)
      expect(placesOf(level).length).toBe(new Set(marks).size)
    }),
    { seed: 184 }
  )
})

test('bands that do not add up are named', () => {
  const band = (from: number, to: number) => ({ from, to, text: '' })
  expect(levelsFault([band(1, 3), band(4, 6)], 6)).toBeNull()
  expect(levelsFault([band(1, 3), band(3, 6)], 6)).toBe('twice')
  expect(levelsFault([band(1, 3), band(5, 6)], 6)).toBe('gap')
  expect(levelsFault([band(1, 3), band(4, 6)], 8)).toBe('total')
  expect(nextLevel([band(1, 3), band(4, 6)], 2)).toMatchObject({ from: 4 })
})
