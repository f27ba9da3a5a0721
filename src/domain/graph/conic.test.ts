import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conicOf } from '#domain/graph/conic.ts'
import { factsOf } from '#domain/graph/facts.ts'
import { readLines } from '#domain/graph/lines.ts'

const VIEW = { x0: -8, x1: 8, y0: -6, y1: 6, width: 800, height: 600 }

function implicitOf(text: string) {
  const sheet = readLines([text])
  const [reading] = sheet.readings
  const drawn = reading?.kind === 'drawn' ? reading.drawn : []
  return factsOf([{ line: 0, drawn, unsure: [] }], sheet, { values: {}, angle: 'radians' }, VIEW).implicit[0]
}

test('a circle has a centre and a radius, an ellipse two half axes, and both say where they cross the axes', () => {
  expect(implicitOf('x² + y² = 9')).toEqual({
    line: 0,
    isEdge: false,
    conic: { kind: 'circle', x: 0, y: 0, radius: 3 },
    onX: [-3, 3],
    onY: [-3, 3]
  })
  expect(implicitOf('(x - 1)² + (y + 2)² = 4')?.conic).toEqual({ kind: 'circle', x: 1, y: -2, radius: 2 })
  expect(implicitOf('x²/9 + y²/4 = 1')).toMatchObject({
    conic: { kind: 'ellipse', x: 0, y: 0, across: 3, up: 2 },
    onX: [-3, 3],
    onY: [-2, 2]
  })
  expect(implicitOf('x² - y² = 1')).toMatchObject({ conic: { kind: 'hyperbola', x: 0, y: 0 }, onX: [-1, 1], onY: [] })
})

test('what is no such curve is not called one', () => {
  for (const text of ['x y = 4', 'x² + y² = -1', 'x³ + y³ = 6x y', 'sin x = cos y', 'x² + y² + x y = 3', 'x² - y² = 0'])
    expect(implicitOf(text)?.conic).toBeNull()
  expect(implicitOf('x y = 4')).toMatchObject({ onX: [], onY: [] })
})

test('every circle is found again', () => {
  const place = fc.integer({ min: -80, max: 80 }).map(value => value / 8)
  fc.assert(
    fc.property(place, place, fc.integer({ min: 1, max: 90 }), (x, y, size) => {
      const radius = size / 8
      const found = conicOf((px, py) => (px - x) ** 2 + (py - y) ** 2 - radius ** 2)
      expect(found).toMatchObject({ kind: 'circle' })
      if (found?.kind !== 'circle') return
      expect(found.x).toBeCloseTo(x, 9)
      expect(found.y).toBeCloseTo(y, 9)
      expect(found.radius).toBeCloseTo(radius, 7)
    })
  )
})
