import { expect, test } from 'vitest'
import { callable, compile } from '#lib/maths/compile.ts'
import { parse } from '#lib/maths/parse.ts'
import type { Tree } from '#lib/maths/tree.ts'
import { noughtsOf } from '#domain/graph/critical.ts'
import { traceField } from '#domain/graph/implicit.ts'
import { samplePath, turnsOf } from '#domain/graph/path.ts'
import { rootsIn } from '#domain/graph/roots.ts'
import { sampleCurve } from '#domain/graph/sample.ts'
import type { Curve, View } from '#domain/graph/view.ts'

const VIEW: View = { x0: -5, x1: 5, y0: -5, y1: 5, width: 800, height: 800 }

function tree(text: string): Tree {
  const parsed = parse(text)
  if (parsed.kind === 'problem') throw new Error(parsed.problem.code)
  return parsed.tree
}

function fn(of: Tree, names: string[] = ['x']) {
  const compiled = compile(of, names)
  if (compiled.kind === 'problem') throw new Error(compiled.problem.code)
  return callable(compiled)
}

function curve(text: string, view = VIEW): Curve {
  const of = tree(text)
  const critical = noughtsOf(of).flatMap(one => rootsIn(fn(one), view.x0, view.x1))
  return sampleCurve(fn(of), view, critical)
}

const field = (text: string, view = VIEW) => traceField(fn(tree(text), ['x', 'y']), view)
const points = (run: Float64Array) =>
  Array.from({ length: run.length / 2 }, (_, i) => [run[2 * i] ?? NaN, run[2 * i + 1] ?? NaN] as const)
const all = ({ runs }: Curve) => runs.flatMap(points)
const broken = ({ breaks }: Curve) => breaks.map(({ kind, x }) => `${kind} ${x.toFixed(3)}`)
const extent = (one: Curve) => {
  const xs = all(one).map(([x]) => x)
  return [Math.min(...xs), Math.max(...xs)]
}

test('every point of a smooth curve lies on it, and it is one stroke', () => {
  const one = curve('x³ - 3x')
  expect(one.runs.length).toBe(1)
  for (const [x, y] of all(one).filter(([, y]) => Math.abs(y) < 14)) expect(y).toBeCloseTo(x ** 3 - 3 * x, 9)
  expect(one.unsure).toEqual([])
})

test('tan x has a pole between its branches and no line across', () => {
  const one = curve('tan x')
  expect(broken(one)).toEqual(['pole -4.712', 'pole -1.571', 'pole 1.571', 'pole 4.712'])
  for (const run of one.runs)
    for (const [[, before], [, after]] of pairs(points(run))) expect(after).toBeGreaterThanOrEqual(before)
})

test('1/x and 1/(x − 1)² end at their poles, on one side each', () => {
  expect(broken(curve('1/x'))).toEqual(['pole 0.000'])
  expect(curve('1/x').runs.length).toBe(2)
  expect(broken(curve('1/(x-1)^2'))).toEqual(['pole 1.000'])
  expect(all(curve('1/(x-1)^2')).every(([, y]) => y > 0)).toBe(true)
})

test('tan(1/x) is said to be unknown about 0, and drawn elsewhere', () => {
  const { unsure, runs } = curve('tan(1/x)')
  expect(unsure.some(({ x0, x1 }) => x0 <= 0 && x1 >= 0)).toBe(true)
  expect(unsure.every(({ x0, x1 }) => Math.abs(x0) < 0.2 && Math.abs(x1) < 0.2)).toBe(true)
  expect(runs.length).toBeGreaterThan(3)
})

test('a pole, a jump and a step are said to be where they are, not a hair beside', () => {
  for (const view of [VIEW, { ...VIEW, x0: -8, x1: 8 }, { ...VIEW, x0: -7.3, x1: 6.1 }]) {
    expect(curve('1/x', view).breaks.map(({ x }) => x)).toEqual([0])
    expect(curve('|x|/x', view).breaks.map(({ kind, x }) => [kind, x])).toEqual([['jump', 0]])
    expect(curve('floor(x)', view).breaks.every(({ x }) => Number.isInteger(x))).toBe(true)
  }
})

