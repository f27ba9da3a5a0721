import { expect, test } from 'vitest'
import { workOut, type Result } from '#domain/calculator/sheet.ts'
import { asPi, endText, isRounded, solutionTex, valueTex } from '#domain/calculator/write.ts'

const resultOf = (text: string): Result => workOut([{ no: 1, text }], 'radians').get(1) ?? { kind: 'empty' }

function valueOf(text: string) {
  const result = resultOf(text)
  if (result.kind !== 'value') throw new Error(JSON.stringify(result))
  return result.value
}

function solutionsOf(text: string): readonly string[] {
  const result = resultOf(text)
  if (result.kind !== 'solved' || result.solutions.kind !== 'roots') throw new Error(JSON.stringify(result))
  return result.solutions.roots.map(root => solutionTex(root, 'exact'))
}

test.each([
  ['ln(-1)', true],
  ['√2 i', true],
  ['170!', true],
  ['2 + 3i', false],
  ['12!', false]
])('a rounded number looked exact: %s is rounded: %s', (text, wanted) =>
  expect(isRounded(valueOf(text), 'exact')).toBe(wanted)
)

test('complex roots of a cubic stood in decimals with =', () => {
  expect(solutionsOf('6x³ − 11x² + 12x = 0')).toEqual([
    '= 0',
    '= \\frac{11}{12} - \\frac{\\sqrt{167}}{12}i',
    '= \\frac{11}{12} + \\frac{\\sqrt{167}}{12}i'
  ])
  expect(solutionsOf('-6x² + 11x − 6 = 0')).toEqual([
    '= \\frac{11}{12} - \\frac{\\sqrt{23}}{12}i',
    '= \\frac{11}{12} + \\frac{\\sqrt{23}}{12}i'
  ])
  expect(solutionsOf('x² + 4 = 0')).toEqual(['= -2i', '= 2i'])
  expect(solutionsOf('x³ + x + 1 = 0')[0]).toBe('\\approx -0.6823278')
})

test.each([
  ['d/dx(x^3)', 'atWhich', 'x'],
  ['P(X<12)', 'whichDistribution', ''],
  ['5 m = 500 cm', 'unitEquation', 'm, cm']
])('%s is refused with what to write instead: %s', (text, code, detail) =>
  expect(resultOf(text)).toMatchObject({ kind: 'refused', code, detail })
)

test('d/dx at a place, and an unfinished one, stay as they were', () => {
  expect(valueOf('d/dx(x^3, 2)')).toBeCloseTo(12, 9)
  expect(resultOf('d/dx(').kind).not.toBe('value')
})

test('the inch was unknown as in before to', () => {
  expect(valueTex(valueOf('3 in to cm'), 'decimal')).toBe('7.62\\,\\mathrm{cm}')
  expect(valueTex(valueOf('2.54 cm to in'), 'decimal')).toBe('1\\,\\mathrm{inch}')
  expect(resultOf('255 in hex')).toMatchObject({ kind: 'value', value: 255, base: 16 })
})

test('solve( was an unknown word', () => {
  expect(resultOf('solve(x+y=3,x-y=1)')).toMatchObject({
    kind: 'solved',
    solutions: { values: [{ value: 2 }, { value: 1 }] }
  })
  expect(resultOf('solve(x^2=4, x)')).toMatchObject({ solutions: { roots: [{ value: -2 }, { value: 2 }] } })
})

test('sin x = 0.5 gave 0.5235988 and looked to 6.283185307179586', () => {
  const sine = resultOf('sin x = 0.5')
  if (sine.kind !== 'solved' || sine.solutions.kind !== 'between') throw new Error('not solved')
  const roots = sine.solutions.roots.map(value => solutionTex({ value, exact: asPi(value) }, 'exact'))
  expect(roots).toEqual(['= \\frac{\\pi}{6}', '= \\frac{5\\pi}{6}'])
  expect([endText(sine.solutions.from), endText(sine.solutions.to)]).toEqual(['0', '2π'])
  expect([asPi(0.7390851332), endText(-100), endText(Math.PI / 2)]).toEqual([null, '−100', 'π/2'])
})
