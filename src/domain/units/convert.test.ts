import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert, QUANTITIES, readTyped, rounded, unrounded, type Quantity } from '#domain/units/convert.ts'

/** By scipy.constants 1.17. */
test.each([
  [1, 'mile', 'km', 1.609344],
  [1, 'inch', 'cm', 2.54],
  [1, 'foot', 'm', 0.3048],
  [1, 'yard', 'm', 0.9144],
  [1, 'acre', 'm^2', 4046.8564224],
  [1, 'hectare', 'm^2', 10_000],
  [1, 'lbm', 'kg', 0.45359237],
  [1, 'oz', 'g', 28.349523125],
  [1, 'mile/hour', 'm/s', 0.44704],
  [1, 'atm', 'kPa', 101.325],
  [760, 'mmHg', 'atm', 1],
  [1, 'eV', 'J', 1.602176634e-19],
  [1, 'kWh', 'MJ', 3.6],
  [100, 'degC', 'K', 373.15],
  [-40, 'degF', 'degC', -40],
  [180, 'deg', 'rad', Math.PI],
  [90, 'arcmin', 'deg', 1.5],
  [1, 'dm^3', 'cm^3', 1000]
] as const)('%d %s in %s', (value, from, to, wanted) => {
  const got = convert(value, from, to)
  expect(Math.abs(got - wanted)).toBeLessThanOrEqual(1e-9 * Math.abs(wanted))
})

test('there and back is where one began, for every pair of every quantity', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e6, noNaN: true }), value => {
      for (const units of Object.values(QUANTITIES))
        for (const from of units)
          for (const to of units) {
            const back = convert(convert(value, from.id, to.id), to.id, from.id)
            expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-6 * Math.max(1, value))
          }
    }),
    { numRuns: 20 }
  )
})

test.each([
  ['5.0', 'length', 'mile', 'km', '8.0'],
  ['26.2', 'length', 'mile', 'km', '42.2'],
  ['3.00e8', 'speed', 'm/s', 'km/hour', '1.08 × 10^9'],
  ['25', 'temperature', 'degC', 'K', '298'],
  ['25.0', 'temperature', 'degC', 'K', '298.1'],
  ['2,500', 'mass', 'g', 'kg', '2.500'],
  ['4.5 × 10^-7', 'length', 'm', 'nm', '450'],
  ['0', 'length', 'm', 'km', '0']
] as const)('%s (%s) %s to %s keeps its figures: %s', (text, quantity: Quantity, from, to, wanted) => {
  const typed = readTyped(text)
  if (!typed) throw new Error(text)
  // 298.15 lies a hair below its half in binary, so either neighbour is right to one decimal.
  const got = rounded(convert(typed.value, from, to), quantity, typed)
  expect([wanted, wanted === '298.1' ? '298.2' : wanted]).toContain(got)
})

test.each(['', 'abc', '1.2.3', '1e999', '5 km', '--3'])('%s is no number', text => {
  expect(readTyped(text)).toBeNull()
})

test.each([
  [5, 'mile', 'foot', '26400'],
  [5, 'mile', 'inch', '316800'],
  [5, 'mile', 'yard', '8800'],
  [5, 'mile', 'km', '8.04672'],
  [5, 'mile', 'mile', '5'],
  [1, 'nm', 'km', '1 × 10^-12'],
  [3e30, 'm', 'nm', '3 × 10^39'],
  [0, 'm', 'km', '0']
] as const)('the table of all units is not rounded a second time: %d %s in %s', (value, from, to, wanted) => {
  expect(unrounded(convert(value, from, to))).toBe(wanted)
})
