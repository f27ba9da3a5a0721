import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areaUnder,
  isRestless,
  meetingsOf,
  nearest,
  restsOf,
  rootsOf,
  slopeAt,
  turningsOf
} from '#domain/graph/features.ts'

const parabola = (x: number) => x * x - 2 * x - 3

test('the graph of the mock has its roots, its lowest point, its meetings and its area', () => {
  expect(rootsOf(parabola, -6, 9)).toEqual([-1, 3])
  expect(turningsOf(parabola, -6, 9)).toEqual([{ kind: 'lowest', x: 1, y: -4 }])
  expect(meetingsOf(parabola, x => x + 1, -6, 9)).toEqual([
    { x: -1, y: 0 },
    { x: 4, y: 5 }
  ])
  expect(areaUnder(x => x + 1 - parabola(x), -1, 4)).toBeCloseTo(125 / 6, 9)
  expect(slopeAt(parabola, 2)).toBe(2)
})

test('a root that is only touched is one, a pole or a jump is none', () => {
  expect(rootsOf(x => (x - 1) ** 2, -6, 9)).toEqual([1])
  expect(rootsOf(x => 1 / x, -6, 9)).toEqual([])
  expect(rootsOf(x => Math.floor(x) + 0.5, -6, 9)).toEqual([])
  expect(turningsOf(x => 1 / x ** 2, -6, 9)).toEqual([])
  expect(turningsOf(x => x - Math.floor(x), -6, 9)).toEqual([])
  expect(meetingsOf(Math.tan, x => 1 / (x - Math.PI / 2), 1.5, 1.6)).toEqual([])
})

test('sin²x + cos²x turns nowhere, and x¹² does', () => {
  expect(turningsOf(x => Math.sin(x) ** 2 + Math.cos(x) ** 2, -8, 8)).toEqual([])
  expect(turningsOf(x => x ** 12, -8, 8)).toEqual([{ kind: 'lowest', x: 0, y: 0 }])
})

test('an area over a pole or a gap is no number', () => {
  expect(areaUnder(x => 1 / x, -1, 1)).toBeNull()
  expect(areaUnder(Math.sqrt, -1, 1)).toBeNull()
  expect(areaUnder(Math.sin, 0, Math.PI)).toBe(2)
  expect(areaUnder(x => Math.sin(50 * x) ** 2, 0, Math.PI)).toBeCloseTo(Math.PI / 2, 6)
})

test('the roots of a product are its factors’', () => {
  const root = fc.integer({ min: -40, max: 40 }).map(value => value / 8)
  fc.assert(
    fc.property(fc.uniqueArray(root, { minLength: 1, maxLength: 4 }), roots => {
      const f = (x: number) => roots.reduce((product, one) => product * (x - one), 1)
      expect(rootsOf(f, -6.3, 6.1).map(x => Math.round(x * 1e6) / 1e6)).toEqual(roots.toSorted((a, b) => a - b))
    }),
    { numRuns: 150 }
  )
})

test('floor(x) does not meet the x-axis at a hundred places but lies on it', () => {
  expect(rootsOf(Math.floor, -8, 8)).toEqual([])
  expect(restsOf(Math.floor, -8, 8)).toEqual([[0, 1]])
  expect(restsOf(x => Math.max(0, x), -8, 8)).toEqual([[-8, 0]])
  expect(restsOf(Math.sin, -8, 8)).toEqual([])
  expect(rootsOf(x => x, -8, 8)).toEqual([0])
})

test('sin²x seen from far away has no roots that the looking made up', () => {
  expect(isRestless(x => Math.sin(x) ** 2, -3e7, 2.9e7)).toBe(true)
  expect(isRestless(x => Math.sin(1000 * x), -8, 8)).toBe(true)
  expect(
    meetingsOf(
      x => Math.sin(x) ** 2,
      x => x / 1e8,
      -3e7,
      2.9e7
    )
  ).toEqual([])
  for (const calm of [Math.sin, (x: number) => Math.sin(x * x), (x: number) => Math.sin(x) ** 2 + Math.cos(x) ** 2])
    expect(isRestless(calm, -8, 8)).toBe(false)
})

test('of the many roots of sin(x²) as many are marked to the left as to the right', () => {
  const roots = rootsOf(x => Math.sin(x * x), -8, 8)
  const marked = nearest(roots, x => x, 0)
  expect(roots.length).toBeGreaterThan(marked.length)
  expect(Math.abs(marked.filter(x => x < 0).length - marked.filter(x => x > 0).length)).toBeLessThan(2)
})

test('turning points at the ends of the window were left out', () => {
  const square = (x: number) => Math.sin((x * Math.PI) / 180) ** 2
  const lowest = turningsOf(square, -360, 360).filter(({ kind }) => kind === 'lowest')
  expect(lowest.map(({ x }) => Math.round(x))).toEqual([-360, -180, 0, 180, 360])
})
