import { expect, test } from 'vitest'
import { factsOf, limitedArea } from '#domain/graph/facts.ts'
import { areaUnder } from '#domain/graph/features.ts'
import { readLines } from '#domain/graph/lines.ts'

const VIEW = { x0: -8, x1: 8, y0: -6, y1: 6, width: 800, height: 600 }

function meetings(...texts: readonly string[]) {
  const sheet = readLines(texts)
  const lines = sheet.readings.map((one, line) => ({
    line,
    drawn: one.kind === 'drawn' ? one.drawn : [],
    unsure: []
  }))
  return factsOf(lines, sheet, { values: {}, angle: 'radians' }, VIEW)
}

const places = (...texts: readonly string[]) =>
  meetings(...texts)
    .meetings.flatMap(({ points }) => points.map(({ x, y }) => [x.toFixed(3), y.toFixed(3)].join()))
    .toSorted()

const ON_LINE = ['-2.562,-1.562', '1.562,2.562']

test('a circle and a line had no meeting', () => {
  expect(places('x²+y²=9', 'y=x+1')).toEqual(ON_LINE)
  expect(places('y=x+1', 'x²+y²=9')).toEqual(ON_LINE)
  expect(places('x²+y²=9', 'x = 1')).toEqual(['1.000,-2.828', '1.000,2.828'])
  expect(places('x²+y²=9', 'y = 3')).toEqual(['0.000,3.000'])
  expect(places('x²+y²=9', 'y = 4')).toEqual([])
})

test('a circle and the edge of an inequality had no meeting', () => {
  expect(places('x²+y²=9', 'y < x+1')).toEqual(ON_LINE)
  expect(places('y < x+1', 'y > -x')).toEqual(['-0.500,0.500'])
  const [, edge] = meetings('x²+y²=9', 'y < 2x+1').implicit
  expect(edge).toMatchObject({ isEdge: true, onX: [-0.5], onY: [1] })
})

test('two circles meet at two places, touch at one, and the same circle twice at none', () => {
  expect(places('x²+y²=9', '(x-2)²+y²=9')).toEqual(['1.000,-2.828', '1.000,2.828'])
  expect(places('x²+y²=4', '(x-4)²+y²=4')).toEqual(['2.000,0.000'])
  expect(places('x²+y²=9', 'x²+y²=9')).toEqual([])
  expect(places('x²+y²=9', '(x-7)²+y²=1')).toEqual([])
})

test('an area from the larger to the smaller x was nothing at all', () => {
  const f = (x: number) => 2 * x * x - 3 * x + 1
  expect(limitedArea(f, null, [], { from: 2, to: 0 })).toMatchObject({ from: 2, to: 0 })
  expect(limitedArea(f, null, [], { from: 2, to: 0 })?.area).toBeCloseTo(17 / 12, 9)
  expect(areaUnder(f, 2, 0)).toBeCloseTo(-4 / 3, 9)
})
