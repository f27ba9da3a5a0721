import { expect, test } from 'vitest'
import { placeOf, stepOf } from '#ui/chart/weeks.ts'

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
