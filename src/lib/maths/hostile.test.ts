import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile } from '#lib/maths/compile.ts'
import { parse } from '#lib/maths/parse.ts'

const HOSTILE: [text: string, code: string, at?: number][] = [
  ['', 'empty'],
  ['   ', 'empty'],
  ['​', 'empty'],
  ['$$', 'empty'],
  ['('.repeat(150), 'tooDeep'],
  [`${'('.repeat(150)}x${')'.repeat(150)}`, 'tooDeep'],
  [`${'-'.repeat(500)}x`, 'tooDeep'],
  [`x${'^x'.repeat(300)}`, 'tooDeep'],
  ['|'.repeat(300), 'tooDeep'],
  [`${'√'.repeat(200)}x`, 'tooDeep'],
  ['1+'.repeat(5000), 'tooLong'],
  ['x'.repeat(10_000), 'tooLong'],
  ['1e999', 'tooLarge'],
  ['9'.repeat(400), 'tooLarge'],
  ['1E+400', 'tooLarge'],
  ['x @ 2', 'badSign', 2],
  ['x = 2 # no', 'badSign', 6],
  ['"x"', 'badSign', 0],
  ['x → 0', 'badSign', 2],
  ['x≈2', 'badSign', 1],
  ['😀', 'badSign', 0],
  ['<script>go()</script>', 'unknownWord', 1],
  ['__proto__', 'unknownWord', 2],
  ['constructor', 'unknownWord', 0],
  ['toString(x)', 'unknownWord', 0],
  ['hello', 'unknownWord', 0],
  ['squared(x)', 'unknownWord', 0],
  [String.raw`\foo{x}`, 'unknownCommand', 0],
  [String.raw`\begin{align}x\end{align}`, 'unknownCommand', 0],
  [String.raw`\input{x}`, 'unknownCommand', 0],
  ['x +', 'unfinished', 3],
  ['2^', 'unfinished', 2],
  ['(', 'unfinished', 1],
  ['√', 'unfinished', 1],
  [String.raw`\frac{1}`, 'unfinished'],
  ['* 2', 'missingValue', 0],
  ['x * / 2', 'missingValue', 4],
  ['x = = 2', 'missingValue', 4],
  ['2 ^ ^ 3', 'missingValue', 4],
  ['x,,y', 'missingValue', 2],
  ['!', 'missingValue', 0],
  ['(1 + 1', 'unclosed', 0],
  ['|x', 'unclosed', 0],
  ['f(x', 'unclosed', 1],
  ['x + 1)', 'unopened', 5],
  ['2 + 3}', 'unopened', 5],
  ['(1, 2]', 'wrongBracket', 5],
  ['[x)', 'wrongBracket', 2],
  ['()', 'emptyBrackets', 0],
  ['f()', 'emptyBrackets', 1],
  ['{}', 'emptyBrackets', 0],
  ['x2', 'letterThenNumber', 0],
  ['xyz2', 'letterThenNumber', 2],
  ['3 4', 'twoNumbers', 2],
  ['10 000', 'twoNumbers', 3],
  ['1.2.3', 'twoNumbers', 3],
  ['sin', 'needsArgument', 0],
  ['sin + cos', 'needsArgument', 0],
  ['ln = 2', 'needsArgument', 0],
  ['log', 'needsArgument', 0],
  ['nCr(5)', 'tooFewArguments', 0],
  ['sin(1, 2)', 'tooManyArguments', 0],
  ["x'", 'strayPrime', 1],
  ['sin_2 x', 'straySubscript'],
  ['x_', 'straySubscript'],
  ['f^-1(x)', 'inverseFunction', 0],
  ['[1,2;3]', 'badPieces', 0],
  ['y = x² {5}', 'badPieces', 7],
  ['{x<0: 1, 2, 3}', 'badPieces', 0]
]

test.each(HOSTILE)('%j is refused: %s', (text, code, at) => {
  const parsed = parse(text)
  expect(parsed).toMatchObject({ kind: 'problem', problem: at === undefined ? { code } : { code, at } })
})

test('there are at least sixty of them', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(60))

test('any text is read or refused at a place within it, and never thrown at', () => {
  const piece = fc.constantFrom(
    ..."x y 2 . , ( ) [ ] { } | + - * / ^ _ = < ≤ ! % ° ' √ ² ₁ ½ sin log f e π if else & \\frac \\\\ ; :".split(' '),
    ' '
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.array(piece, { maxLength: 25 }).map(all => all.join(''))
      ),
      text => {
        const parsed = parse(text)
        if (parsed.kind === 'tree') return
        expect(parsed.problem.at).toBeGreaterThanOrEqual(0)
        expect(parsed.problem.at + parsed.problem.length).toBeLessThanOrEqual(text.length)
      }
    ),
    { numRuns: 3000 }
  )
})

const tree = (text: string) => {
  const parsed = parse(text)
  if (parsed.kind === 'problem') throw new Error(parsed.problem.code)
  return parsed.tree
}

test('what cannot be worked out is said by the name that it is about', () => {
  const refused = (text: string, functions?: Map<string, { params: string[]; body: ReturnType<typeof tree> }>) => {
    const compiled = compile(tree(text), ['x'], functions ? { functions } : {})
    return compiled.kind === 'problem' ? `${compiled.problem.code} ${compiled.problem.detail}`.trim() : 'ready'
  }
  expect(refused('x + q')).toBe('unknownLetter q')
  expect(refused('f(x)')).toBe('unknownFunction f')
  expect(refused('(1, 2)')).toBe('notANumber')
  expect(refused('[1, 2]')).toBe('notANumber')
  const circular = new Map([
    ['f', { params: ['x'], body: tree('g(x)') }],
    ['g', { params: ['x'], body: tree('f(x)') }]
  ])
  expect(refused('f(x)', circular)).toBe('circular f')
  const known = Array.from({ length: 40 }, (_, index) => `f_${index}`)
  const bodies = known.map((name, index) => {
    const parsed = parse(index === 0 ? 'x' : `f_${index - 1}(x) + f_${index - 1}(x)`, { functions: known })
    return [name, { params: ['x'], body: parsed.kind === 'tree' ? parsed.tree : tree('x') }] as const
  })
  const parsed = parse('f_39(x)', { functions: known })
  const compiled = compile(parsed.kind === 'tree' ? parsed.tree : tree('x'), ['x'], { functions: new Map(bodies) })
  expect(compiled).toMatchObject({ kind: 'problem', problem: { code: 'tooMuch' } })
})
