import { expect, test } from 'vitest'
import { newSchedule } from '#domain/schedule-fsrs.ts'
import { studyDay } from '#domain/study-day.ts'
import { listedDueWords } from '#tools/notetaker/cards/due-words.ts'

const NOW = new Date('2027-03-01T21:00:00.000Z')
const dayOf = (instant: Date): string => studyDay(instant, 'UTC', 4)

function said(due: string): string {
  const schedule = { ...newSchedule(due), state: 'review' as const, due }
  return listedDueWords({ schedule, suspended: false, buriedUntil: null }, { now: NOW, today: dayOf(NOW), dayOf })
}

test('only a card of this study day is due today, though another comes within a day', () => {
  expect(said('2027-03-02T03:59:00.000Z')).toBe('Today')
  expect(said('2027-03-01T04:00:00.000Z')).toBe('Today')
  expect(said('2027-03-02T04:00:00.000Z')).toMatch(/^In 7 h/)
  expect(said('2027-03-02T19:00:00.000Z')).toMatch(/^In 22 h/)
  expect(said('2027-03-01T03:59:00.000Z')).toMatch(/^17 h.* ago$/)
})

test('days are those of the calendar: in the evening a card of the 20th day is due in 20 days', () => {
  expect(said('2027-03-21T04:00:00.000Z')).toBe('In 20 days')
  expect(said('2027-02-26T04:00:00.000Z')).toBe('3 days ago')
  expect(said('2027-03-02T22:00:00.000Z')).toBe('In 1 day')
})
