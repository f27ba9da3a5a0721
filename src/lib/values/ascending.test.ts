import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ascending } from '#lib/values/ascending.ts'

const byNumber = (a: number, b: number) => a - b

test('everything comes out once, from the smallest up, and the given list is left alone', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), items => {
      const given = [...items]
      expect([...ascending(items, byNumber)]).toEqual(given.toSorted(byNumber))
      expect(items).toEqual(given)
    })
  )
})

test('the first few of very many cost about one look at each', () => {
  const items = Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 100_003)
  let compared = 0
  const upwards = ascending(items, (a, b) => ((compared += 1), a - b))
  const few = Array.from({ length: 10 }, () => upwards.next().value as number)
  expect(few).toEqual(items.toSorted(byNumber).slice(0, 10))
  expect(compared).toBeLessThan(2.1 * items.length)
})
