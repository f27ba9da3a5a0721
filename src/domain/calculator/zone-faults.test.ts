import { expect, test } from 'vitest'
import { workOut, type Result } from '#domain/calculator/sheet.ts'
import { isRounded, shownExact, valueTex } from '#domain/calculator/write.ts'

function resultOf(...texts: readonly string[]): Result {
  const lines = texts.map((text, at) => ({ no: at + 1, text }))
  return (
    workOut(lines, 'radians', {
      lists: [
        [2, 4, 4, 5, 7],
        [1, 2, 3, 4, 6]
      ]
    }).get(texts.length) ?? { kind: 'empty' }
  )
}

function shown(...texts: readonly string[]): string {
  const result = resultOf(...texts)
  if (result.kind === 'refused') return result.code
  if (result.kind !== 'value') return result.kind
  return shownExact(result.exact, result.value, result.asksFraction) ?? valueTex(result.value, 'decimal')
}

test.each([
  ['1.6e-19 * 3', '4.8 \\times 10^{-19}'],
  ['2e-3', '0.002'],
  ['3e8', '300000000'],
  ['3 m / 2 s', '1.5\\,\\mathrm{m} / \\mathrm{s}'],
  ['1.5e3 J / 3 kg', '500\\,\\mathrm{J} / \\mathrm{kg}'],
  ['1/2 kg', '0.5\\,\\mathrm{kg}'],
  ['(3 m / 2) s', '1.5\\,\\mathrm{m}\\,\\mathrm{s}'],
  ['m_e', '9.109384 \\times 10^{-31}\\,\\mathrm{kg}'],
  ['N_A', '6.022141 \\times 10^{23}\\,\\mathrm{mol}^{-1}'],
  ['h', '6.62607 \\times 10^{-34}\\,\\mathrm{J}\\,\\mathrm{s}'],
  ['90 km/h to m/s', '25\\,\\mathrm{m} / \\mathrm{s}'],
  ['5 h to min', '300\\,\\mathrm{min}'],
  ['25 °C to K', '298.15\\,\\mathrm{K}'],
  ['500 g + 1 kg', '1500\\,\\mathrm{g}'],
  ['10% of 250', '25'],
  ['1,000+1', '1001'],
  ['12345.678', '12345.678'],
  ['250 ml to l', '0.25\\,\\mathrm{L}'],
  ['[1,2,3]·[4,5,6]', '32'],
  ['[1,2,3] × [4,5,6]', '\\begin{pmatrix} -3 & 6 & -3 \\end{pmatrix}'],
  ['det [[1,2],[3,4]]', '-2'],
  ['arg(1+i)', '0.7853982'],
  ['conj(2+3i)', '2 - 3i'],
  ['mean(2,4,4,5,7)', '4.4'],
  ['mean(list 1)', '4.4'],
  ['median({2,4,4,5,7})', '4'],
  ['sd(list 1) − stdev(2,4,4,5,7)', '0'],
  ['corr(list 1, list 2)²', '0.9467649'],
  ['sum(list 1)', '22'],
  ['max(list 2) + min(3, 4)', '9'],
  ['mean(list 3)', 'noList'],
  ['0xFF + 1', '256'],
  ['1011₂ + 17₈', '26'],
  ['FF₁₆', '255'],
  ['2.5 to hex', 'notInBase'],
  ['1e16+1-1e16', '1'],
  ['1 1/2 + 1/3', '\\frac{11}{6}'],
  ['12345678.9', '12345678.9'],
  ['2 N / 4 m²', '0.5\\,\\mathrm{Pa}'],
  ['25 ml to dm³', '0.025\\,\\mathrm{dm}^{3}'],
  ['2 h 30 min', '2.5\\,\\mathrm{h}'],
  ['5 km/h × 2 h 30 min', '12.5\\,\\mathrm{km}'],
  ['3 x 10^8', '300000000'],
  ['1 000 + 1', '1001'],
  ['2+1,000', '1002'],
  ['6:2', '3'],
  ['2/3 + 1/6 =', '\\frac{5}{6}'],
  ['2x =', 'unreadable'],
  ['C(5,2)', '10'],
  ['int(x, 0, 1)', '0.5'],
  ['int(2.7)', '2'],
  ['asin(1)', '\\frac{\\pi}{2}'],
  ['30° to rad', '\\frac{\\pi}{6}'],
  ['π/6 to degrees', '30'],
  ['[[1,2],[3,4]]ᵀ', '\\begin{pmatrix} 1 & 3 \\\\ 2 & 4 \\end{pmatrix}'],
  ['[[1,2],[3,4]]^1000', 'largePower'],
  ['tan 90°', 'angleWithoutValue']
])('%s is %s', (text, wanted) => expect(shown(text)).toBe(wanted))

