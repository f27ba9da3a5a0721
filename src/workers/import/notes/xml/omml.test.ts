import { expect, test } from 'vitest'
import { ommlToLatex } from '#workers/import/notes/xml/omml.ts'
import { all, parseXml } from '#workers/import/notes/xml/xml.ts'

const run = (words: string, looks = ''): string => `<m:r>${looks}<m:t>${words}</m:t></m:r>`
const part = (name: string, inside: string): string => `<m:${name}>${inside}</m:${name}>`
const value = (name: string, said: string): string => `<m:${name} m:val="${said}"/>`

function latex(inside: string): string | null {
  const [equation] = all(parseXml(`<m:oMath>${inside}</m:oMath>`), 'm:oMath')
  return equation ? ommlToLatex(equation) : null
}

const FRACTION = part('f', part('num', run('a')) + part('den', run('b')))

/** What Word writes for each, beside the LaTeX that stands for it (ECMA-376 part 1, 22.1.2). */
const GOLDEN: readonly (readonly [string, string])[] = [
  [FRACTION, '\\frac{a}{b}'],
  [part('f', part('fPr', value('type', 'lin')) + part('num', run('a')) + part('den', run('b'))), 'a/b'],
  [part('sSup', part('e', run('x')) + part('sup', run('2'))), 'x^{2}'],
  [part('sSub', part('e', run('H')) + part('sub', run('2'))) + run('O'), 'H_{2}O'],
  [part('sSubSup', part('e', run('x')) + part('sub', run('n')) + part('sup', run('2'))), 'x_{n}^{2}'],
  [part('sPre', part('sub', run('6')) + part('sup', run('14')) + part('e', run('C'))), '{}_{6}^{14}C'],
  [part('rad', part('radPr', value('degHide', '1')) + part('deg', '') + part('e', run('x'))), '\\sqrt{x}'],
  [part('rad', part('deg', run('3')) + part('e', run('x'))), '\\sqrt[3]{x}'],
  [part('d', part('e', FRACTION)), '\\left(\\frac{a}{b}\\right)'],
  [part('d', part('dPr', value('begChr', '{') + value('endChr', '')) + part('e', run('x'))), '\\left\\{x\\right.'],
  [
    part(
      'd',
      part('e', part('f', part('fPr', value('type', 'noBar')) + part('num', run('n')) + part('den', run('k'))))
    ),
    '\\binom{n}{k}'
  ],
  [
    part(
      'nary',
      part('naryPr', value('chr', '∑')) + part('sub', run('i=1')) + part('sup', run('n')) + part('e', run('i'))
    ),
    '\\sum_{i=1}^{n} i'
  ],
  [part('nary', part('sub', run('0')) + part('sup', run('1')) + part('e', run('x'))), '\\int_{0}^{1} x'],
  [part('func', part('fName', run('sin')) + part('e', run('θ'))), '\\sin \\theta'],
  [
    part('func', part('fName', part('limLow', part('e', run('lim')) + part('lim', run('x→0')))) + part('e', run('x'))),
    '\\lim_{x\\to0} x'
  ],
  [part('acc', part('accPr', value('chr', '\u20d7')) + part('e', run('F'))), '\\vec{F}'],
  [part('bar', part('barPr', value('pos', 'top')) + part('e', run('z'))), '\\overline{z}'],
  [
    part(
      'm',
      part('mr', part('e', run('1')) + part('e', run('2'))) + part('mr', part('e', run('3')) + part('e', run('4')))
    ),
    '\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}'
  ],
  [
    part('eqArr', part('e', run('x&amp;=1')) + part('e', run('y&amp;=2'))),
    '\\begin{aligned}x&=1 \\\\ y&=2\\end{aligned}'
  ],
  [run('rate', part('rPr', '<m:nor/>')), '\\text{rate}'],
  [run('x∈ℝ, Δ≤5%'), 'x\\in\\mathbb{R}, \\Delta\\le5\\%'],
  [run('𝑥'), 'x']
]

test.each(GOLDEN)('%s', (inside, wanted) => {
  expect(latex(inside)).toBe(wanted)
})

test('an equation that is empty or without end is not read', () => {
  expect(latex('')).toBeNull()
  expect(latex('<m:d><m:e>'.repeat(200) + run('x') + '</m:e></m:d>'.repeat(200))).toBeNull()
})
