import { expect, test } from 'vitest'
import { zoneDayOf } from '#tools/study-zone/day.store.ts'
import { dayEndWords, deskFacts } from '#tools/study-zone/day-words.ts'

const CLOCK = { timeZone: 'UTC', dayStartsAt: 4 }
const factsAt = (calendar: string, instant: string, planned = 50): string =>
  deskFacts(
    { now: { today: calendar, minute: 0, zone: 'UTC', minutesPerDay: 60 }, minutes: { done: 0, planned } },
    zoneDayOf(new Date(instant), CLOCK)
  )

test('after midnight the timer page names the day of the log, and says when it ends', () => {
  expect(factsAt('2026-11-27', '2026-11-27T00:06:00Z')).toBe('Thursday 26 November. Your day ends at 4:00.')
  expect(factsAt('2026-11-27', '2026-11-27T03:59:00Z', 0)).toBe('Thursday 26 November. Your day ends at 4:00.')
  expect(factsAt('2026-11-27', '2026-11-27T04:00:00Z', 0)).toBe('Friday 27 November')
  expect(factsAt('2026-11-26', '2026-11-26T23:59:00Z')).toContain('Thursday 26 November · ')
})

test('a day that ends at midnight needs no sentence, one that ends at half past four has its minutes', () => {
  expect(dayEndWords(0)).toBe('')
  expect(dayEndWords(4.5)).toBe('Your day ends at 4:30.')
  expect(zoneDayOf(new Date('2026-11-27T00:06:00Z'), { timeZone: 'Mars/Base', dayStartsAt: 0 }).today).toBe(
    '2026-11-27'
  )
})
