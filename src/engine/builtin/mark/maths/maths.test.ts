import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markAnswer } from '#contract/engine/mark.ts'
import { parse, type Expression } from '#engine/builtin/mark/maths/parse.ts'
import { givenOf } from '#engine/builtin/mark/maths/results.ts'
import { sameEquation, sameExpression } from '#engine/builtin/mark/maths/same.ts'
import { targetOf } from '#engine/builtin/mark/maths/target.ts'
import { valueOf } from '#engine/builtin/mark/maths/value.ts'
import { compare } from '#engine/builtin/mark/maths/values.ts'
import { mark } from '#engine/builtin/mark/mark.ts'

const beside = (point: string, question: string, answer: string) => {
  const target = targetOf(point, question)
  return target && compare(target, point, { question, answer, given: givenOf(answer), isFinal: true })
}
const said = (point: string, question: string, answer: string): string => {
  const found = beside(point, question, answer)
  if (!found) return 'words'
  if (found.kind !== 'value') return found.kind
  return found.because === undefined ? found.is : `${found.is}: ${found.because}`
}
type Row = readonly [point: string, question: string, answer: string, verdict: string]

const FAMILIES: Readonly<Record<string, readonly Row[]>> = {
  'a value is the same however it is written': [
    ['x = 3', 'Solve.', 'x=3', 'same'],
    ['x = 3', 'Solve.', 'so 2x = 6 and x = 6/2 = 3.', 'same'],
    ['x = 3', 'Solve.', 'x is 3', 'same'],
    ['x = 3', 'Solve.', 'y = 3', 'candidates'],
    ['x = 3', 'Solve.', 'x = 4', 'other'],
    ['x = 3', 'Solve.', 'x is not 3', 'candidates'],
    ['x = 3', 'Solve.', 'x = 3 or x = 4', 'candidates'],
    ['1/2', '', '0.5', 'same'],
    ['0.5', '', '$\\frac{1}{2}$', 'same'],
    ['40%', '', '0.4', 'same'],
    ['0.4', '', '40 %', 'same'],
    ['40%', '', '40', 'unit-missing'],
    ['2√3', '', 'sqrt(12)', 'same'],
    ['2√3', '', '\\sqrt{12}', 'same'],
    ['√2/2', '', '1/√2', 'same'],
    ['6π', '', '6 pi', 'same'],
    ['12 000', '', '12,000', 'same'],
    ['4.2', '', '4 1/5', 'same'],
    ['4.2', '', '4,2', 'candidates'],
    ['420 m', '', '420 m per hour', 'candidates'],
    ['420 m', '', 'more than 420 m', 'candidates'],
    ['6.02 × 10²³', '', '6.02e23', 'same']
  ],
  'sets of solutions must be whole': [
    ['x = 2 or x = -3', 'Solve.', 'x = 2, x = −3', 'same'],
    ['x = 2 or x = -3', 'Solve.', 'x = -3 or 2', 'same'],
    ['x = 2 or x = -3', 'Solve.', 'x = 2', 'candidates'],
    ['x = 2 or x = -3', 'Solve.', 'x = 2 or x = 3', 'candidates'],
    ['x = ±3', 'Solve.', 'x = 3 and x = -3', 'same']
  ],
  'ranges keep their ends': [
    ['2 < x < 5', '', '5 > x > 2', 'same'],
    ['2 < x < 5', '', '2 ≤ x < 5', 'candidates'],
    ['x ≥ -1', '', 'x >= -1', 'same'],
    ['x > 3', '', '3 < x', 'same'],
    ['x > 3', '', 'x < 3', 'candidates'],
    ['2 < x ≤ 5', '', 'x ∈ (2, 5]', 'candidates']
  ],
  'units are converted, a wrong one is told apart from a wrong number': [
    ['4.2 m/s', '', 'v = 4.2 m s^-1', 'same'],
    ['4.2 m/s', '', '4.2 ms⁻¹', 'same'],
    ['4.2 m/s', '', '15.12 km/h', 'same'],
    ['4.2 m/s', '', '4.2 metres per second', 'same'],
    ['4.2 m/s', '', '4.2', 'unit-missing'],
    ['4.2 m/s', '', '4.2 m', 'other: unit'],
    ['4.2 m/s', '', '5 m/s', 'other'],
    ['6.63 × 10^-34 J s', '', '6.63 x 10^-34 J s', 'same'],
    ['6.63 × 10^-34 J s', '', '5 × 10^-30 J s', 'other'],
    ['1.6 × 10^-22 C', '', '9.1 × 10^-31 C', 'other'],
    ['2.5 × 10^-3 mol dm⁻³', '', '2.5x10^-3 mol/dm3', 'same'],
    ['2.5 × 10^-3 mol dm⁻³', '', '0.0025 mol dm-3', 'same'],
    ['2.5 × 10^-3 mol dm⁻³', '', '2.5 mol m^-3', 'same'],
    ['£3.50', '', '3.50', 'unit-missing'],
    ['£12000', '', '£12,000', 'same'],
    ['9 g', '', '9 kg', 'other: unit']
  ],
  'figures count where the question asks for them': [
    ['4.19', 'to 3 significant figures', '4.19', 'same'],
    ['4.19', 'to 3 significant figures', '4.1888', 'candidates'],
    ['4.19', 'to 3 significant figures', '4.2', 'candidates'],
    ['2.50', 'to three sig. figs', '2.5', 'candidates'],
    ['3.14', 'to 2 decimal places', '3.142', 'candidates'],
    ['4.19', 'Calculate it.', '4.1888', 'same'],
    ['4.19', 'Calculate it.', '4.29', 'other'],
    ['4.2 ± 0.1', '', '4.25', 'same'],
    ['4.2 ± 0.1', '', '4.4', 'other'],
    ['4.2 (accept 4.1 to 4.3)', '', '4.3', 'same']
  ],
  'expressions are compared by value': [
    ['3x^2 + 2x', 'Differentiate x^3 + x^2.', '2x + 3x²', 'same'],
    ['3x^2 + 2x', 'Differentiate x^3 + x^2.', 'dy/dx = x(3x+2)', 'same'],
    ['3x^2 + 2x', 'Differentiate x^3 + x^2.', '3x^2 + 3x', 'candidates'],
    ['\\frac{dy}{dx} = 3x^2', '', '3 · x²', 'same'],
    ['2 sin x cos x', '', 'sin 2x', 'same'],
    ['ln(xy)', '', 'ln x + ln y', 'same'],
    ['e^{2x}', '', '(e^x)^2', 'same'],
    ['x^3/3 + c', 'Integrate x^2.', '1/3 x^3 + k', 'same'],
    ['x^3/3 + c', 'Integrate x^2.', 'x^3/3', 'candidates'],
    ['(x+2)(x+3)', 'Factorise x^2 + 5x + 6.', '(x + 3)(x + 2)', 'same'],
    ['(x+2)(x+3)', 'Factorise x^2 + 5x + 6.', 'x^2+5x+6', 'candidates'],
    ['x^2 + 5x + 6', 'Expand (x+2)(x+3).', '(x+2)(x+3)', 'candidates']
  ],
  'equations may be rearranged unless a subject is asked for': [
    ['y = 2x + 1', 'Find the equation of the line.', 'y - 2x = 1', 'same'],
    ['y = 2x + 1', 'Find the equation of the line.', '2y = 4x + 2', 'same'],
    ['y = 2x + 1', 'Find the equation of the line.', 'y = 2x - 1', 'candidates'],
    ['F = ma', 'State the law.', 'a = F/m', 'same'],
    ['V = IR', 'State the law.', 'I = V/R', 'same'],
    ['W = Fd', 'State it.', 'W = F d', 'same'],
    ['xy = 12', '', 'y = 12/x', 'candidates'],
    ['y^2 = x^2', '', 'y = x', 'candidates'],
    ['t = (v - u)/a', 'Make t the subject of v = u + at.', 't = (v-u)/a', 'same'],
    ['t = (v - u)/a', 'Make t the subject of v = u + at.', 'at = v - u', 'candidates'],
    ['$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$', '', 'x = (-b ± √(b² - 4ac))/(2a)', 'same']
  ],
  'words, formulas of chemistry and dates are left to the words': [
    ['The enzyme is denatured', '', 'It denatures', 'words'],
    ['HCl', '', 'HCl', 'words'],
    ['O2', '', 'oxygen', 'words'],
    ['2H2 + O2 → 2H2O', '', '2H2 + O2 → 2H2O', 'words'],
    ['3 May 1945', '', '3 May 1945', 'words'],
    ['650 members', '', '650 members', 'words'],
    ['Act 3', '', 'Act 3', 'words'],
    ['a re-use', '', 're-use', 'words']
  ]
}
for (const [family, rows] of Object.entries(FAMILIES))
  describe(family, () => {
    test.each(rows)('%s · %s · %s: %s', (point, question, answer, verdict) => {
      expect(said(point, question, answer)).toBe(verdict)
    })
  })

