import fc from 'fast-check'
import { expect, test } from 'vitest'
import { strokes } from '#domain/graph/plane/painted.ts'

const SAME = { px: (x: number) => x, py: (y: number) => y }
const placesOf = (d: string) =>
  [...d.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

/** How far a place is from the stretch between two others. */
function apart([x, y]: readonly [number, number], a: readonly [number, number], b: readonly [number, number]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const long = dx * dx + dy * dy
  const along = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / long))
  return Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy)
}

const anyRun = fc
  .array(fc.tuple(fc.double({ min: -300, max: 300, noNaN: true }), fc.double({ min: -300, max: 300, noNaN: true })), {
    minLength: 2,
    maxLength: 60
  })
  .map(points => points.map(([x, y], at) => [at % 3 === 0 ? x : x / 50, at % 2 === 0 ? y : y / 50] as const))

test('a stroke with fewer places runs where the whole one does, from its first place to its last', () => {
  fc.assert(
    fc.property(anyRun, points => {
      const places = placesOf(strokes([Float64Array.from(points.flat())], SAME))
      expect(places[0]).toEqual(points[0]?.map(value => Math.round(value * 10) / 10 + 0))
      const last = points.at(-1)?.map(value => Math.round(value * 10) / 10 + 0)
      expect(places.at(-1)).toEqual(last)
      for (const point of points) {
        const nearest = Math.min(...places.slice(1).map((one, at) => apart(point, places[at] ?? one, one)))
        expect(nearest).toBeLessThan(0.25)
      }
    })
  )
})

test('a straight line has two places, and a circle far fewer than it was sampled at', () => {
  const line = Float64Array.from({ length: 2000 }, (_, at) => (at % 2 === 0 ? at / 2 : 7 + at / 3))
  expect(placesOf(strokes([line], SAME))).toHaveLength(2)
  const circle = Float64Array.from({ length: 4000 }, (_, at) =>
    at % 2 === 0 ? 200 * Math.cos(at / 636.5) : 200 * Math.sin((at - 1) / 636.5)
  )
  const count = placesOf(strokes([circle], SAME)).length
  expect(count).toBeGreaterThan(30)
  expect(count).toBeLessThan(200)
  expect(strokes([Float64Array.of(0, 0, 4, 0, 4, 4)], SAME, true)).toBe('M0 0L4 0L4 4Z')
})
