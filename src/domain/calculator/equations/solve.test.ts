import { expect, test } from 'vitest'
import { workOut, type Result } from '#domain/calculator/sheet.ts'
import { shownExact, valueTex } from '#domain/calculator/write.ts'

const resultOf = (text: string): Result => workOut([{ no: 1, text }], 'radians').get(1) ?? { kind: 'empty' }

function shown(text: string): string {
  const result = resultOf(text)
  if (result.kind === 'refused') return result.code
  if (result.kind !== 'solved') return result.kind
  const { solutions, name } = result
  if (solutions.kind === 'between') return solutions.roots.map(root => root.toPrecision(10)).join(', ')
  const found =
    solutions.kind === 'roots'
      ? solutions.roots.map(root => ({ ...root, name }))
      : solutions.kind === 'system'
        ? solutions.values
        : []
  if (found.length === 0) return solutions.kind
  return found
    .map(one => `${one.name} = ${shownExact(one.exact, one.value, true) ?? valueTex(one.value, 'decimal')}`)
    .join(', ')
}

test.each([
  ['x³ − 6x² + 11x − 6 = 0', 'x = 1, x = 2, x = 3'],
  ['2x³ − 3x² − 3x + 2 = 0', 'x = -1, x = \\frac{1}{2}, x = 2'],
  ['x³ = 8', 'x = 2, x = -1 - 1.732051i, x = -1 + 1.732051i'],
  ['x⁴ − 5x² + 6 = 0', 'x = -\\sqrt{3}, x = -\\sqrt{2}, x = \\sqrt{2}, x = \\sqrt{3}'],
  ['x⁴ + 4 = 0', 'x = -1 - i, x = -1 + i, x = 1 - i, x = 1 + i'],
  ['(x² − x − 1)² = 0', 'x = \\frac{1}{2} - \\frac{\\sqrt{5}}{2}, x = \\frac{1}{2} + \\frac{\\sqrt{5}}{2}'],
  ['x³ + x + 1 = 0', 'x = -0.6823278, x = 0.3411639 - 1.161541i, x = 0.3411639 + 1.161541i'],
  ['x² + 2x + 5 = 0', 'x = -1 - 2i, x = -1 + 2i'],
  ['x² − 10^8x + 1 = 0', 'x = 1 \\times 10^{-8}, x = 100000000'],
  ['0x = 0', 'all'],
  ['0x = 1', 'none'],
  ['x² = 4 for 0 < x < 5', 'x = 2'],
  ['x² = 4 {3 < x < 5}', 'none'],
  ['x + y = 3, x − y = 1', 'x = 2, y = 1'],
  ['2x + 3y = 1, x − y/2 = √2', 'x = \\frac{1}{8} + \\frac{3\\sqrt{2}}{4}, y = -\\frac{\\sqrt{2}}{2} + \\frac{1}{4}'],
  ['x + y + z = 6, x − y + z = 2, 2x + y − z = 1', 'x = 1, y = 2, z = 3'],
  ['a + b + c + d = 10, a − b = −1, c − d = −1, a + b = 3', 'a = 1, b = 2, c = 3, d = 4'],
  ['x + y = 3, 2x + 2y = 6', 'many'],
  ['x + y = 3, 2x + 2y = 7', 'none'],
  ['x y = 3, x + y = 4', 'notLinear'],
  ['x² + y = 3, x + y = 4', 'notLinear'],
  ['cos x = x for 0 < x < 2', '0.7390851332'],
  ['sin x = 1 for 0 < x < 7', '1.570796327'],
  ['e^x = 3x for 0 < x < 1', '0.6190612867'],
  ['sin x = x/2 for x > 5', 'badBounds'],
  ['2 = 3', 'nothingToSolve'],
  ['x + y = 3', 'twoUnknowns']
])('%s: %s', (text, wanted) => expect(shown(text)).toBe(wanted))
