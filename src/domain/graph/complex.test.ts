import { expect, test } from 'vitest'
import { drawLine } from '#domain/graph/draw.ts'
import { readLines } from '#domain/graph/lines.ts'

const VIEW = { x0: -5, x1: 5, y0: -5, y1: 5, width: 400, height: 400 }

function pictures(texts: readonly string[], values: Record<string, number> = {}) {
  const sheet = readLines(texts)
  return sheet.readings.map(reading =>
    reading.kind === 'drawn' ? drawLine(reading.drawn, sheet, { values, angle: 'radians' }, VIEW) : null
  )
}

const place = (texts: readonly string[], values: Record<string, number> = {}) =>
  pictures(texts, values)
    .at(-1)
    ?.dots.map(([x, y]) => `${Number(x.toFixed(9))} ${Number(y.toFixed(9))}`)
    .join()

test.each([
  [['z = 2 + 3i'], '2 3'],
  [['(1 + 2i)(3 - i)'], '5 5'],
  [['(2 + 3i)/(1 - i)'], '-0.5 2.5'],
  [['z = 2 + 3i', 'w = z²'], '-5 12'],
  [['z = 2 + 3i', 'conj(z)'], '2 -3'],
  [['z = 1 + i', 'z^10'], '0 32'],
  [['z = 1 + i', '1/z'], '0.5 -0.5'],
  [['e^(iπ)'], '-1 0'],
  [['2e^(iπ/2)'], '0 2'],
  [['√(3 + 4i)'], '2 1']
])('%j is at %s', (texts, expected) => expect(place(texts)).toBe(expected))

test('modulus, argument and parts are real numbers', () => {
  const value = (text: string) => pictures(['z = 3 + 4i', text]).at(-1)?.value
  expect(value('|z|')).toBe(5)
  expect(value('arg(z)')).toBeCloseTo(Math.atan2(4, 3), 12)
  expect(value('Re(z) + Im(z)')).toBe(7)
  expect(pictures(['b i + 1'], { b: 3 })[0]?.dots).toEqual([[1, 3]])
})

test.each<[string, (x: number, y: number) => number]>([
  ['|z - 1| = 2', (x, y) => Math.hypot(x - 1, y) - 2],
  ['|z - 1| = |z + i|', (x, y) => Math.hypot(x - 1, y) - Math.hypot(x, y + 1)],
  ['Re(z) = 2', x => x - 2],
  ['arg(z - 1) = π/4', (x, y) => Math.atan2(y, x - 1) - Math.PI / 4]
])('the points of %s', (text, off) => {
  const run = pictures([text])[0]?.runs ?? []
  expect(run.length).toBeGreaterThan(0)
  for (const one of run)
    for (let at = 0; at < one.length; at += 2)
      expect(Math.abs(off(one[at] ?? NaN, one[at + 1] ?? NaN))).toBeLessThan(0.01)
})

test('a disc is shaded, and the sine of a complex number is refused in words', () => {
  expect(pictures(['|z - 1| < 2'])[0]?.shapes.length).toBeGreaterThan(10)
  expect(readLines(['sin(2i)']).readings[0]).toMatchObject({ kind: 'trouble', trouble: 'notComplex' })
  expect(readLines(['z = w + i', 'w = z + i']).readings).toHaveLength(2)
})
