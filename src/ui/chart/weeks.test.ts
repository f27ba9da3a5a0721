import { expect, test } from 'vitest'
import { monthStarts, placeOf, stepOf } from '#ui/chart/weeks.ts'

test('days stand in weeks from Monday to Sunday, over a change of the clocks too', () => {
  expect(placeOf('2027-03-24', '2027-03-24')).toEqual({ week: 0, weekday: 2 })
  expect(placeOf('2027-03-28', '2027-03-24')).toEqual({ week: 0, weekday: 6 })
  expect(placeOf('2027-03-29', '2027-03-24')).toEqual({ week: 1, weekday: 0 })
  expect(placeOf('2028-03-01', '2027-03-24')).toEqual({ week: 49, weekday: 2 })
})

test('the strength of a day goes by the strongest, and a day with anything is seen', () => {
  expect([0, 1, 25, 26, 75, 100].map(value => stepOf(value, 100))).toEqual([0, 1, 1, 2, 3, 4])
  expect(stepOf(0, 0)).toBe(0)
})

test('the name of a month stands over the week of its first day', () => {
  const days = ['2027-03-30', '2027-03-31', '2027-04-01', '2027-04-02'].map(date => ({ date, value: 0 }))
  expect(monthStarts(days, '2027-03-24')).toEqual([{ date: '2027-04-01', week: 1 }])
})
