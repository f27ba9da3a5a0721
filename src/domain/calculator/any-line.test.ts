import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workOut, type Result } from '#domain/calculator/sheet.ts'
import { shownExact, valueTex } from '#domain/calculator/write.ts'

const LISTS = { lists: [[2, 4, 4, 5, 7], [1]] }

const resultsOf = (...texts: readonly string[]): readonly Result[] => [
  ...workOut(
    texts.map((text, at) => ({ no: at + 1, text })),
    'degrees',
    LISTS
  ).values()
]

test.each([
  ['[[1,2],[3]]', 'raggedMatrix'],
  ['[[1],[2,3]]', 'raggedMatrix'],
  ['[1, [2, 3]]', 'raggedMatrix'],
  ['[1, {2, 3}]', 'raggedMatrix'],
  ['[3 kg, 2 kg]', 'badCell'],
  ['det [[1,2],[3]]', 'raggedMatrix']
])('rows of different lengths once took the whole calculator with them: %s', (text, code) =>
  expect(resultsOf(text)[0]).toMatchObject({ kind: 'refused', code })
)

const PIECES =
  '0|1|2|3|12|0.5|1e3|1e-300|1E400|½|x|y|k|A|a|i|e|π|∞|ans|line 1|line 2|list 1|list 3|+|−|-|*|×|·|/|÷|^|²|³|⁻¹|!|%|°|°C|' +
  '(|)|[|]|{|}|,|;|=|<|≤|≠|for|if|to|in| |_|√|∛|∫|∫_0^1 |Σ_(k=1)^3 |d/dx(|dx| at x = 2|[[1,2],[3,4]]|[[1,2],[3]]|[1,2,3]|' +
  '[[1],[2]]|det |inv(|transpose(|dot(|cross(|arg(|conj(|re(|sin |cos(|tan |arcsin(|asin(|sinh(|ln |log|log_2 |exp(|abs(||x|' +
  '|floor(|gcd(|mod(|nCr(|C|P|P(X ≤ 2)|normcdf(|invnorm(|binompdf(|mean(|sd(|corr(|sum(|min(|root(|kg|m|s|km/h|g|h|J|mol|' +
  "c|N_A|m_e|R|hex|bin|0xFF|1011₂|$|€|\\frac{1}{2}|\\sqrt{|\\pi|f(x)|f'(|:|\u202e|\u0000|हिन्दी|😀"

test('whatever a line holds, there is a result and it can be written; no library fails unseen', () => {
  const line = fc
    .array(fc.constantFrom(...PIECES.split('|')), { minLength: 1, maxLength: 8 })
    .map(parts => parts.join(''))
  fc.assert(
    fc.property(line, line, (one, two) => {
      for (const result of resultsOf(one, two)) {
        expect(result).not.toMatchObject({ code: 'broke' })
        if (result.kind !== 'value') continue
        shownExact(result.exact, result.value, result.asksFraction)
        for (const style of ['exact', 'decimal', 'figures', 'scientific'] as const)
          expect(valueTex(result.value, style)).not.toMatch(/NaN|undefined|Infinity|\[object/)
      }
    }),
    { numRuns: 3000 }
  )
})
