import { expect, test } from 'vitest'
import { parse } from '#lib/maths/parse.ts'
import type { Tree } from '#lib/maths/tree.ts'

/** A tree as nested lists in the order of a calculator: small enough to stand in a table. */
function outline(tree: Tree): string {
  switch (tree.kind) {
    case 'number':
      return tree.text
    case 'name':
      return tree.name
    case 'negative':
      return `(neg ${outline(tree.of)})`
    case 'binary':
      return `(${tree.op} ${outline(tree.left)} ${outline(tree.right)})`
    case 'call':
      return `${tree.name}[${tree.args.map(outline).join(' ')}]`
    case 'relation':
      return `(${tree.ops.join('')} ${tree.sides.map(outline).join(' ')})`
    case 'tuple':
      return `<${tree.items.map(outline).join(' ')}>`
    case 'list':
      return `${tree.shape}[${tree.items.map(outline).join(' ')}]`
    case 'matrix':
      return `matrix[${tree.rows.map(row => row.map(outline).join(' ')).join('; ')}]`
    case 'cases':
      return `cases[${tree.branches.map(({ value, when }) => `${outline(value)} if ${when ? outline(when) : 'else'}`).join('; ')}]`
    case 'where':
      return `(${outline(tree.of)} where ${outline(tree.when)})`
    case 'logic':
      return `(${tree.op} ${outline(tree.left)} ${outline(tree.right)})`
  }
}

function read(text: string): string {
  const parsed = parse(text)
  return parsed.kind === 'tree' ? outline(parsed.tree) : parsed.problem.code
}

test.each([
  ['2x', '(* 2 x)'],
  ['xy', '(* x y)'],
  ['x(x+1)', '(* x (+ x 1))'],
  ['(x+1)(x-1)', '(* (+ x 1) (- x 1))'],
  ['3×4', '(* 3 4)'],
  ['6÷2', '(/ 6 2)'],
  ['3−2', '(- 3 2)'],
  ['2·3⋅4', '(* (* 2 3) 4)'],
  ['-x^2', '(neg (^ x 2))'],
  ['-2x', '(neg (* 2 x))'],
  ['2*-3*x', '(* (* 2 (neg 3)) x)'],
  ['a/-b*c', '(* (/ a (neg b)) c)'],
  ['2^-x', '(^ 2 (neg x))'],
  ['e^-x', '(^ e (neg x))'],
  ['x^y^z', '(^ x (^ y z))'],
  ['x²', '(^ x 2)'],
  ['x⁻¹', '(^ x (neg 1))'],
  ['2x²y', '(* (* 2 (^ x 2)) y)'],
  ['x^{10}', '(^ x 10)'],
  ['x**2', '(^ x 2)'],
  ['½x', '(* ½ x)'],
  ['1½', '1½'],
  ['πr', '(* π r)'],
  ['2pir', '(* (* 2 π) r)'],
  ['x₁', 'x_1'],
  ['x_1y_2', '(* x_1 y_2)'],
  ['x_{12}', 'x_12'],
  ['v_max', 'v_max'],
  ['𝑥² + 𝑦²', '(+ (^ x 2) (^ y 2))'],
  ['1.2E3', '1.2E3'],
  ['2e', '(* 2 e)']
])('values and products: %s', (text, tree) => expect(read(text)).toBe(tree))

