import { expect, test } from 'vitest'
import { workOut, type Result } from '#domain/calculator/sheet.ts'

const resultOf = (text: string): Result =>
  workOut([{ no: 1, text }], 'degrees', { lists: [Array.from({ length: 2000 }, (_, at) => at)] }).get(1) ?? {
    kind: 'empty'
  }

/** Each is answered or refused in a sentence, within the steps that a line may take. */
const HOSTILE: readonly string[] = [
  '('.repeat(500),
  '√'.repeat(900) + '2',
  '-'.repeat(1500) + '1',
  '1+'.repeat(999) + '1',
  '['.repeat(300),
  '2^'.repeat(600) + '2',
  '9^9^9^9^9',
  '1e999',
  '10!!!!!!',
  '(((((10!)!)!)!)!)',
  'nCr(10^15, 5×10^14)',
  'nPr(10^15, 10^15)',
  'gcd(10^300, 7)',
  '[[1,2,3,4,5,6],[2,3,4,5,6,7],[1,1,1,1,1,1],[9,9,9,9,9,9],[1,2,1,2,1,2],[3,3,3,3,3,1]]^100',
  '∫'.repeat(400),
  'Σ'.repeat(400) + '_(k=1)^9 k',
  'd/dx('.repeat(200),
  '∫_0^1 '.repeat(20) + 'x' + ' dx'.repeat(20),
  '∫_0^1 ∫_0^1 ∫_0^1 ∫_0^1 1/(1 − x y z w) dx dy dz dw',
  'Σ_(a=1)^1000 Σ_(b=1)^1000 Σ_(c=1)^1000 a b c',
  'Σ_(k=1)^(10^300) k',
  'Σ_(k=−10^15)^(10^15) 1/k',
  'd/dx(d/dx(d/dx(sin(x^x), x), x), 3)',
  '∫_0^1 d/dt(∫_0^t e^(u²) du, t) dt',
  '∫_0^1 sin(1/x) dx',
  '∫_0^1000000 sin(x²) dx',
  '∫_0^1 tan(1/x)/x dx',
  '∫_(−∞)^∞ 1 dx',
  'd/dx(tan(1/x), 0.001)',
  'sin(1/x) = 0',
  'tan(10^9 x) = x',
  '735134400x³ + 698377681x² − 97x + 735134400 = 0',
  '(x + 1)^8 (x − 1)^8 = 0',
  'x^1000 = 2',
  'x^x = x^x^x',
  '1/(x − x) = 0',
  'a + b + c + d + f = 1, a = 2',
  'x = 1, x = 2, x = 3, x = 4, x = 5',
  'x y z = 1, x + y = 2, z = 3',
  'invbinom(0.5, 10^7, 0.5)',
  'binomcdf(10^7, 0.5, 5×10^6)',
  'invchi(0.999, 10^7)',
  'invt(10^(−300), 0.001)',
  'tcdf(−∞, −10^300, 10^(−300))',
  'chipdf(0, 1)',
  'poissoncdf(10^7, 10^300)',
  'poissonpdf(0.1, 10^300)',
  'normcdf(−10^300, 10^300, 0, 10^(−300))',
  'normpdf(0, 10^300, 10^300)',
  '∫_0^1 invnorm(x) dx',
  'Σ_(k=1)^1000 invbinom(0.5, 10000, 1/k)',
  'mean({' + '1,'.repeat(900) + '1})',
  'median(list 1) + sd(list 1) + corr(list 1, list 1)',
  'mean(list 1, list 1)',
  'slope(list 1, {1, 2})',
  '0x' + 'F'.repeat(1500),
  'F'.repeat(1900) + '₁₆',
  '10^15 to bin',
  '1,'.repeat(900) + '1',
  '1 m / 2 s '.repeat(150),
  '5 h '.repeat(400),
  'det [[1,2],[3,4]]'.repeat(100),
  '[1,2,3] × [1,2,3] × '.repeat(60),
  '% of '.repeat(300),
  'to '.repeat(600),
  'x'.repeat(2000),
  '\u0000\u202e\ud800',
  'a'.repeat(10_000)
]

test.each(HOSTILE.map(text => [text.slice(0, 40), text] as const))('%s has an answer or a sentence', (_, text) => {
  const result = resultOf(text)
  expect(['value', 'solved', 'refused', 'unreadable']).toContain(result.kind)
  if (result.kind === 'value' && typeof result.value === 'number') expect(Number.isFinite(result.value)).toBe(true)
})

test('a line that takes too long is refused, and does not stop those beside it', () => {
  const lines = [
    { no: 1, text: '∫_0^1 ∫_0^1 ∫_0^1 ∫_0^1 1/(2 − x y z w) dx dy dz dw' },
    { no: 2, text: 'line 1 + 1' },
    { no: 3, text: '1 + 1' }
  ]
  const results = workOut(lines, 'radians')
  expect(results.get(1)).toMatchObject({ kind: 'refused', code: 'tooMuch' })
  expect(results.get(2)).toMatchObject({ kind: 'refused', code: 'brokenLine' })
  expect(results.get(3)).toMatchObject({ kind: 'value', value: 2 })
})

test('five thousand lines that rest on one another are refused at the hundredth', () => {
  const lines = Array.from({ length: 5000 }, (_, at) => ({ no: at + 1, text: `line ${at + 2} + 1` }))
  expect(workOut(lines, 'radians').get(1)).toMatchObject({ kind: 'refused', code: 'tooDeep' })
})
