import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf, type Standing } from '#domain/plan/rows/parts.ts'
import { dateOf } from '#domain/plan/days.ts'

const task = (key: string, day: string, start = 960): Standing => ({
  key,
  kind: 'task',
  ref: 'essay',
  by: '2026-12-01',
  day,
  start,
  purpose: undefined
})
const topic = (key: string, day: string, purpose: Standing['purpose'], by = '2027-05-03'): Standing => ({
  ...task(key, day),
  kind: 'topic',
  ref: 'vectors',
  by,
  purpose
})
const numbers = (blocks: readonly Standing[]): Record<string, string> =>
  Object.fromEntries([...partsOf(blocks)].map(([key, { count, of }]) => [key, `${count} of ${of}`]))

test('"part 3 of 2" stood on a block after another one was split: numbers are of what stands', () => {
  const two = [task('a', '2026-11-24'), task('b', '2026-11-26')]
  expect(numbers(two)).toEqual({ a: '1 of 2', b: '2 of 2' })
  expect(numbers([...two, task('a2', '2026-11-24', 985)])).toEqual({ a: '1 of 3', a2: '2 of 3', b: '3 of 3' })
  expect(numbers(two.slice(1))).toEqual({ b: '1 of 1' })
  expect(numbers([task('a', '2026-11-27'), task('b', '2026-11-26')])).toEqual({ a: '2 of 2', b: '1 of 2' })
})

test('no number is greater than how many there are, and none is there twice', () => {
  const days = fc.array(fc.tuple(fc.integer({ min: 20_780, max: 20_800 }), fc.integer({ min: 0, max: 1400 })), {
    maxLength: 12
  })
  fc.assert(
    fc.property(days, all => {
      const blocks = all.map(([day, start], at) => task(`b${at}`, dateOf(day), start))
      const found = [...partsOf(blocks).values()]
      expect(found.map(part => part.count).sort((a, b) => a - b)).toEqual(all.map((_, at) => at + 1))
      expect(found.every(part => part.of === all.length)).toBe(true)
    })
  )
})

test('a series before each sitting is its own, and says what each session is for by where it stands', () => {
  const series = [
    topic('first', '2026-11-24', 'first-pass'),
    topic('back', '2027-02-01', 'first-pass'),
    topic('look', '2027-04-28', 'return'),
    topic('mock', '2026-11-25', 'return', '2026-12-02')
  ]
  const parts = partsOf(series)
  expect(['first', 'back', 'look', 'mock'].map(key => parts.get(key)?.purpose)).toEqual([
    'first-pass',
    'return',
    'last-look',
    'return'
  ])
  expect(parts.get('mock')).toMatchObject({ count: 1, of: 1 })
  // What was a last look is none once another one follows.
  const more = partsOf([...series, topic('later', '2027-05-01', 'return')])
  expect([more.get('look')?.purpose, more.get('later')?.purpose]).toEqual(['return', 'last-look'])
})