test.each([
  ['sin x', 'sin[x]'],
  ['sin(x)', 'sin[x]'],
  ['sinx', 'sin[x]'],
  ['sin 2πx + 1', '(+ sin[(* (* 2 π) x)] 1)'],
  ['sin x cos x', '(* sin[x] cos[x])'],
  ['2sinxcosx', '(* (* 2 sin[x]) cos[x])'],
  ['sin x^2', 'sin[(^ x 2)]'],
  ['sin²x', '(^ sin[x] 2)'],
  ['sin^2(x)', '(^ sin[x] 2)'],
  ['sin(x)^2', '(^ sin[x] 2)'],
  ['sin^-1(x)', 'arcsin[x]'],
  ['sin⁻¹x', 'arcsin[x]'],
  ['arctan x', 'arctan[x]'],
  ['cosec x', 'csc[x]'],
  ['sin -x', 'sin[(neg x)]'],
  ['cos(x)(x+1)', '(* cos[x] (+ x 1))'],
  ['ln x', 'ln[x]'],
  ['ln|x|', 'ln[abs[x]]'],
  ['log(100)', 'log[100]'],
  ['log_2 8', 'log[8 2]'],
  ['log₂8', 'log[8 2]'],
  ['log2(8)', 'log[8 2]'],
  ['log_a(x)', 'log[x a]'],
  ['|x|', 'abs[x]'],
  ['||x|-1|', 'abs[(- abs[x] 1)]'],
  ['|a|b|c|', '(* (* abs[a] b) abs[c])'],
  ['3|x|', '(* 3 abs[x])'],
  ['√x', 'sqrt[x]'],
  ['√(x+1)', 'sqrt[(+ x 1)]'],
  ['∛8', 'root[8 3]'],
  ['³√8', 'root[8 3]'],
  ['x³√8', '(* (^ x 3) sqrt[8])'],
  ['⌊x⌋', 'floor[x]'],
  ['30°', 'degrees[30]'],
  ['sin 30°', 'sin[degrees[30]]'],
  ['5%', 'percent[5]'],
  ['5!', 'factorial[5]'],
  ['2^3!', '(^ 2 factorial[3])'],
  ['5C2', 'nCr[5 2]'],
  ['⁵C₂', 'nCr[5 2]'],
  ['nCr', 'nCr[n r]'],
  ['5 nCr 2', 'nCr[5 2]'],
  ['nPr(5, 2)', 'nPr[5 2]'],
  ['7 mod 3', '(mod 7 3)'],
  ['max(1, x)', 'max[1 x]'],
  ['max', '(* (* m a) x)'],
  ["f'(x)", "f'[x]"],
  ['f(x+1)', 'f[(+ x 1)]'],
  ['f²(x)', '(^ f[x] 2)'],
  ['fg', '(* f g)']
])('functions: %s', (text, tree) => expect(read(text)).toBe(tree))

test.each([
  ['x ≤ 3', '(≤ x 3)'],
  ['x <= 3', '(≤ x 3)'],
  ['x²+y²=9', '(= (+ (^ x 2) (^ y 2)) 9)'],
  ['0 < x ≤ 2', '(<≤ 0 x 2)'],
  ['f(x) = x + 1', '(= f[x] (+ x 1))'],
  ['p(t) = 2t', '(= p[t] (* 2 t))'],
  ['x(t) = t', '(= x[t] t)'],
  ['x(y+1) = 3', '(= (* x (+ y 1)) 3)'],
  ['y = ±√x', '(= y (± 0 sqrt[x]))'],
  ['(1, 2)', '<1 2>'],
  ['(1,2), (3,4)', 'bare[<1 2> <3 4>]'],
  ['(cos t, sin t)', '<cos[t] sin[t]>'],
  ['[1, 2, 3]', 'square[1 2 3]'],
  ['2[z-(x+1)]', '(* 2 (- z (+ x 1)))'],
  ['[[1,2],[3,4]]', 'matrix[1 2; 3 4]'],
  ['[1,2;3,4]', 'matrix[1 2; 3 4]'],
  ['{1, 2}', 'brace[1 2]'],
  ['y = x² {0<x<2}', '((= y (^ x 2)) where (<< 0 x 2))'],
  ['y = x², x > 0', '((= y (^ x 2)) where (> x 0))'],
  ['x² for x > 0', '((^ x 2) where (> x 0))'],
  ['f(x) = {x², x<0; 2x, x≥0}', '(= f[x] cases[(^ x 2) if (< x 0); (* 2 x) if (≥ x 0)])'],
  ['{x<0: -1, 1}', 'cases[(neg 1) if (< x 0); 1 if else]'],
  ['y = -1 if x<0, 1 otherwise', '(= y cases[(neg 1) if (< x 0); 1 if else])'],
  ['x if x<0 and x>-1', '(x where (and (< x 0) (> x (neg 1))))']
])('lines: %s', (text, tree) => expect(read(text)).toBe(tree))

