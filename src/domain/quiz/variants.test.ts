import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likenessOf, type Likeness } from '#domain/quiz/same-answer.ts'

/** What the note says, what a student types, and how like they are. */
const ROWS: readonly (readonly [wanted: string, given: string, likeness: Likeness])[] = [
  ['CO₂', 'CO2', 'same'],
  ['H₂SO₄', 'h2so4', 'same'],
  ['NAD⁺', 'NAD+', 'same'],
  ['human lungs', 'lungs', 'same'],
  ['lungs', 'the human lungs', 'same'],
  ['Treaty of Versailles', 'Versailles Treaty', 'same'],
  ['the Versailles Treaty', 'treaty of Versailles', 'same'],
  ['rate of reaction', 'reaction rate', 'same'],
  ['Valley of the Kings', 'valley of kings', 'same'],
  ['value added tax', 'value-added tax', 'same'],
  ['value-added tax', 'value added tax', 'same'],
  ['co-operation', 'cooperation', 'same'],
  ['photo-synthesis', 'photosynthesis', 'same'],
  ['enzymes', 'enzyme', 'same'],
  ['an enzyme', 'enzymes', 'same'],
  ['bacteria and viruses', 'bacteria and virus', 'same'],
  ['batches', 'batch', 'same'],
  ['colonies', 'a colony', 'same'],
  ['colour', 'color', 'same'],
  ['organisation', 'organization', 'same'],
  ['haemoglobin', 'hemoglobin', 'same'],
  ['oesophagus', 'esophagus', 'same'],
  ['sulphuric acid', 'sulfuric acid', 'same'],
  ['aluminium', 'Aluminum', 'same'],
  ['centre of mass', 'center of mass', 'same'],
  ['labelled', 'labeled', 'same'],
  ['supply & demand', 'supply and demand', 'same'],
  ['78 %', '78 per cent', 'same'],
  ['78 percent', '78%', 'same'],
  ['3 × 10⁸', '3e8', 'same'],
  ['3×10^8', '3x10^8', 'same'],
  ['1000', '1×10^3', 'same'],
  ['1.6 × 10⁻¹⁹ C', '1.6e-19 C', 'same'],
  ['12,000', '12000', 'same'],
  ['four', '4', 'same'],
  ['three stages', '3 stages', 'same'],
  ["Newton's second law", 'newtons second law', 'same'],
  ['its nucleus', 'nucleus', 'same'],
  ['crème brûlée', 'creme brulee', 'spelling'],
  ['São Paulo', 'sao paulo', 'spelling'],
  ['mitochondria', 'mitocondria', 'spelling'],
  ['photosynthesis', 'photosynthseis', 'spelling'],
  ['Harry Truman', 'Truman', 'part'],
  ['kinetic energy', 'energy', 'part'],
  ['hydrochloric acid', 'acid', 'part'],
  ['carbon dioxide', 'CO2', 'other'],
  ['ethene', 'ethane', 'other'],
  ['ethanol', 'ethanal', 'other'],
  ['nitrate', 'nitrite', 'other'],
  ['sodium chloride', 'sodium chlorine', 'other'],
  ['absorption', 'adsorption', 'other'],
  ['hypertonic', 'hypotonic', 'other'],
  ['latitude', 'altitude', 'other'],
  ['mitosis', 'meiosis', 'other'],
  ['Krebs cycle', 'Calvin cycle', 'other'],
  ['Krebs cycle', 'cycle of Krebs and Calvin', 'other'],
  ['1947', '1948', 'other'],
  ['3 × 10⁸', '3 × 10⁷', 'other'],
  ['5 kg', '5 g', 'other'],
  ['kinetic energy', 'kinetic', 'other'],
  ['lungs', 'lungs and heart', 'other'],
  ['demand', 'supply', 'other'],
  ['Harry Truman', 'Harry', 'other'],
  ['oxygen', 'the', 'other'],
  ['oxygen', '', 'other'],
  ['four', '5', 'other']
]

test.each(ROWS)('“%s”: “%s” is %s', (wanted, given, likeness) => {
  expect(likenessOf(wanted, given)).toBe(likeness)
})

test('any answer is itself in capitals and with spaces, and an answer of digits is no other number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9}){0,3}$/), words => {
      expect(likenessOf(words, ` ${words.toUpperCase()}. `)).toBe('same')
    })
  )
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, two) => {
      expect(likenessOf(String(one), String(two)) === 'same').toBe(one === two)
    })
  )
})
