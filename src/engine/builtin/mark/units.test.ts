import { expect, test } from 'vitest'
import { unitOf } from '#engine/builtin/mark/units.ts'

test.each([
  ['m/s', 1, 'm1 s-1'],
  ['km h⁻¹', 1000 / 3600, 'm1 s-1'],
  ['J/(kg K)', 1, 'K-1 m2 s-2'],
  ['kg m s^-2', 1000, 'g1 m1 s-2'],
  ['newtons', 1000, 'g1 m1 s-2'],
  ['cm3', 1e-6, 'm3'],
  ['cubic metres', 1, 'm3'],
  ['kilograms per cubic metre', 1000, 'g1 m-3']
])('%s is a unit', (text, factor, dimension) => {
  const unit = unitOf(text)
  expect(unit?.dimension).toBe(dimension)
  expect(unit?.factor).toBeCloseTo(factor, 9)
})

test.each(['', 'people', 'a day off', 'constructor', '__proto__', 'toString', 'x'.repeat(500)])(
  '%j is no unit',
  text => {
    expect(unitOf(text)).toBeUndefined()
  }
)
