import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { addDays, studyDay, studyDayEnd, studyDayStart } from '#domain/study-day.ts'

const zone = fc.constantFrom(
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Manila',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/St_Johns',
  'Pacific/Chatham',
  'America/Havana',
  'UTC'
)
const hour = fc.integer({ min: 0, max: 12 })
const day = fc.integer({ min: 0, max: 365 * 20 }).map(days => addDays('2015-01-01', days))

test('the night before four belongs to the day before', () => {
  expect(studyDay(new Date('2026-11-21T02:59:59Z'), 'Europe/London', 4)).toBe('2026-11-20')
  expect(studyDay(new Date('2026-11-21T04:00:00Z'), 'Europe/London', 4)).toBe('2026-11-21')
  expect(studyDay(new Date('2026-11-21T22:31:00Z'), 'Asia/Kolkata', 4)).toBe('2026-11-22')
  expect(studyDay(new Date('2026-11-21T22:29:00Z'), 'Asia/Kolkata', 4)).toBe('2026-11-21')
})

test('a study day begins where it says, in every zone and through every change of the clocks', () => {
  fc.assert(
    fc.property(day, zone, hour, (date, timeZone, startsAt) => {
      const start = studyDayStart(date, timeZone, startsAt)
      expect(studyDay(start, timeZone, startsAt)).toBe(date)
      expect(studyDay(new Date(start.getTime() - 1), timeZone, startsAt) < date).toBe(true)
    }),
    { numRuns: 400 }
  )
})

test('it begins when Temporal says so', () => {
  fc.assert(
    fc.property(day, zone, hour, (date, timeZone, startsAt) => {
      const wall = Temporal.PlainDate.from(date).toPlainDateTime({ hour: startsAt })
      const expected = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
      const isGap = !expected.toPlainDateTime().equals(wall)
      const start = studyDayStart(date, timeZone, startsAt).getTime()
      if (isGap) expect(start).toBeGreaterThan(expected.epochMilliseconds)
      else expect(start).toBe(expected.epochMilliseconds)
    }),
    { numRuns: 400 }
  )
})

test('clocks put forward over the hour: the day begins with the jump', () => {
  // London, 29 March 2026: 01:00 becomes 02:00.
  expect(studyDayStart('2026-03-29', 'Europe/London', 1).toISOString()).toBe('2026-03-29T01:00:00.000Z')
  // New York, 8 March 2026: 02:00 becomes 03:00.
  expect(studyDayStart('2026-03-08', 'America/New_York', 2).toISOString()).toBe('2026-03-08T07:00:00.000Z')
})

test('clocks put back over the hour: the day begins with its first pass and is not begun twice', () => {
  // London, 25 October 2026: 02:00 becomes 01:00 again.
  const start = studyDayStart('2026-10-25', 'Europe/London', 1)
  expect(start.toISOString()).toBe('2026-10-25T00:00:00.000Z')
  for (let minutes = 0; minutes < 180; minutes += 5)
    expect(studyDay(new Date(start.getTime() + minutes * 60_000), 'Europe/London', 1)).toBe('2026-10-25')
})

test('a day lasts 23, 24 or 25 hours, and its end is the start of the next', () => {
  const hours = (at: string) => {
    const now = new Date(at)
    const start = studyDayStart(studyDay(now, 'Europe/London', 4), 'Europe/London', 4)
    return (studyDayEnd(now, 'Europe/London', 4).getTime() - start.getTime()) / 3_600_000
  }
  expect([hours('2026-03-28T12:00:00Z'), hours('2026-06-01T12:00:00Z'), hours('2026-10-24T12:00:00Z')]).toEqual([
    23, 24, 25
  ])
})

test('an unknown time zone counts as UTC', () => {
  expect(studyDay(new Date('2026-11-21T03:00:00Z'), 'Moon/Sea_of_Tranquility', 4)).toBe('2026-11-20')
})
