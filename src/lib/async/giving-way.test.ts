import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filteredGivingWay, givingWay, sortedGivingWay } from '#lib/async/giving-way.ts'

test('a long list is sorted as a short one is, equal items in their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(50), { maxLength: 4000 }), async keys => {
      const items = keys.map((key, place) => ({ key, place }))
      const byKey = (a: { key: number }, b: { key: number }): number => a.key - b.key
      expect(await sortedGivingWay(items, byKey)).toEqual(items.toSorted(byKey))
    }),
    { numRuns: 20 }
  )
})

test('a filter keeps what it is to keep', async () => {
  const items = Array.from({ length: 2500 }, (_, index) => index)
  expect(await filteredGivingWay(items, item => item % 2 === 0)).toEqual(items.filter(item => item % 2 === 0))
})

test('it rests only when the last rest is long ago', async () => {
  let clock = 0
  const rest = givingWay(() => clock)
  expect(rest()).toBeUndefined()
  clock = 30
  const wait = rest()
  expect(wait).toBeInstanceOf(Promise)
  await wait
  expect(rest()).toBeUndefined()
})
