import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateBefore, datesUntil, dueAgain, isRepeats, nextDate, REPEATS } from '#domain/plan/repeats.ts'
import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'
import { readTaskRef, taskRef } from '#domain/plan/task-ref.ts'

const date = fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2032-12-31') }).map(dateOf)
const rule = fc.constantFrom(...REPEATS)

describe('a task that repeats', () => {
  it('has its next date after this one, on the day its rule names', () => {
    fc.assert(
      fc.property(rule, date, (one, on) => {
        const next = nextDate(one, on)
        expect(next > on).toBe(true)
        if (one === 'FREQ=MONTHLY') expect(next.slice(8)).toBe(on.slice(8))
        if (one === 'FREQ=WEEKLY') expect(dayNumber(next) - dayNumber(on)).toBe(7)
        if (one === 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR') expect(weekday(dayNumber(next))).toBeLessThan(5)
      }),
      { seed: 15 }
    )
  })
  it('follows the date before it, which is no other', () => {
    fc.assert(
      fc.property(rule, date, (one, on) => {
        const day = nextDate(one, on)
        expect(dateBefore(one, nextDate(one, day))).toBe(day)
      }),
      { seed: 17 }
    )
  })
  it('is due again on a date that has not gone by, however long it was left', () => {
    fc.assert(
      fc.property(rule, date, fc.integer({ min: -400, max: 400 }), (one, due, days) => {
        const today = dateOf(dayNumber(due) + days)
        const again = dueAgain(one, due, today)
        expect(again > due && again >= today).toBe(true)
      }),
      { seed: 16 }
    )
  })
  it('is due again today where today is one of its dates', () => {
    expect(dueAgain('FREQ=DAILY', '2027-03-07', '2027-03-08')).toBe('2027-03-08')
    expect(dueAgain('FREQ=WEEKLY', '2027-02-22', '2027-03-08')).toBe('2027-03-08')
  })
  it('has both its first and its last date, and never more than was asked for', () => {
    expect(datesUntil('FREQ=WEEKLY', '2027-03-01', '2027-03-15', 9)).toEqual(['2027-03-01', '2027-03-08', '2027-03-15'])
    expect(datesUntil('FREQ=DAILY', '2027-03-01', '2027-03-15', 2)).toEqual(['2027-03-01', '2027-03-02'])
    expect(datesUntil('FREQ=DAILY', '2027-03-02', '2027-03-01', 2)).toEqual([])
  })
  it('leaves out months without its day, and 29 February but in leap years', () => {
    expect(datesUntil('FREQ=MONTHLY', '2027-01-31', '2027-06-01', 9)).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31'
    ])
    expect(nextDate('FREQ=MONTHLY', '2028-01-29')).toBe('2028-02-29')
    expect(nextDate('FREQ=MONTHLY', '2027-01-29')).toBe('2027-03-29')
  })
  it('reads no rule that it does not know', () => {
    expect(isRepeats('FREQ=YEARLY')).toBe(false)
    expect(isRepeats(undefined)).toBe(false)
  })
})

describe('what a block of a task belongs to', () => {
  it('is read back as it was written', () => {
    expect(readTaskRef(taskRef('a', 'b/c'))).toEqual({ task: 'a', step: 'b/c' })
    expect(readTaskRef(taskRef('a', null))).toEqual({ task: 'a', step: null })
  })
})
