import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streakOf } from '#domain/progress/streak.ts'
import { addDays } from '#domain/study-day.ts'

const TODAY = '2026-11-24'

/** One sign a day, the last one today: `x` ten minutes, `.` none, `-` nine minutes, `X` five hours. */
function history(days: string): Map<string, number> {
  const seconds = { x: 600, '.': 0, '-': 599, X: 18_000 }
  return new Map(
    Array.from(days).map((sign, index) => [
      addDays(TODAY, index - days.length + 1),
      seconds[sign as keyof typeof seconds]
    ])
  )
}

/** `5 days, 1 taken, 0 held`. */
function told(seconds: ReadonlyMap<string, number>, today = TODAY): string {
  const { days, taken, held } = streakOf(seconds, today)
  return `${days} days, ${taken.length} taken, ${held} held`
}

test.each([
  ['nothing yet', '', '0 days, 0 taken, 0 held'],
  ['the first day', 'x', '1 days, 0 taken, 0 held'],
  ['today is not over', 'xxx.', '3 days, 0 taken, 0 held'],
  ['a day missed without a free one ends it', 'xxx.xx', '2 days, 0 taken, 0 held'],
  ['yesterday missed and nothing today', 'xxx..', '0 days, 0 taken, 0 held'],
  ['nine minutes are no day', 'xxx-x', '1 days, 0 taken, 0 held'],
  ['nine minutes today break nothing', 'xxx-', '3 days, 0 taken, 0 held'],
  ['five hours are one day', 'XX', '2 days, 0 taken, 0 held'],
  ['seven days give a free one', 'xxxxxxx', '7 days, 0 taken, 1 held'],
  ['the free day is taken', 'xxxxxxx.x', '8 days, 1 taken, 0 held'],
  ['it is taken for yesterday before today is begun', 'xxxxxxx..', '7 days, 1 taken, 0 held'],
  ['one free day does not cover two', 'xxxxxxx..x', '1 days, 0 taken, 0 held'],
  ['fourteen days give two, and two can be held', 'xxxxxxxxxxxxxxxxxxxxx', '21 days, 0 taken, 2 held'],
  ['two free days in a row', 'xxxxxxxxxxxxxx..x', '15 days, 2 taken, 0 held'],
  ['two do not cover three', 'xxxxxxxxxxxxxx...x', '1 days, 0 taken, 0 held'],
  ['a free day is no day studied: the next one still needs seven', 'xxxxxxx.xxxxxx', '13 days, 1 taken, 0 held'],
  ['and comes with the seventh', 'xxxxxxx.xxxxxxx', '14 days, 1 taken, 1 held'],
  ['a row that ended takes its free days along', 'xxxxxxx...x.x', '1 days, 0 taken, 0 held'],
  ['free days before the row began count for nothing', '....xx', '2 days, 0 taken, 0 held'],
  ['long ago and nothing since', 'xxxxxxxxxx..........', '0 days, 0 taken, 0 held']
] as const)('%s', (_, days, expected) => expect(told(history(days))).toBe(expected))

test('an entry made afterwards mends the row', () => {
  const broken = history('xxx.xx')
  broken.set(addDays(TODAY, -2), 1200)
  expect(told(broken)).toBe('6 days, 0 taken, 0 held')
})

test('what lies in the future, as a clock was wrong, counts for nothing', () => {
  expect(told(new Map([...history('xx'), [addDays(TODAY, 1), 9000]]))).toBe('2 days, 0 taken, 0 held')
})

test('days follow the calendar over a leap day and the end of a year', () => {
  const days = ['2027-12-30', '2027-12-31', '2028-01-01'].map(day => [day, 600] as const)
  expect(told(new Map(days), '2028-01-01')).toBe('3 days, 0 taken, 0 held')
  const leap = ['2028-02-28', '2028-02-29', '2028-03-01'].map(day => [day, 600] as const)
  expect(told(new Map(leap), '2028-03-01')).toBe('3 days, 0 taken, 0 held')
})

test('more study never makes the row shorter', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('x', '.'), { minLength: 1, maxLength: 40 }), fc.nat(), (days, at) => {
      const place = at % days.length
      const more = days.with(place, 'x')
      const [before, after] = [days, more].map(list => streakOf(history(list.join('')), TODAY).days)
      expect(after).toBeGreaterThanOrEqual(before ?? 0)
    })
  )
})
