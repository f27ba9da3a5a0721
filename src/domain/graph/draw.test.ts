import { expect, test } from 'vitest'
import { drawLine } from '#domain/graph/draw.ts'
import { factsOf } from '#domain/graph/facts.ts'
import type { Sheet } from '#domain/graph/drawn.ts'
import { readLines } from '#domain/graph/lines.ts'
import { ticksOf } from '#domain/graph/ticks.ts'
import type { View } from '#domain/graph/view.ts'

const VIEW: View = { x0: -5, x1: 5, y0: -5, y1: 5, width: 500, height: 500 }

function pictures(texts: string[], values: Record<string, number> = {}, angle: 'radians' | 'degrees' = 'radians') {
  const sheet = readLines(texts)
  return sheet.readings.map(one => drawLine(one.kind === 'drawn' ? one.drawn : [], sheet, { values, angle }, VIEW))
}

const places = (runs: readonly Float64Array[]) =>
  runs.flatMap(run =>
    Array.from({ length: run.length / 2 }, (_, at) => [run[2 * at] ?? NaN, run[2 * at + 1] ?? NaN] as const)
  )

test('each kind of line lies where its formula says', () => {
  const [across, half, circle, rose, path, dots] = pictures(
    ['x = y²', 'y = √(9-x²) {x > 0}', 'x² + y² = 9', 'r = 2cos 3θ', '(3cos t, 2sin t)', '(1, 2), (a, 4)'],
    { a: 3 }
  )
  for (const [x, y] of places(across?.runs ?? []).filter(([x]) => x < 14)) expect(x).toBeCloseTo(y * y, 6)
  for (const [x, y] of places(half?.runs ?? [])) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(Math.hypot(x, y)).toBeCloseTo(3, 6)
  }
  for (const [x, y] of places(circle?.runs ?? [])) expect(Math.hypot(x, y)).toBeCloseTo(3, 2)
  expect(places(rose?.runs ?? []).length).toBeGreaterThan(50)
  expect(rose?.dashed.length).toBeGreaterThan(0)
  for (const [x, y] of places(path?.runs ?? [])) expect((x / 3) ** 2 + (y / 2) ** 2).toBeCloseTo(1, 2)
  expect(dots?.dots).toEqual([
    [1, 2],
    [3, 4]
  ])
})

test('a region is shaded on its side, with a dashed edge where the edge does not belong to it', () => {
  const [below, disc] = pictures(['y < x', 'x² + y² ≤ 4'])
  expect(below?.dashed.length).toBe(1)
  expect(below?.runs).toEqual([])
  for (const [x, y] of places(below?.shapes ?? [])) expect(y).toBeLessThanOrEqual(x + 0.05)
  const area = (disc?.shapes ?? []).reduce((sum, shape) => sum + sizeOf(shape), 0)
  expect(area).toBeCloseTo(4 * Math.PI, 1)
})

function sizeOf(shape: Float64Array): number {
  let twice = 0
  for (let at = 0; at < shape.length; at += 2) {
    const next = (at + 2) % shape.length
    twice += (shape[at] ?? 0) * (shape[next + 1] ?? 0) - (shape[next] ?? 0) * (shape[at + 1] ?? 0)
  }
  return Math.abs(twice) / 2
}

test('what cannot be worked out is said, and the other lines are drawn', () => {
  const [unknown, line, loop] = pictures(['y = k(x) + i', 'y = x', 'f(x) = f(x-1)'])
  expect(unknown?.problem).toMatchObject({ code: 'unknownLetter' })
  expect(line?.runs.length).toBe(1)
  expect(loop?.problem).toMatchObject({ code: 'circular', detail: 'f' })
})

test('two hundred lines, each with its neighbour in it, are drawn or refused', () => {
  const texts = Array.from({ length: 200 }, (_, index) =>
    index === 0 ? 'f_0(x) = x' : `f_{${index}}(x) = f_{${index - 1}}(x) + 1`
  )
  const all = pictures(texts)
  expect(all[1]?.runs.length).toBe(1)
  expect(all.every(one => one.problem !== null || one.runs.length <= 1)).toBe(true)
})

test('degrees hold for curves', () => {
  const [sine] = pictures(['y = sin x'], {}, 'degrees')
  for (const [x, y] of places(sine?.runs ?? [])) expect(y).toBeCloseTo(Math.sin((x * Math.PI) / 180), 6)
})

function told(sheet: Sheet, values: Record<string, number>) {
  const setting = { values, angle: 'radians' as const }
  const lines = sheet.readings.flatMap((one, line) =>
    one.kind === 'drawn' ? [{ line, drawn: one.drawn, unsure: drawLine(one.drawn, sheet, setting, VIEW).unsure }] : []
  )
  return factsOf(lines, sheet, setting, VIEW)
}

test('the facts of two curves are those of the mock', () => {
  const sheet = readLines(['f(x) = x² - 2x - 3', 'g(x) = a x + b'])
  const facts = told(sheet, { a: 1, b: 1 })
  expect(facts.curves[0]).toMatchObject({
    roots: [-1, 3],
    turnings: [{ x: 1, y: -4 }],
    start: -3,
    polynomial: [-3, -2, 1]
  })
  expect(facts.meetings[0]?.points).toEqual([
    { x: -1, y: 0 },
    { x: 4, y: 5 }
  ])
})

test('roots and meetings were told of a stretch that is hatched', () => {
  const sheet = readLines(['y = tan(1/x)', 'y = 0.5'])
  const facts = told(sheet, {})
  // The outermost root of tan(1/x) is 1/π; those near 0 are beyond number.
  const all = [...(facts.curves[0]?.roots ?? []), ...facts.meetings.flatMap(({ points }) => points.map(({ x }) => x))]
  expect(all.length).toBeGreaterThan(0)
  expect(Math.min(...all.map(Math.abs))).toBeGreaterThan(0.01)
})

test.each([
  [-8, 8, 800, 'number', '−8 −6 −4 −2 0 2 4 6 8'],
  [0, 0.01, 400, 'number', '0 0.002 0.004 0.006 0.008 0.01'],
  [-7, 7, 700, 'pi', '−2π −3π/2 −π −π/2 0 π/2 π 3π/2 2π'],
  [0, 360, 500, 'number', '0 100 200 300']
] as const)('marks from %d to %d', (from, to, pixels, unit, labels) => {
  const named = ticksOf(from, to, pixels, unit).filter(({ isNamed }) => isNamed)
  expect(named.map(({ label }) => label).join(' ')).toBe(labels)
})