test.each([
  [String.raw`\frac{1}{2}x`, '(* (/ 1 2) x)'],
  [String.raw`\frac12x`, '(* (/ 1 2) x)'],
  [String.raw`\frac{x+1}{x-1}`, '(/ (+ x 1) (- x 1))'],
  [String.raw`\sqrt{x+1}`, 'sqrt[(+ x 1)]'],
  [String.raw`\sqrt[3]{8}`, 'root[8 3]'],
  [String.raw`\sin x`, 'sin[x]'],
  [String.raw`\sin^{2}\left(x\right)`, '(^ sin[x] 2)'],
  [String.raw`\sin^{-1}x`, 'arcsin[x]'],
  [String.raw`2\cdot 3\times4`, '(* (* 2 3) 4)'],
  [String.raw`\left(x+1\right)^{2}`, '(^ (+ x 1) 2)'],
  [String.raw`\left|x\right|`, 'abs[x]'],
  [String.raw`\left|a\left|b\right|c\right|`, 'abs[(* (* a abs[b]) c)]'],
  [String.raw`x^23 \le 1`, '(≤ (* (^ x 2) 3) 1)'],
  [String.raw`\log_{2}8`, 'log[8 2]'],
  [String.raw`e^{-x}\theta`, '(* (^ e (neg x)) θ)'],
  [String.raw`90^\circ`, 'degrees[90]'],
  [String.raw`\binom{5}{2}`, 'nCr[5 2]'],
  [String.raw`$\pi r^2$`, '(* π (^ r 2))'],
  [
    String.raw`\begin{cases} x^2 & x<0 \\ 2x & \text{otherwise} \end{cases}`,
    'cases[(^ x 2) if (< x 0); (* 2 x) if else]'
  ],
  [String.raw`\begin{pmatrix}1&2\\3&4\end{pmatrix}`, 'matrix[1 2; 3 4]'],
  [String.raw`\operatorname{cosec} x`, 'csc[x]']
])('pasted LaTeX: %s', (text, tree) => expect(read(text)).toBe(tree))

test.each([
  ['1/2x', 'overProduct'],
  ['12/4(2)', 'overBracket'],
  ['x/yz', 'overProduct'],
  ['e^2x', 'powerProduct'],
  ['e^kt', 'powerProduct'],
  ['sin π/2', 'functionOver'],
  ['√2x', 'rootProduct'],
  ['asin(bx)+c', 'letterFunction']
])('%s is read, and its other meaning is said', (text, code) => {
  const parsed = parse(text)
  expect(parsed.kind === 'tree' && parsed.doubts.map(one => one.code)).toEqual([code])
})

test.each(['2x²y', '1/(2x)', 'e^(2x)', 'sin(π/2)', 'x/2 + y', 'a sin(x)', String.raw`\frac{1}{2}x`])(
  '%s leaves no doubt',
  text => {
    const parsed = parse(text)
    expect(parsed.kind === 'tree' && parsed.doubts).toEqual([])
  }
)

test('longer names and letters that are functions are known from the lines around', () => {
  const known = { names: ['rate', 'ans'], functions: ['k', 'normalcdf'] }
  const read = (text: string) => {
    const parsed = parse(text, known)
    return parsed.kind === 'tree' ? outline(parsed.tree) : parsed.problem.code
  }
  expect(read('2rate + ans')).toBe('(+ (* 2 rate) ans)')
  expect(read('k(2)')).toBe('k[2]')
  expect(read('normalcdf(0, 1)')).toBe('normalcdf[0 1]')
})
