import type { Fit } from './fit.ts'

const DEGREE = 180 / Math.PI
const FEWEST_DIGITS = 4
const MOST_DIGITS = 15
/** Of the height of the data: a rounded curve may be off by this much, which nobody sees. */
const UNSEEN = 1e-4

/** A number as it is written in a line of a graph: e is a letter there, so powers of ten are written out. */
function written(value: number, digits: number): string {
  const rounded = Number(value.toPrecision(digits))
  const size = Math.abs(rounded)
  if (size === 0 || (size >= 1e-4 && size < 1e9)) return String(rounded + 0)
  const [lead = '', power = ''] = rounded.toExponential().split('e')
  return `${lead}*10^(${Number(power)})`
}

/** `− 2.5`, to stand behind something else. */
const added = (value: number, digits: number, unit = '') =>
  value === 0 ? '' : ` ${value < 0 ? '-' : '+'} ${written(Math.abs(value), digits)}${unit}`

const POWERS = ['', 'x', 'x²', 'x³']

function polynomial(coefficients: readonly number[], digits: number): string {
  const text = coefficients.reduceRight((sum, one, power) => sum + added(one, digits, POWERS[power]), '')
  if (text === '') return '0'
  return text.startsWith(' - ') ? `-${text.slice(3)}` : text.slice(3)
}

function textOf({ model, coefficients }: Fit, digits: number, angle: 'radians' | 'degrees'): string {
  const [a = NaN, b = NaN, c = NaN, d = NaN] = coefficients
  const n = (value: number) => written(value, digits)
  const turn = angle === 'degrees' ? DEGREE : 1
  switch (model) {
    case 'exponential':
      return `${n(a)}*(${n(b)})^x`
    case 'power':
      return `${n(a)}x^(${n(b)})`
    case 'logarithmic':
      return b === 0 ? n(a) : `${n(a)}${added(b, digits)} ln(x)`
    case 'logistic':
      return `${n(c)}/(1${added(a, digits)}e^(${n(-b)}x))`
    case 'sine':
      return `${n(a)} sin(${n(b * turn)}x${added(c * turn, digits)})${added(d, digits)}`
    default:
      return polynomial(coefficients, digits)
  }
}

/** What is left of a coefficient that is none. */
const NOTHING = 1e-10

function tidied(fit: Fit): Fit {
  const most = Math.max(...fit.coefficients.map(Math.abs))
  return { ...fit, coefficients: fit.coefficients.map(one => (Math.abs(one) < most * NOTHING ? 0 : one)) }
}

/**
 * The curve as a line of a graph, with as few digits as leave it where it is. `heightOf` reads a line back: a cubic of
 * years needs more digits than one of days.
 */
export function equationOf(
  fit: Fit,
  angle: 'radians' | 'degrees',
  xs: readonly number[],
  heightOf: (line: string) => (x: number) => number
): string {
  const heights = xs.map(fit.at)
  const room = UNSEEN * (Math.max(...heights) - Math.min(...heights) || Math.abs(heights[0] ?? 0) || 1)
  const tidy = tidied(fit)
  for (let digits = FEWEST_DIGITS; digits < MOST_DIGITS; digits += 1) {
    const line = `y = ${textOf(tidy, digits, angle)}`
    const read = heightOf(line)
    if (xs.every((x, index) => Math.abs(read(x) - (heights[index] ?? NaN)) <= room)) return line
  }
  return `y = ${textOf(fit, MOST_DIGITS, angle)}`
}
