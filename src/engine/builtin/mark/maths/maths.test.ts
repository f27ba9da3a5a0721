import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markAnswer } from '#contract/engine-mark.ts'
import { markMaths } from '#engine/builtin/mark/maths/maths.ts'
import { parse, type Expression } from '#engine/builtin/mark/maths/parse.ts'
import { sameEquation, sameExpression } from '#engine/builtin/mark/maths/same.ts'
import { valueOf } from '#engine/builtin/mark/maths/value.ts'
import { mark } from '#engine/builtin/mark/mark.ts'

const said = (point: string, question: string, answer: string): string => {
  const found = markMaths(point, question, answer)
  if (!found) return 'words'
  return found.verdict === 'unsure' ? `unsure: ${found.because ?? ''}` : found.verdict
}
type Row = readonly [point: string, question: string, answer: string, verdict: string]

const FAMILIES: Readonly<Record<string, readonly Row[]>> = {
  'a value is found however it is written': [
    ['x = 3', 'Solve.', 'x=3', 'found'],
    ['x = 3', 'Solve.', 'so 2x = 6 and x = 6/2 = 3.', 'found'],
    ['x = 3', 'Solve.', 'x is 3', 'found'],
    ['x = 3', 'Solve.', 'y = 3', 'not-found'],
    ['x = 3', 'Solve.', 'x = 4', 'not-found'],
    ['x = 3', 'Solve.', 'x is not 3', 'not-found'],
    ['x = 3', 'Solve.', 'x = 3 or x = 4', 'unsure: value'],
    ['1/2', '', '0.5', 'found'],
    ['0.5', '', '$\\frac{1}{2}$', 'found'],
    ['40%', '', '0.4', 'found'],
    ['0.4', '', '40 %', 'found'],
    ['40%', '', '40', 'unsure: unit'],
    ['2√3', '', 'sqrt(12)', 'found'],
    ['2√3', '', '\\sqrt{12}', 'found'],
    ['√2/2', '', '1/√2', 'found'],
    ['6π', '', '6 pi', 'found'],
    ['12 000', '', '12,000', 'found']
  ],
  'sets of solutions must be whole': [
    ['x = 2 or x = -3', 'Solve.', 'x = 2, x = −3', 'found'],
    ['x = 2 or x = -3', 'Solve.', 'x = -3 or 2', 'found'],
    ['x = 2 or x = -3', 'Solve.', 'x = 2', 'unsure: value'],
    ['x = 2 or x = -3', 'Solve.', 'x = 2 or x = 3', 'unsure: value'],
    ['x = ±3', 'Solve.', 'x = 3 and x = -3', 'found']
  ],
  'ranges keep their ends': [
    ['2 < x < 5', '', '5 > x > 2', 'found'],
    ['2 < x < 5', '', '2 ≤ x < 5', 'not-found'],
    ['x ≥ -1', '', 'x >= -1', 'found'],
    ['x > 3', '', '3 < x', 'found'],
    ['x > 3', '', 'x < 3', 'not-found'],
    ['2 < x ≤ 5', '', 'x ∈ (2, 5]', 'found']
  ],
  'units are converted, a wrong one is told apart from a wrong number': [
    ['4.2 m/s', '', 'v = 4.2 m s^-1', 'found'],
    ['4.2 m/s', '', '4.2 ms⁻¹', 'found'],
    ['4.2 m/s', '', '15.12 km/h', 'found'],
    ['4.2 m/s', '', '4.2 metres per second', 'found'],
    ['4.2 m/s', '', '4.2', 'unsure: unit'],
    ['4.2 m/s', '', '4.2 m', 'unsure: unit'],
    ['4.2 m/s', '', '5 m/s', 'not-found'],
    ['6.63 × 10^-34 J s', '', '6.63 x 10^-34 J s', 'found'],
    ['6.63 × 10^-34 J s', '', '5 × 10^-30 J s', 'not-found'],
    ['1.6 × 10^-22 C', '', '9.1 × 10^-31 C', 'not-found'],
    ['2.5 × 10^-3 mol dm⁻³', '', '2.5x10^-3 mol/dm3', 'found'],
    ['2.5 × 10^-3 mol dm⁻³', '', '0.0025 mol dm-3', 'found'],
    ['2.5 × 10^-3 mol dm⁻³', '', '2.5 mol m^-3', 'found'],
    ['£3.50', '', '3.50', 'unsure: unit'],
    ['£12000', '', '£12,000', 'found'],
    ['9 g', '', '9 kg', 'unsure: unit']
  ],
  'figures count where the question asks for them': [
    ['4.19', 'to 3 significant figures', '4.19', 'found'],
    ['4.19', 'to 3 significant figures', '4.1888', 'unsure: figures'],
    ['4.19', 'to 3 significant figures', '4.2', 'unsure: figures'],
    ['2.50', 'to three sig. figs', '2.5', 'unsure: figures'],
    ['3.14', 'to 2 decimal places', '3.142', 'unsure: figures'],
    ['4.19', 'Calculate it.', '4.1888', 'found'],
    ['4.19', 'Calculate it.', '4.29', 'not-found'],
    ['4.2 ± 0.1', '', '4.25', 'found'],
    ['4.2 ± 0.1', '', '4.4', 'not-found'],
    ['4.2 (accept 4.1 to 4.3)', '', '4.3', 'found']
  ],
  'expressions are compared by value': [
    ['3x^2 + 2x', 'Differentiate x^3 + x^2.', '2x + 3x²', 'found'],
    ['3x^2 + 2x', 'Differentiate x^3 + x^2.', 'dy/dx = x(3x+2)', 'found'],
    ['3x^2 + 2x', 'Differentiate x^3 + x^2.', '3x^2 + 3x', 'not-found'],
    ['\\frac{dy}{dx} = 3x^2', '', '3 · x²', 'found'],
    ['2 sin x cos x', '', 'sin 2x', 'found'],
    ['ln(xy)', '', 'ln x + ln y', 'found'],
    ['e^{2x}', '', '(e^x)^2', 'found'],
    ['x^3/3 + c', 'Integrate x^2.', '1/3 x^3 + k', 'found'],
    ['x^3/3 + c', 'Integrate x^2.', 'x^3/3', 'not-found'],
    ['(x+2)(x+3)', 'Factorise x^2 + 5x + 6.', '(x + 3)(x + 2)', 'found'],
    ['(x+2)(x+3)', 'Factorise x^2 + 5x + 6.', 'x^2+5x+6', 'not-found'],
    ['x^2 + 5x + 6', 'Expand (x+2)(x+3).', '(x+2)(x+3)', 'not-found']
  ],
  'equations may be rearranged unless a subject is asked for': [
    ['y = 2x + 1', 'Find the equation of the line.', 'y - 2x = 1', 'found'],
    ['y = 2x + 1', 'Find the equation of the line.', '2y = 4x + 2', 'found'],
    ['y = 2x + 1', 'Find the equation of the line.', 'y = 2x - 1', 'not-found'],
    ['F = ma', 'State the law.', 'a = F/m', 'found'],
    ['V = IR', 'State the law.', 'I = V/R', 'found'],
    ['W = Fd', 'State it.', 'W = F d', 'found'],
    ['xy = 12', '', 'y = 12/x', 'found'],
    ['y^2 = x^2', '', 'y = x', 'not-found'],
    ['t = (v - u)/a', 'Make t the subject of v = u + at.', 't = (v-u)/a', 'found'],
    ['t = (v - u)/a', 'Make t the subject of v = u + at.', 'at = v - u', 'not-found'],
    ['$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$', '', 'x = (-b ± √(b² - 4ac))/(2a)', 'found']
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
        const found = markMaths(text, '', `I get ${text}`)
        if (found) expect(found.verdict).toBe('found')
      })
    )
  })

  test('a product of two sums of letters is read as one', () => {
    expect(markMaths('(x + y)(x + y)', '', 'I get (x + y)(x + y)')?.verdict).toBe('found')
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
      const found = markMaths(point, question, answer)
      for (const { start, end } of found?.spans ?? [])
        expect(start >= 0 && end <= answer.length && start < end).toBe(true)
      expect(found).toEqual(markMaths(point, question, answer))
    }),
    { numRuns: 400 }
  )
})

test('nothing deeper than the limit is read', () => {
  expect(parse(`${'('.repeat(29)}x${')'.repeat(29)}`)).toBeDefined()
  expect(parse(`${'('.repeat(60)}x${')'.repeat(60)}`)).toBeUndefined()
})
