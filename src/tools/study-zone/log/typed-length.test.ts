import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLengthRight, lengthOf, MOST_MINUTES, withLength } from '#tools/study-zone/log/typed-length.ts'

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)

describe('a length in the place of one of the times', () => {
  test.each([
    [{ from: '16:00', to: null }, 75, { from: '16:00', to: '17:15' }],
    [{ from: '16:00', to: '16:20' }, 75, { from: '16:00', to: '17:15' }],
    [{ from: null, to: '00:30' }, 75, { from: '23:15', to: '00:30' }],
    [{ from: '23:30', to: null }, 45, { from: '23:30', to: '00:15' }],
    [{ from: null, to: null }, 75, { from: null, to: null }]
  ])('%j with %i min', (typed, minutes, both) => {
    expect(withLength(typed, minutes)).toEqual(both)
  })

  test('the times it gives are as far apart as it says', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 1, max: MOST_MINUTES }), (at, minutes) => {
        expect(lengthOf(withLength({ from: at, to: null }, minutes))).toBe(minutes)
        expect(lengthOf(withLength({ from: null, to: at }, minutes))).toBe(minutes)
      })
    )
  })

  test('none, half a minute and thirteen hours are no length', () => {
    expect([0, 0.5, 780, Number.NaN].map(isLengthRight)).toEqual([false, false, false, false])
    expect([1, 75, 720].map(isLengthRight)).toEqual([true, true, true])
  })
})
