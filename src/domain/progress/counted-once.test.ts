import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedOnce, type TimedStudy } from '#domain/progress/counted-once.ts'

const LONDON = { timeZone: 'Europe/London', dayStartsAt: 4 }
const study = (id: string, from: string, to: string, minutes?: number, rank = 1): TimedStudy => {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  return { id, from: start, to: end, seconds: minutes === undefined ? (end - start) / 1000 : minutes * 60, rank }
}
const told = (all: readonly TimedStudy[], clock = LONDON): string[] =>
  countedOnce(all, clock)
    .map(({ id, day, seconds }) => `${day} ${id} ${Math.round(seconds / 6) / 10}`)
    .sort()
const day = (time: string): string => `2026-11-24T${time}:00Z`

test.each([
  [
    'one after the other',
    [study('a', day('16:00'), day('16:25')), study('b', day('16:30'), day('17:00'))],
    ['2026-11-24 a 25', '2026-11-24 b 30']
  ],
  [
    'a stopwatch over a review: the minutes of the review are its own, the rest is the clock’s',
    [study('clock', day('16:00'), day('17:00'), 60, 2), study('cards', day('16:10'), day('16:25'), 15, 0)],
    ['2026-11-24 cards 15', '2026-11-24 clock 45']
  ],
  [
    'a review with pauses under a stopwatch: together the whole hour',
    [study('clock', day('16:00'), day('17:00'), 60, 2), study('cards', day('16:00'), day('17:00'), 20, 0)],
    ['2026-11-24 cards 20', '2026-11-24 clock 40']
  ],
  [
    'two devices at once are one student',
    [study('a', day('16:00'), day('17:00')), study('b', day('16:30'), day('17:30'))],
    ['2026-11-24 a 60', '2026-11-24 b 30']
  ],
  [
    'over four in the morning it is two days',
    [study('a', day('03:00'), day('05:00'))],
    ['2026-11-23 a 60', '2026-11-24 a 60']
  ],
  [
    'after midnight it is still the day before',
    [study('a', day('23:30'), '2026-11-25T00:30:00Z')],
    ['2026-11-24 a 60']
  ],
  [
    'the night in which the clocks go back has an hour more',
    [study('a', '2026-10-25T00:30:00+01:00', '2026-10-25T02:30:00Z')],
    ['2026-10-24 a 180']
  ],
  [
    'the night in which they go forward has one less',
    [study('a', '2027-03-28T00:30:00Z', '2027-03-28T03:30:00+01:00')],
    ['2027-03-27 a 120']
  ],
  ['what took no time is none', [study('a', day('16:00'), day('16:00'), 5)], []]
] as const)('%s', (_, all, expected) => expect(told([...all])).toEqual(expected))

test('where the student is decides which day it is', () => {
  const night = [study('a', day('20:30'), day('21:30'))]
  expect(told(night)).toEqual(['2026-11-24 a 60'])
  expect(told(night, { timeZone: 'Asia/Dhaka', dayStartsAt: 3 })).toEqual(['2026-11-24 a 30', '2026-11-25 a 30'])
})

test('never more than the clock on the wall, never less than the longest of those at once, in any order', () => {
  const one = fc.record({
    id: fc.uuid(),
    from: fc.integer({ min: 0, max: 600 }),
    minutes: fc.integer({ min: 1, max: 120 }),
    share: fc.constantFrom(0.25, 0.5, 1),
    rank: fc.integer({ min: 0, max: 2 })
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 8 }), rows => {
      const at = Date.parse(day('06:00'))
      const all = rows.map(({ id, from, minutes, share, rank }): TimedStudy => {
        const start = at + from * 60_000
        return { id, from: start, to: start + minutes * 60_000, seconds: minutes * 60 * share, rank }
      })
      const sum = countedOnce(all, LONDON).reduce((total, { seconds }) => total + seconds, 0)
      const end = Math.max(at, ...all.map(({ to }) => to))
      expect(sum).toBeLessThanOrEqual((end - at) / 1000 + 0.001)
      expect(sum).toBeGreaterThanOrEqual(Math.max(0, ...all.map(({ seconds }) => seconds)) - 0.001)
      const back = countedOnce(all.toReversed(), LONDON).reduce((total, { seconds }) => total + seconds, 0)
      expect(back).toBeCloseTo(sum, 6)
    })
  )
})
