import { expect, test } from 'vitest'
import { functionIn } from '#domain/graph/facts.ts'
import { readLines } from '#domain/graph/lines.ts'
import { coefficientsOf } from '#domain/graph/polynomial.ts'
import { print } from '#lib/maths/print.ts'
import type { Drawn } from '#domain/graph/drawn.ts'

function shown(drawn: Drawn): string {
  switch (drawn.kind) {
    case 'path':
      return `path ${print(drawn.x)} | ${print(drawn.y)}`
    case 'points':
      return `points ${drawn.points.map(([x, y]) => `${print(x)} ${print(y)}`).join(' | ')}`
    case 'sequence':
      return `sequence ${print(drawn.sequence.of)}`
    case 'complex':
      return `complex ${print(drawn.re)} | ${print(drawn.im)}`
    default:
      return `${drawn.kind} ${print(drawn.of)}`
  }
}

function read(...texts: string[]): string[] {
  return readLines(texts).readings.map(one =>
    one.kind === 'drawn' ? one.drawn.map(shown).join(' & ') : one.kind === 'trouble' ? one.trouble : one.kind
  )
}

test.each([
  ['x²', 'y x^2'],
  ['y = 2x + 1', 'y 2*x + 1'],
  ['2x = y', 'y 2*x'],
  ['x = y²', 'x y^2'],
  ['x = 3', 'x 3'],
  ['f(x) = x²', 'y f(x)'],
  ['f(t) = t²', 'y f(x)'],
  ['x² + y² = 9', 'implicit x^2 + y^2 - 9'],
  ['sin x = cos y', 'implicit sin(x) - cos(y)'],
  ['|x| = 3', 'implicit abs(x) - 3'],
  ['√x = y', 'y sqrt(x)'],
  ['y² = x³ {x < 2}', 'implicit y^2 - x^3 {x < 2}'],
  ['y = ±√x', 'y 0 + sqrt(x) & y 0 - sqrt(x)'],
  ['y < 2x', 'region 2*x - y'],
  ['y ≥ x²', 'region y - x^2'],
  ['0 < y < x', 'region min(y, x - y)'],
  ['y < x, x > 1', 'region min(x - y, x - 1)'],
  ['r = 2cos 3θ', 'polar 2*cos(3*θ)'],
  ['r = 1 + θ {0 < θ < 6π}', 'polar 1 + θ'],
  ['(cos t, sin t)', 'path cos(t) | sin(t)'],
  ['(1, 2)', 'points 1 2'],
  ['(1, 2), (3, 4)', 'points 1 2 | 3 4'],
  ['[1, 2; 3, 4]', 'points 1 2 | 3 4'],
  ['a = 2', 'value 2'],
  ['3 + 4', 'value 3 + 4'],
  ['', 'blank'],
  ['y²', 'notEqual'],
  ['2 = 3', 'nothingToDraw'],
  ['1, 2, 3', 'noPoints'],
  ['x ≠ 2', 'notEqual'],
  ['(t, t²) {x < 1}', 'badEnds'],
  ['x = t², y = t³', 'path t^2 | t^3'],
  ['y = sin t, x = cos t, 0 < t < π', 'path cos(t) | sin(t)'],
  ['y = d/dx (x³)', 'derivative'],
  ['x +', 'problem']
])('%s is %s', (text, expected) => expect(read(text)).toEqual([expected]))

test('lines use what others define, and free letters are sliders', () => {
  const sheet = readLines(['g(x) = a x + b', 'y = g(x) + k(x)', 'k(x) = c', 'c = 2', 'r = d sin θ'])
  expect(sheet.sliders).toEqual(['a', 'b', 'd'])
  expect([...sheet.functions.keys()]).toEqual(['g', 'k', 'c'])
})

test('one letter defined twice is said, and x(t) with y(t) is a path', () => {
  expect(read('f(x) = 1', 'f(x) = 2')).toEqual(['y f(x)', 'definedTwice'])
  expect(read('x(t) = cos t', 'y(t) = sin t')).toEqual(['', 'path x(t) | y(t)'])
})

test('polynomials are known by their coefficients', () => {
  const sheet = readLines(['f(x) = (x-3)(x+1)', 'g(t) = a t + 1', 'y = f(x) + 2g(x)', 'y = sin x', 'y = f(x)^2/4'])
  const of = (index: number) => {
    const reading = sheet.readings[index]
    const drawn = reading?.kind === 'drawn' ? reading.drawn[0] : undefined
    return drawn?.kind === 'y' ? coefficientsOf(drawn.of, { a: 5 }, sheet.functions) : undefined
  }
  expect(of(0)).toEqual([-3, -2, 1])
  expect(of(2)).toEqual([-1, 8, 1])
  expect(of(3)).toBeNull()
  expect(of(4)).toEqual([9 / 4, 3, -0.5, -1, 0.25])
})

test('an unknown word before a bracket is doubted, and f′(x) is the derivative', () => {
  const doubts = (text: string) => {
    const [reading] = readLines([text]).readings
    return reading?.kind === 'drawn' ? reading.doubts.map(({ code }) => code) : reading?.kind
  }
  expect(doubts('foo(x)')).toEqual(['wordProduct'])
  expect(doubts('max(x, 1)')).toEqual([])
  expect(doubts('y = ab(x + 1)')).toEqual([])
  const sheet = readLines(['f(x) = x³', "y = f'(2x) + f''(x)"])
  const reading = sheet.readings[1]
  const drawn = reading?.kind === 'drawn' ? reading.drawn[0] : undefined
  const slope = drawn && functionIn(drawn, sheet, { values: {}, angle: 'radians' })
  expect(slope?.(1.5)).toBeCloseTo(27 + 9, 6)
})

test('a regression as Desmos writes it gets the way to one here', () => {
  for (const text of ['y_1 ~ a x_1 + b', 'y₁~mx₁+b', 'y_{1}~ax_{1}'])
    expect(readLines([text]).readings[0]).toMatchObject({ kind: 'trouble', trouble: 'regression' })
  expect(readLines(['y = ~x']).readings[0]).toMatchObject({ kind: 'drawn' })
})
