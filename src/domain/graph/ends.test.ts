import { expect, test } from 'vitest'
import { closerEnds, endsOf } from '#domain/graph/ends.ts'

const along = (f: (x: number) => number) => Array.from({ length: 241 }, (_, at) => f(-8 + at / 15))

test('x² − 100 was an empty picture: its window holds it', () => {
  const [low = NaN, high = NaN] =
    endsOf(
      along(x => x * x - 100),
      0.04
    ) ?? []
  expect(low).toBeLessThan(-100)
  expect(high).toBeGreaterThan(-36)
  expect(high - low).toBeLessThan(80)
})

test('a pole does not make a curve flat, a level line has room and nothing has no window', () => {
  const [low = NaN, high = NaN] =
    endsOf(
      along(x => 1 / (x - 0.01)),
      0.04
    ) ?? []
  expect(high - low).toBeLessThan(12)
  expect(endsOf([3, 3, NaN], 0)).toEqual([2, 4])
  expect(endsOf([NaN, Infinity], 0)).toBeNull()
})

test('after Show all both roots and the lowest point of 2x² − 3x + 1 were one heap', () => {
  expect(closerEnds(-8, 8, [0.5, 1, 0.75])).toEqual([-0.5, 2])
  expect(closerEnds(-0.5, 2, [0.5, 1, 0.75])).toEqual([-0.5, 2])
  expect(closerEnds(-8, 8, [-6, 0, 6])).toEqual([-8, 8])
  expect(closerEnds(-8, 8, [0])).toEqual([-8, 8])
  expect(closerEnds(-8, 8, [])).toEqual([-8, 8])
})
