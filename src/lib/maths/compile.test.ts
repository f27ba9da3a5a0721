import { expect, test } from 'vitest'
import { callable, compile } from '#lib/maths/compile.ts'
import { parse } from '#lib/maths/parse.ts'
import type { Tree } from '#lib/maths/tree.ts'

function tree(text: string): Tree {
  const parsed = parse(text)
  if (parsed.kind === 'problem') throw new Error(parsed.problem.code)
  return parsed.tree
}

function value(text: string, x = NaN, angle: 'radians' | 'degrees' = 'radians'): number {
  const compiled = compile(tree(text), ['x'], { angle })
  if (compiled.kind === 'problem') throw new Error(compiled.problem.code)
  return callable(compiled)(x)
}

const near = (expected: number) => (got: number) =>
  Object.is(got, expected) || Math.abs(got - expected) <= 1e-12 * Math.max(1, Math.abs(expected))

test.each([
  ['log(100)', 2],
  ['log_2 8', 3],
  ['log_5 125', 3],
  ['ln e', 1],
  ['(-8)^(1/3)', -2],
  ['(-8)^(2/3)', 4],
  ['(-8)^0.5', NaN],
  ['∛(-8)', -2],
  ['√-1', NaN],
  ['0^0', NaN],
  ['1/0', Infinity],
  ['0/0', NaN],
  ['ln 0', -Infinity],
  ['5!', 120],
  ['0.5!', Math.sqrt(Math.PI) / 2],
  ['(-1)!', NaN],
  ['171!', Infinity],
  ['5C2', 10],
  ['52C5', 2598960],
  ['5C7', 0],
  ['5C2.5', NaN],
  ['10P3', 720],
  ['(-1) mod 3', 2],
  ['5%', 0.05],
  ['sin 30°', 0.5],
  ['sec 0', 1],
  ['arccot 1', Math.PI / 4],
  ['gcd(12, 18)', 6],
  ['lcm(4, 6)', 12],
  ['round(2.345, 1)', 2.3],
  ['min(3, 1, 2)', 1],
  ['1½ + ½', 2],
  ['2^10', 1024],
  ['-3^2', -9],
  ['10^400', Infinity]
])('%s is %d', (text, expected) => expect(value(text)).toSatisfy(near(expected)))

test.each([
  ['sin 30', 0.5],
  ['sin 180', 0],
  ['cos 90', 0],
  ['tan 90', Infinity],
  ['cos -180', -1],
  ['arcsin 1', 90],
  ['sin 30°', 0.5],
  ['sinh 0', 0]
])('in degrees %s is %d', (text, expected) => expect(value(text, NaN, 'degrees')).toSatisfy(near(expected)))

test('a function takes its value only where its condition holds', () => {
  const at = (text: string) => [-1, 0, 1].map(x => value(text, x))
  expect(at('x² {x > 0}')).toEqual([NaN, NaN, 1])
  expect(at('{x<0: -1, x=0: 0, 5}')).toEqual([-1, 0, 5])
  expect(at('{1, -1<x<1; 2, x≥1}')).toEqual([NaN, 1, 2])
  expect(at('1 if x<0 or x>0')).toEqual([1, NaN, 1])
})

test('functions of the student call each other with their own letters', () => {
  const functions = new Map([
    ['f', { params: ['t'], body: tree('t² + x') }],
    ['g', { params: ['x'], body: tree('2x') }]
  ])
  const compiled = compile(tree('f(g(x)) + f(f(1))'), ['x'], { functions })
  if (compiled.kind === 'problem') throw new Error(compiled.problem.code)
  expect(callable(compiled)(3)).toBe(36 + 3 + 16 + 3)
})

test('letters of a slider are written into the frame and read at once', () => {
  const compiled = compile(tree('a x + b'), ['x', 'a', 'b'])
  if (compiled.kind === 'problem') throw new Error(compiled.problem.code)
  const of = callable(compiled)
  expect(of(2, 3, 4)).toBe(10)
  expect(of(2, 0, 1)).toBe(1)
})