const number = (value: number): Expression => ({ kind: 'number', value })
const two = (sign: '+' | '-' | '*' | '/' | '^', left: Expression, right: Expression): Expression => ({
  kind: 'two',
  sign,
  left,
  right
})
const tree = fc.letrec<{ any: Expression }>(tie => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('x', 'y').map((name): Expression => ({ kind: 'name', name })),
    fc.integer({ min: 1, max: 9 }).map(number),
    fc
      .tuple(fc.constantFrom('+' as const, '-' as const, '*' as const), tie('any'), tie('any'))
      .map(([sign, a, b]) => two(sign, a, b)),
    tie('any').map(one => two('^', one, number(2)))
  )
})).any

/** Equal to the expression whatever it is. */
function rewritten(one: Expression, turn: number): Expression {
  const x: Expression = { kind: 'name', name: 'x' }
  if (one.kind !== 'two')
    return turn % 2 === 0 ? two('-', two('+', one, x), x) : two('/', two('*', one, number(4)), number(4))
  const [left, right] = [rewritten(one.left, turn + 1), rewritten(one.right, turn + 3)]
  if (one.sign === '+' || one.sign === '*') return two(one.sign, right, left)
  if (one.sign === '-') return two('+', { kind: 'minus', of: right }, left)
  return one.sign === '^' ? two('*', left, left) : two(one.sign, left, right)
}

