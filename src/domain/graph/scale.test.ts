import { expect, test } from 'vitest'
import { drawLine } from '#domain/graph/draw.ts'
import { factsOf } from '#domain/graph/facts.ts'
import { readLines } from '#domain/graph/lines.ts'
import { logTicksOf } from '#domain/graph/ticks.ts'
import type { View } from '#domain/graph/view.ts'

const VIEW: View = { x0: -1, x1: 2, y0: -2, y1: 4, width: 600, height: 600, isLogX: true, isLogY: true }
const SETTING = { values: {}, angle: 'radians' as const }

function places(text: string, view = VIEW): (readonly [number, number])[] {
  const sheet = readLines([text])
  const [reading] = sheet.readings
  const { runs, dots } = drawLine(reading?.kind === 'drawn' ? reading.drawn : [], sheet, SETTING, view)
  const points = runs.flatMap(run => Array.from({ length: run.length / 2 }, (_, at) => [run[2 * at], run[2 * at + 1]]))
  return [...dots, ...points.map(([x = NaN, y = NaN]) => [x, y] as const)]
}

test.each([
  ['y = 3x²', (x: number) => Math.log10(3) + 2 * x],
  ['x = √(y/3)', (x: number) => Math.log10(3) + 2 * x],
  ['y/x² = 3', (x: number) => Math.log10(3) + 2 * x],
  ['(t², 3t⁴) {0.5 < t < 5}', (x: number) => Math.log10(3) + 2 * x],
  ['(2, 12), (10, 300)', (x: number) => Math.log10(3) + 2 * x]
])('%s is straight where both axes are logarithmic', (text, line) => {
  const all = places(text)
  expect(all.length).toBeGreaterThan(1)
  for (const [x, y] of all.filter(([, height]) => height > -2 && height < 4)) expect(y).toBeCloseTo(line(x), 2)
})

test('an exponential is straight over a plain x-axis, and what has no logarithm is not drawn', () => {
  const view: View = { ...VIEW, x0: -2, x1: 5, isLogX: false }
  for (const [x, y] of places('y = 2^x', view)) expect(y).toBeCloseTo(x * Math.log10(2), 6)
  expect(places('y = -x')).toEqual([])
})

test('roots and meetings are said in the numbers of the axis', () => {
  const sheet = readLines(['y = (x - 2)(x - 50)', 'y = ln x'])
  const lines = sheet.readings.flatMap((one, line) =>
    one.kind === 'drawn' ? [{ line, drawn: one.drawn, unsure: [] }] : []
  )
  const { curves } = factsOf(lines, sheet, SETTING, VIEW)
  expect(curves.map(({ roots }) => roots)).toEqual([[2, 50], [1]])
  expect(curves[0]?.turnings[0]?.x).toBeCloseTo(26, 5)
})

test('a logarithmic axis has its powers of ten, and the numbers between where there is room', () => {
  const named = (pixels: number, from = -1, to = 2) =>
    logTicksOf(from, to, pixels)
      .filter(({ isNamed }) => isNamed)
      .map(({ label }) => label)
      .join(' ')
  expect(named(300)).toBe('0.1 1 10 100')
  expect(named(900)).toBe('0.1 0.2 0.5 1 2 5 10 20 50 100')
  expect(named(300, -12, 12)).toBe('1×10^−12 0.00001 1 1000000 1×10^12'.replace('0.00001', '1×10^−6'))
})
