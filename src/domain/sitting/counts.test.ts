import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openParts, questionState, sectionCount } from '#domain/sitting/counts.ts'
import { partKey } from '#domain/sitting/keys.ts'

const question = (key: string, parts: number) => ({ key, parts: Array.from({ length: parts }, () => null) })
const choose = { id: 'B', answer: 1, questions: [question('x', 1), question('y', 2), question('z', 1)] }

test('a question is answered when each of its parts is', () => {
  const y = question('y', 2)
  expect(questionState(y, new Set())).toBe('empty')
  expect(questionState(y, new Set([partKey('y', 1)]))).toBe('begun')
  expect(questionState(y, new Set([partKey('y', 0), partKey('y', 1)]))).toBe('answered')
})

test('the first one begun counts, unless the student chose another that is begun', () => {
  const answered = new Set([partKey('y', 0), partKey('z', 0)])
  expect(sectionCount(choose, answered, [])).toMatchObject({ counts: ['y'], beyond: ['z'], missing: 0 })
  expect(sectionCount(choose, answered, ['z'])).toMatchObject({ counts: ['z'], beyond: ['y'] })
  expect(sectionCount(choose, answered, ['x']), 'a choice left empty takes nothing').toMatchObject({ counts: ['y'] })
  expect(sectionCount(choose, new Set(), ['x'])).toMatchObject({ counts: ['x'], beyond: [], missing: 1 })
})

test('what is open is only looked for where it counts', () => {
  const answered = new Set([partKey('y', 0), partKey('z', 0)])
  expect([...openParts([choose], answered, {})]).toEqual([['y', 1]])
  expect([...openParts([choose], answered, { B: ['z'] })]).toEqual([])
  expect([...openParts([{ ...choose, answer: 'all' }], answered, {})]).toEqual([
    ['x', 1],
    ['y', 1]
  ])
})

test('never more count than the rule says, and nothing begun is left out of both lists', () => {
  const any = fc.record({
    parts: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
    needed: fc.integer({ min: 1, max: 6 }),
    bits: fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
    chosen: fc.subarray(['q0', 'q1', 'q2', 'q3', 'q4', 'q5', 'gone'])
  })
  fc.assert(
    fc.property(any, ({ parts, needed, bits, chosen }) => {
      const questions = parts.map((count, at) => question(`q${at}`, count))
      const keys = questions.flatMap(({ key, parts: list }) => list.map((_, at) => partKey(key, at)))
      const answered = new Set(keys.filter((_, at) => bits[at]))
      const count = sectionCount({ id: 's', answer: needed, questions }, answered, chosen)
      const begun = questions.filter(one => questionState(one, answered) !== 'empty').map(({ key }) => key)
      expect(count.counts.length).toBeLessThanOrEqual(Math.min(needed, questions.length))
      expect(begun.every(key => count.counts.includes(key) || count.beyond.includes(key))).toBe(true)
      expect(count.beyond.some(key => count.counts.includes(key))).toBe(false)
      expect(count.beyond.length > 0 && count.missing > 0, 'beyond the rule and short of it at once').toBe(false)
    }),
    { seed: 18, numRuns: 500 }
  )
})

test('a key that fills its column still tells its parts apart', () => {
  const long = 'k'.repeat(80)
  expect(partKey(long, 11)).toHaveLength(80)
  expect(partKey(long, 11)).not.toBe(partKey(long, 12))
})
