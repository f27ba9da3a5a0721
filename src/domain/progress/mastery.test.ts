import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEAST_EVIDENCE, masteryByTopic, masteryOf, reviewScore, type Evidence } from '#domain/progress/mastery.ts'

const NOW = new Date('2027-05-12T10:00:00Z')
const ago = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString()
const piece = (score: number, change: Partial<Evidence> = {}): Evidence => {
  return { topicId: 't', kind: 'review', score, at: ago(1), ...change }
}
const times = (count: number, of: Evidence): Evidence[] => Array.from({ length: count }, () => of)

test('below the threshold there is no data yet, not nought', () => {
  expect(masteryOf(times(LEAST_EVIDENCE - 1, piece(1)), NOW)).toBeNull()
  expect(masteryOf(times(LEAST_EVIDENCE, piece(0)), NOW)).toEqual({ value: 0, count: 5 })
})

test('what was shown lately counts more than what was shown long ago', () => {
  const fallen = [...times(5, piece(1, { at: ago(120) })), ...times(5, piece(0))]
  const risen = [...times(5, piece(0, { at: ago(120) })), ...times(5, piece(1))]
  expect(masteryOf(fallen, NOW)?.value).toBeLessThan(0.1)
  expect(masteryOf(risen, NOW)?.value).toBeGreaterThan(0.9)
})

test('a mark for own words says more than a card', () => {
  const half = [...times(5, piece(1)), ...times(5, piece(0, { kind: 'mark' }))]
  expect(masteryOf(half, NOW)?.value).toBeCloseTo(0.25)
  expect([1, 2, 3, 4].map(grade => reviewScore(grade as 1))).toEqual([0, 0.7, 1, 1])
})

test('a topic knows what the topics below it show, and a circle of topics ends', () => {
  const parentOf = new Map([
    ['t', 'up'],
    ['up', 'top'],
    ['top', 't'],
    ['other', null]
  ])
  const found = masteryByTopic(times(6, piece(1)), parentOf, NOW)
  expect([...found].map(([id, mastery]) => [id, mastery?.value ?? null])).toEqual([
    ['t', 1],
    ['up', 1],
    ['top', 1],
    ['other', null]
  ])
})

test('mastery lies between the worst and the best that was shown, and one more success never lowers it', () => {
  const some = fc.array(
    fc.record({
      kind: fc.constantFrom('review', 'quiz', 'mark'),
      score: fc.double({ min: 0, max: 1, noNaN: true }),
      at: fc.integer({ min: 0, max: 900 }).map(ago)
    }),
    { minLength: LEAST_EVIDENCE, maxLength: 30 }
  )
  fc.assert(
    fc.property(some, pieces => {
      const value = masteryOf(pieces, NOW)?.value ?? Number.NaN
      const scores = pieces.map(({ score }) => score)
      expect(value).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-9)
      expect(value).toBeLessThanOrEqual(Math.max(...scores) + 1e-9)
      const more = masteryOf([...pieces, { kind: 'quiz' as const, score: 1, at: ago(0) }], NOW)?.value
      expect(more).toBeGreaterThanOrEqual(value - 1e-9)
    }),
    { seed: 12, numRuns: 300 }
  )
})
