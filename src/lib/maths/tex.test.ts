import { expect, test } from 'vitest'
import { parse } from '#lib/maths/parse.ts'
import { same } from '#lib/maths/tree.ts'
import { toTex } from '#lib/maths/tex.ts'

const tree = (text: string) => {
  const parsed = parse(text)
  if (parsed.kind === 'problem') throw new Error(`${text}: ${parsed.problem.code}`)
  return parsed.tree
}

test.each([
  ['2x', '2 x'],
  ['2*3', String.raw`2 \cdot 3`],
  ['x/(2y)', String.raw`\frac{x}{2 y}`],
  ['sin²x', String.raw`\sin^{2} x`],
  ['(x+1)^2', String.raw`\left(x + 1\right)^{2}`],
  ['√(x+1)', String.raw`\sqrt{x + 1}`],
  ['x_12 ≤ 3', String.raw`x_{\mathrm{12}} \leq 3`],
  ['5C2', String.raw`\binom{5}{2}`],
  ['f(x) = {x<0: 1, 2}', String.raw`f\left(x\right) = \begin{cases}1 & x < 0 \\ 2 & \text{otherwise}\end{cases}`]
])('%s is set as %s', (text, tex) => expect(toTex(tree(text))).toBe(tex))

test.each([
  'x² - 2x - 3',
  '-x^2 + 3(x-1)/(x+2)',
  'sin(2x)cos x + e^(-x)',
  'log_2(x+1) + ln x',
  'a*-b - (c - d)',
  '|x-1| + √x + ∛(x+1)',
  'x! + 5% + 30° + (x+1)!',
  '2*3*x^2*sin x',
  'sin(x)*2',
  '(sin x)^(1/2)',
  'x² + y² = 9',
  '0 < x ≤ 2',
  'y = ±√(9-x²)',
  '(1, 2), (3, 4)',
  'θ + π + v_max',
  '2^(x+1) / x^(1/2)',
  'max(1, x) + gcd(4, 6)',
  'x mod 3',
  'x<1 or x>2 and y>1',
  "f'(x) + g(2x)"
])('the LaTeX of %s is read as the same tree', text => {
  const one = tree(text)
  expect(same(tree(String.raw`\displaystyle ${toTex(one)}`), one), toTex(one)).toBe(true)
})