test('a logarithm of any base has an asymptote, x^x no hole, and a root just ends', () => {
  for (const text of ['ln x', 'log x', 'log_2 x', 'ln|x - 1|'])
    expect(
      curve(text, { ...VIEW, x0: -8, x1: 8 }).breaks.map(({ kind, x }) => `${kind} ${x}`),
      text
    ).toEqual([text.includes('|') ? 'pole 1' : 'pole 0'])
  for (const text of ['√x', 'x^x', 'x ln x', 'arcsin x'])
    expect(
      curve(text).breaks.filter(({ kind }) => kind !== 'edge'),
      text
    ).toEqual([])
})

test('(x² − 1)/(x − 1) is a line with a hole at (1, 2)', () => {
  const { breaks } = curve('(x²-1)/(x-1)')
  expect(breaks.map(({ kind, x, y }) => [kind, x, Number(y.toFixed(6))])).toEqual([['hole', 1, 2]])
})

test('√(9 − x²) reaches the axis at both ends', () => {
  const one = curve('√(9-x²)')
  expect(extent(one)).toEqual([expect.closeTo(-3, 9), expect.closeTo(3, 9)])
  expect(Math.min(...all(one).map(([, y]) => y))).toBeLessThan(1e-4)
})

test('floor x has its steps and nothing between them', () => {
  const one = curve('floor(x)')
  expect(broken(one).filter(text => text.startsWith('jump')).length).toBe(10)
  expect(all(one).every(([, y]) => Number.isInteger(y))).toBe(true)
})

test('x^(1/3) is one stroke through 0', () => {
  const one = curve('x^(1/3)')
  expect(one.runs.length).toBe(1)
  expect(extent(one)).toEqual([-5, 5])
})

test('a fast wave that the pixels cannot hold is hatched', () => {
  expect(curve('sin(1000x)', { ...VIEW, width: 300 }).unsure.length).toBeGreaterThan(0)
  expect(curve('sin(5x)').unsure).toEqual([])
})

test('a circle is closed, and all of it', () => {
  const one = field('x² + y² - 9')
  for (const [x, y] of all(one)) expect(Math.hypot(x, y)).toBeCloseTo(3, 2)
  const angles = all(one)
    .map(([x, y]) => Math.atan2(y, x))
    .sort((a, b) => a - b)
  for (const [before, after] of pairs(angles)) expect(after - before).toBeLessThan(0.05)
  expect(one.runs.length).toBe(1)
})

test('a folium crosses itself and stays on the curve', () => {
  const one = field('x³ + y³ - 3x y')
  expect(one.runs.length).toBeGreaterThan(0)
  for (const [x, y] of all(one)) expect(Math.abs(x ** 3 + y ** 3 - 3 * x * y)).toBeLessThan(0.2)
  expect(one.unsure).toEqual([])
})

test('(x − y)² = 0 is drawn although it never changes its sign', () => {
  const one = field('(x-y)²')
  expect(extent(one)[0]).toBeLessThan(-4.8)
  expect(extent(one)[1]).toBeGreaterThan(4.8)
  for (const [x, y] of all(one)) expect(x).toBeCloseTo(y, 3)
})

test('1/(x − y) = 0 has no curve: a pole is no nought', () => {
  expect(field('1/(x-y)').runs).toEqual([])
})

test('floor(x) − y = 0 has no upright strokes', () => {
  for (const run of field('floor(x) - y').runs)
    for (const [[, before], [, after]] of pairs(points(run))) expect(Math.abs(after - before)).toBeLessThan(0.1)
})

test('a path stays in one stroke, and where r is negative it is drawn apart', () => {
  const circle = samplePath(Math.cos, Math.sin, 0, 2 * Math.PI, VIEW)
  expect(circle.runs.length).toBe(1)
  const r = (a: number) => 1 + 2 * Math.cos(a)
  const limacon = samplePath(
    a => r(a) * Math.cos(a),
    a => r(a) * Math.sin(a),
    0,
    2 * Math.PI,
    VIEW,
    r
  )
  expect(limacon.dashed?.length).toBe(1)
  for (const [x, y] of (limacon.dashed ?? []).flatMap(points)) expect(Math.hypot(x, y)).toBeLessThan(1.01)
})

test('a polar curve runs until it closes', () => {
  expect(turnsOf(a => Math.cos(3 * a))).toBe(1)
  expect(turnsOf(a => Math.cos(a / 2))).toBe(2)
  expect(turnsOf(a => a)).toBe(6)
})

function pairs<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.slice(1).map((item, index) => [items[index] as T, item] as const)
}