type Style = 'plain' | 'latex' | 'unicode'
function written(one: Expression, style: Style): string {
  if (one.kind === 'number') return String(one.value)
  if (one.kind === 'name') return one.name
  if (one.kind === 'minus') return `(-${written(one.of, style)})`
  if (one.kind === 'call') return `${one.name}(${written(one.of, style)})`
  const [a, b] = [written(one.left, style), written(one.right, style)]
  if (one.sign === '/' && style === 'latex') return `\\frac{${a}}{${b}}`
  if (one.sign === '^') return style === 'unicode' ? `(${a})²` : style === 'latex' ? `(${a})^{${b}}` : `(${a})^${b}`
  if (one.sign === '*')
    return style === 'latex' ? `(${a}) \\cdot (${b})` : style === 'unicode' ? `(${a})·(${b})` : `(${a})(${b})`
  return `(${a} ${style === 'unicode' && one.sign === '-' ? '−' : one.sign} ${b})`
}

describe('whatever the expression', () => {
  test('a rewriting of it is never called different', () => {
    fc.assert(
      fc.property(tree, fc.nat(9), (one, turn) => {
        expect(sameExpression(one, rewritten(one, turn))).not.toBe(false)
      })
    )
  })

  test('a change of it is never called the same', () => {
    fc.assert(
      fc.property(tree, fc.integer({ min: 1, max: 5 }), (one, by) => {
        // Where the values are so large that the change is lost in them, nothing can be said.
        const size = Math.abs(valueOf(one, { x: 0.3, y: 0.3 }))
        fc.pre(size < 1e4 && size > 1e-3)
        expect(sameExpression(one, two('+', one, number(by)))).not.toBe(true)
        expect(sameExpression(two('*', one, two('+', { kind: 'name', name: 'x' }, number(by))), one)).not.toBe(true)
      })
    )
  })

  test('it is read back from plain typing, LaTeX and Unicode as what it was', () => {
    fc.assert(
      fc.property(tree, fc.constantFrom<Style>('plain', 'latex', 'unicode'), (one, style) => {
        const text = written(one, style)
        fc.pre(text.length < 150 && /[xy]/.test(text))
        const found = said(text, '', `I get ${text}`)
        if (found !== 'words') expect(found).toBe('same')
      })
    )
  })

  test('a product of two sums of letters is read as one', () => {
    expect(said('(x + y)(x + y)', '', 'I get (x + y)(x + y)')).toBe('same')
  })

  test('an equation equals its multiples and both sides changed alike', () => {
    fc.assert(
      fc.property(tree, tree, fc.integer({ min: 2, max: 7 }), (left, right, by) => {
        const y: Expression = { kind: 'name', name: 'y' }
        const one = { left: two('+', left, y), right: two('*', right, { kind: 'name', name: 'x' }) }
        const same = { left: two('*', number(by), one.left), right: two('*', one.right, number(by)) }
        expect(sameEquation(one, same)).not.toBe(false)
      }),
      { numRuns: 60 }
    )
  })
})

