import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isComplex } from '#domain/calculator/maths.ts'
import { retyped, withLine } from '#domain/calculator/retyped.ts'
import { workOut, type Angle, type Line, type Result } from '#domain/calculator/sheet.ts'
import { shownExact, valueTex } from '#domain/calculator/write.ts'

interface Case {
  readonly text: string
  readonly angle: Angle
  readonly value: number | readonly [re: number, im: number]
}

const linesOf = (...texts: readonly string[]): Line[] => texts.map((text, at) => ({ no: at + 1, text }))

function resultOf(texts: readonly string[], angle: Angle = 'radians'): Result {
  const found = workOut(linesOf(...texts), angle).get(texts.length)
  if (!found) throw new Error('No result')
  return found
}

function shown(...texts: readonly string[]): string {
  const result = resultOf(texts)
  if (result.kind === 'refused') return result.code
  if (result.kind === 'unreadable') return result.problem.code
  if (result.kind !== 'value') return result.kind
  return shownExact(result.exact, result.value, result.asksFraction) ?? valueTex(result.value, 'decimal')
}

/** Values by SymPy 1.14 at 30 figures. */
const cases = JSON.parse(readFileSync('tests/fixtures/zone/calculator.json', 'utf8')) as readonly Case[]

test('the calculator agrees with SymPy on every line of the table', () => {
  const wrong = cases.flatMap(({ text, angle, value }) => {
    const result = resultOf([text], angle)
    const [re, im] = typeof value === 'number' ? [value, 0] : value
    const got = result.kind === 'value' ? result.value : null
    const [a, b] = typeof got === 'number' ? [got, 0] : isComplex(got) ? [got.re, got.im] : [NaN, NaN]
    const near = 1e-11 * Math.max(1e-3, Math.hypot(re, im))
    return Math.hypot(a - re, b - im) <= near ? [] : [`${text} (${angle}): ${a} + ${b}i for ${re} + ${im}i`]
  })
  expect(wrong).toEqual([])
  expect(cases.length).toBeGreaterThan(400)
})

test.each([
  ['√12 + √27', '5\\sqrt{3}'],
  ['7/12 − 1/8', '\\frac{11}{24}'],
  ['sin 60°', '\\frac{\\sqrt{3}}{2}'],
  ['(2+3i)(1-i)', '5 + i'],
  ['1/2 × 0.145 kg × (40 m/s)^2', '116\\,\\mathrm{J}'],
  ['arcsin(1/2)', '\\frac{\\pi}{6}'],
  ['1/π', '\\frac{1}{\\pi}'],
  ['0.1 + 0.2', '0.3'],
  ['20!', '2432902008176640000'],
  ['100 cm + 1 m', '200\\,\\mathrm{cm}'],
  ['90 km/h to m/s', '25\\,\\mathrm{m} / \\mathrm{s}'],
  ['[[1, 2], [3, 4]][[1], [1]]', '\\begin{pmatrix} 3 \\\\ 7 \\end{pmatrix}']
])('%s is %s', (text, tex) => expect(shown(text)).toBe(tex))

test.each([
  ['1/0', 'divisionByZero'],
  ['tan 90°', 'angleWithoutValue'],
  ['0^0', 'zeroToZero'],
  ['1e999', 'tooLarge'],
  ['10^400', 'tooLarge'],
  ['200!', 'tooLarge'],
  ['2.5!', 'notWhole'],
  ['ln 0', 'noValue'],
  ['[[1, 2], [2, 4]]^-1', 'singular'],
  ['det([[1, 2]])', 'notSquare'],
  ['[[1, 2]] + [[1], [2]]', 'sizes'],
  ['3 kg + 2 m', 'units'],
  ['5 kg to m', 'units'],
  ['5 to m', 'notUnit'],
  ['q + 1', 'unknownName'],
  ['line 1', 'circle'],
  ['line 9', 'noLine'],
  ['ans', 'noAnswer'],
  ['x < 3', 'notHere'],
  ['x + y = 3', 'twoUnknowns'],
  ['sin(', 'unfinished'],
  ['2 +', 'unfinished']
])('%s is refused: %s', (text, code) => expect(shown(text)).toBe(code))

test('lines use one another, before and after, and a circle is said of each', () => {
  expect(shown('6', 'line 1 × 7')).toBe('42')
  expect(shown('5', 'ans^2', 'ans + 1')).toBe('26')
  expect(shown('mass = 3', '2mass')).toBe('6')
  const round = workOut(linesOf('line 2', 'line 3', 'line 1', '2'), 'radians')
  expect([...round.values()].map(one => (one.kind === 'refused' ? one.code : one.kind))).toEqual([
    'circle',
    'circle',
    'circle',
    'value'
  ])
  expect(shown('1/0', 'line 1 + 1')).toBe('brokenLine')
})

test.each([
  ['2x² − 7x + 3 = 0', [0.5, 3]],
  ['3x + 2 = 11', [3]],
  ['x² = 2', [-Math.SQRT2, Math.SQRT2]],
  ['x² + 2x + 1 = 0', [-1]],
  ['cos x = x', [0.7390851332151607]],
  ['x³ = 27 for 0 < x < 5', [3]],
  ['1/x = 0', []],
  ['tan x = 0.5x {', []]
])('%s is solved', (text, roots) => {
  const result = resultOf([text])
  if (result.kind !== 'solved') return expect(roots).toEqual([])
  const { solutions } = result
  const found =
    solutions.kind === 'roots'
      ? solutions.roots.map(({ value }) => value)
      : solutions.kind === 'between'
        ? solutions.roots
        : []
  expect(found).toHaveLength(roots.length)
  for (const [at, root] of roots.entries()) expect(found[at]).toBeCloseTo(root, 10)
})

test('a rounded result that is typed again is noticed, and its line can be used', () => {
  const lines = linesOf('√12', '3.46 × 2', '3.464101615137755 × 2', '12.5')
  const results = workOut(lines, 'radians')
  const found = retyped(lines, 1, results)
  expect(found).toMatchObject({ text: '3.46', from: 1 })
  expect(found && withLine('3.46 × 2', found)).toBe('line 1 × 2')
  expect(retyped(lines, 2, results)).toBeNull()
  expect(retyped(lines, 3, results)).toBeNull()
})

test('whatever is typed has a result, and nothing is thrown', () => {
  const piece = fc.constantFrom(
    '1',
    '0',
    '2.5',
    'x',
    '+',
    '-',
    '*',
    '/',
    '^',
    '(',
    ')',
    '√',
    'sin ',
    'ln ',
    'i',
    '!',
    '%',
    '°',
    'kg',
    ' m ',
    '=',
    'line 1',
    'ans',
    '[[1,2],[3,4]]',
    ',',
    'e',
    'π',
    ' to '
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), fc.array(piece, { maxLength: 9 }), (one, two) => {
      const results = workOut(linesOf(one.join(''), two.join('')), 'degrees')
      for (const result of results.values()) {
        if (result.kind !== 'value') continue
        for (const style of ['exact', 'decimal', 'figures', 'scientific'] as const)
          expect(valueTex(result.value, style)).not.toMatch(/NaN|undefined|Infinity/)
      }
    })
  )
})
