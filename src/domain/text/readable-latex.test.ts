import { expect, test } from 'vitest'
import { readableLatex } from '#domain/text/readable-latex.ts'

test.each([
  [String.raw`\lim_{h \to 0} \frac{f(x+h)-f(x)}{h}`, 'lim h → 0 (f(x+h)-f(x))/h'],
  ['E=mc^2', 'E=mc²'],
  ['a^{10}', 'a¹⁰'],
  [String.raw`\frac{1}{2}mv^{2}`, '1/2mv²'],
  [String.raw`x = \frac{-b \pm \sqrt{b^2-4ac}}{2a}`, 'x = (-b ± √(b²-4ac))/2a'],
  [String.raw`\mathrm{CO}_2`, 'CO₂'],
  [String.raw`\Delta G = \Delta H - T\Delta S`, 'Δ G = Δ H - TΔ S'],
  [String.raw`\sin \theta`, 'sin θ'],
  ['', '']
])('%s reads %s', (latex, said) => {
  expect(readableLatex(latex)).toBe(said)
})
