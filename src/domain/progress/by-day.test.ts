import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answersByDay, dueByDay } from '#domain/progress/by-day.ts'

const TODAY = '2027-03-01'
const day = fc
  .integer({ min: -400, max: 400 })
  .map(at => new Date(Date.UTC(2027, 2, 1 + at)).toISOString().slice(0, 10))
const sum = (days: readonly { value: number }[]): number => days.reduce((all, { value }) => all + value, 0)

test('the first answer of all is a figure: today has one', () => {
  const days = answersByDay(new Map([[TODAY, 1]]), TODAY, 365)
  expect(days).toHaveLength(365)
  expect([days[0]?.date, days.at(-1)]).toEqual(['2026-03-02', { date: TODAY, value: 1 }])
  expect(sum(days)).toBe(1)
})

test('every card due within the days is counted once, on its day; what is late is due today', () => {
  fc.assert(
    fc.property(fc.array(day), due => {
      const days = dueByDay(due, TODAY, 30)
      expect(sum(days)).toBe(due.filter(one => one <= '2027-03-30').length)
      expect(days[0]?.value).toBe(due.filter(one => one <= TODAY).length)
      expect(days[29]?.value).toBe(due.filter(one => one === '2027-03-30').length)
    })
  )
})