const HOSTILE = [
  '('.repeat(5000),
  `${'('.repeat(100)}x${')'.repeat(100)}`,
  '-'.repeat(5000) + '1',
  '9^9^9^9^9^9^9',
  '^'.repeat(200),
  '\\frac{'.repeat(60),
  '{'.repeat(230),
  '\\sqrt'.repeat(40),
  '1/0 = x',
  '1e999',
  '1'.repeat(5000),
  '1,'.repeat(5000),
  `x=${'1+'.repeat(110)}1`,
  'x = y '.repeat(2000),
  'a=b+c*d^e/f '.repeat(1500),
  '± '.repeat(3000),
  'constructor = __proto__',
  'x = this.constructor.constructor("return process")()',
  'import("fs")',
  '${process.exit(1)}',
  'sin '.repeat(2000),
  '|'.repeat(3000),
  '2 m s m s m s m s '.repeat(500),
  '10 per per per per '.repeat(500),
  '\u202E3 = x\u0000'
]
test.each(HOSTILE.map((text, at) => [at, text.slice(0, 24), text] as const))(
  'hostile text %i (%s) is answered at once',
  (_at, _short, text) => {
    const before = process.cpuUsage()
    const points = ['x = 3', '2x + y', 'y = 2x + 1', '4.2 m/s', 'x > 3', text.slice(0, 200)]
    const result = mark({
      question: 'Solve to 3 significant figures.',
      answer: text.slice(0, 20_000),
      points: points.map(one => ({ text: one }))
    })
    expect(markAnswer.safeParse(result).error).toBeUndefined()
    for (const span of result.evidence) expect(text.slice(span.start, span.end)).toBe(span.quote)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000)
  }
)

test('whatever is typed: no throw, and quotes that are there', () => {
  const sign = fc.constantFrom(
    ...'0 1 2 9 . , x y a + - * / ^ ( ) = < > ≤ ± √ π ² ⁻ { } \\frac \\sqrt $ m s kg % £ or and sin ln | not'.split(' ')
  )
  const text = fc.array(fc.oneof(sign, fc.constant(' ')), { maxLength: 40 }).map(parts => parts.join(''))
  fc.assert(
    fc.property(text, text, text, (point, question, answer) => {
      const found = beside(point, question, answer)
      for (const { start, end, quote } of found && 'spans' in found ? found.spans : [])
        expect(start < end && answer.slice(start, end) === quote).toBe(true)
      expect(found).toEqual(beside(point, question, answer))
    }),
    { numRuns: 400 }
  )
})

test('nothing deeper than the limit is read', () => {
  expect(parse(`${'('.repeat(29)}x${')'.repeat(29)}`)).toBeDefined()
  expect(parse(`${'('.repeat(60)}x${')'.repeat(60)}`)).toBeUndefined()
})
