import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeLabels } from '#domain/graph/plane/labels.ts'
import { numbersOf } from '#domain/graph/plane/numbers.ts'

const VIEW = { x0: -8, x1: 8, y0: -6, y1: 6, width: 390, height: 288 }
const SETTING = { width: 390, height: 288, numbers: numbersOf(VIEW, 'number'), curves: [] }

const sides = ({ x, anchor }: { x: number; anchor: string }, wide: number) =>
  anchor === 'start' ? [x, x + wide] : anchor === 'end' ? [x - wide, x] : [x - wide / 2, x + wide / 2]

test('labels lie neither on each other nor on the numbers of the axes', () => {
  const point = fc.record({
    cx: fc.integer({ min: 0, max: 390 }),
    cy: fc.integer({ min: 0, max: 288 }),
    text: fc.constantFrom('(1, 2)', '(−6.283, 0)', '(1.571, −1.234)'),
    rank: fc.integer({ min: 0, max: 400 })
  })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 30 }), points => {
      const labels = placeLabels(points, SETTING)
      const boxes = labels.flatMap((label, at) => {
        if (!label) return []
        const [left = 0, right = 0] = sides(label, (points[at]?.text.length ?? 0) * 6)
        return [{ left, right, y: label.y }]
      })
      const numbers = SETTING.numbers.map(one => {
        const [left = 0, right = 0] = sides(one, one.text.length * 6)
        return { left, right, y: one.y }
      })
      boxes.forEach((one, at) => {
        expect(one.left).toBeGreaterThanOrEqual(0)
        expect(one.right).toBeLessThanOrEqual(390)
        for (const other of [...boxes.slice(at + 1), ...numbers])
          expect(one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < 11).toBe(false)
      })
    })
  )
})

test('of two points at one place, the more important one is written; a label stands where no curve runs', () => {
  const at = (cx: number, rank: number) => ({ cx, cy: 60, rank, text: '(−1.571, 1.234)' })
  const crowd = [at(100, 9), at(106, 1), at(112, 8), at(118, 7), at(124, 6), at(130, 5), at(136, 4)]
  const labels = placeLabels(crowd, { ...SETTING, width: 260 })
  expect(labels[1]).not.toBeNull()
  expect(labels.filter(Boolean).length).toBeLessThan(crowd.length)
  const [free] = placeLabels([at(200, 0)], { ...SETTING, curves: [x => (x > 200 ? 80 : 20)] })
  expect(free).toMatchObject({ x: 210, y: 50 })
})