test('a name that the student defined is no unit and no constant', () => {
  expect(shown('h = 2', '3h')).toBe('6')
  expect(shown('g = 10', '2g')).toBe('20')
})

test('a letter that has a value does not change what a function is called', () => {
  expect(shown('a = 5', 'asin(0.5)')).toBe('\\frac{\\pi}{6}')
})

test.each([
  ['250 + 10%', 'percentSum'],
  ['$5 + 3', 'money']
])('%s is worked out, and what may surprise is said', (text, code) =>
  expect(resultOf(text)).toMatchObject({ kind: 'value', hints: [{ code }] })
)

test('an equation is solved for the letter that has a value already, and says so', () => {
  expect(resultOf('x = 7', 'x^2-5x+6=0')).toMatchObject({
    kind: 'solved',
    name: 'x',
    hints: [{ code: 'isSet', detail: 'x' }],
    solutions: { roots: [{ value: 2 }, { value: 3 }] }
  })
  expect(shown('x = 7', 'a = 2', 'a x = 6')).toBe('isSet')
})

test.each([
  ['1.41421356^2', true],
  ['2/3', true],
  ['√12', true],
  ['0.1 + 0.2', false],
  ['12345678.9', false],
  ['1/4', false],
  ['2/3 kg', true]
])('%s is shown rounded: %s', (text, wanted) => {
  const result = resultOf(text)
  if (result.kind !== 'value') throw new Error('no value')
  expect(isRounded(result.value, 'decimal')).toBe(wanted)
})

test('what is asked for in another base is written in it', () => {
  expect(resultOf('255 to hex')).toMatchObject({ kind: 'value', value: 255, base: 16 })
})

test('sine is solved over one turn, a logarithm wherever its root lies', () => {
  const sine = resultOf('sin x = 0.5')
  expect(sine).toMatchObject({ kind: 'solved', solutions: { kind: 'between', from: 0 } })
  if (sine.kind !== 'solved' || sine.solutions.kind !== 'between') throw new Error('not solved')
  expect(sine.solutions.roots.map(root => root.toFixed(6))).toEqual(['0.523599', '2.617994'])
  const log = resultOf('ln x = 150')
  if (log.kind !== 'solved' || log.solutions.kind !== 'between') throw new Error('not solved')
  expect(Math.log(log.solutions.roots[0] ?? NaN)).toBeCloseTo(150, 9)
})

test('a hundred and fifty lines are worked out anew only where they change', () => {
  const lines = Array.from({ length: 150 }, (_, at) => ({
    no: at + 1,
    text: at === 0 ? '∫_0^1 e^(x²) dx' : `line ${at} + 1`
  }))
  const first = workOut(lines.slice(0, 90), 'radians')
  const second = workOut([...lines.slice(0, 89), { no: 90, text: 'line 1' }], 'radians')
  for (let no = 1; no < 90; no += 1) expect(second.get(no)).toBe(first.get(no))
  expect(second.get(90)).toMatchObject({ kind: 'value' })
  expect(workOut(lines.toReversed(), 'radians').get(150)).toMatchObject({ kind: 'refused', code: 'tooDeep' })
})
