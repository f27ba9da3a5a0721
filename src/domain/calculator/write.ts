import type { Unit } from 'mathjs'
import { isComplex, isMatrix, isUnit, type Value } from '#domain/calculator/maths.ts'
import { fractionOf, negated, type Exact, type Term } from '#domain/calculator/exact.ts'

export type Style = 'exact' | 'decimal' | 'figures' | 'scientific'

/** Figures of a decimal beside an exact form, and of the style with few figures. */
const FIGURES = 7
const FEW = 3
const MOST_FIGURES = 12

const FROM = 1e-4
const TO = 1e10

function plainNumber(value: number, digits: number): string {
  const rounded = Number(value.toPrecision(digits))
  return rounded.toLocaleString('en', { maximumSignificantDigits: digits, useGrouping: false })
}

/** a × 10ⁿ */
function inPowers(value: number, digits: number, keepZeros: boolean): string {
  const [mantissa = '', exponent = '0'] = value.toExponential(digits - 1).split('e')
  const short = keepZeros || !mantissa.includes('.') ? mantissa : mantissa.replace(/\.?0+$/, '')
  return `${short} \\times 10^{${Number(exponent)}}`
}

function figures(value: number, digits: number): string {
  const size = Math.abs(value)
  if (size !== 0 && (size < FROM || size >= TO)) return inPowers(value, digits, true)
  const exponent = size === 0 ? 0 : Math.floor(Math.log10(Number(size.toPrecision(digits))))
  return Number(value.toPrecision(digits)).toFixed(Math.max(0, digits - 1 - exponent))
}

export function numberTex(value: number, style: Style): string {
  if (Object.is(value, -0)) return '0'
  const size = Math.abs(value)
  if (style === 'figures') return value === 0 ? '0' : figures(value, FEW)
  if (style === 'scientific') return value === 0 ? '0' : inPowers(value, FIGURES, false)
  if (Number.isInteger(value) && size < 1e15) return String(value)
  if (size < FROM || size >= TO) return inPowers(value, FIGURES, false)
  return plainNumber(value, figuresOf(value))
}

/** A sum of money keeps its cents: a decimal that ends is shown whole, and no digit before the point is rounded. */
const figuresOf = (value: number): number =>
  ends(value) ? MOST_FIGURES : Math.max(FIGURES, Math.floor(Math.log10(Math.abs(value))) + 1)

/** Whether more figures are left out than arithmetic made up: then = would be wrong. */
export function isRounded(value: Value, style: Style): boolean {
  if (isUnit(value)) return isRounded(unitParts(value).value, style)
  if (isComplex(value)) return isRounded(dusted(value.re, value.im), style) || isRounded(value.im, style)
  if (typeof value !== 'number' || style === 'figures') return false
  // Of 170! only the first figures are shown.
  if (Number.isInteger(value) && Math.abs(value) < 1e15 && style !== 'scientific') return false
  const isPlain = style !== 'scientific' && Math.abs(value) >= FROM && Math.abs(value) < TO
  const shown = Number(value.toPrecision(isPlain ? figuresOf(value) : FIGURES))
  return Math.abs(shown - value) > 1e-13 * Math.abs(value)
}

/** Whether a decimal shows the whole of it. */
export function isWhole(value: number): boolean {
  return Math.abs(Number(value.toPrecision(FIGURES)) - value) <= 1e-13 * Math.abs(value)
}

/** What arithmetic left over beside much larger parts is no part of a result. */
const dusted = (part: number, beside: number): number => (Math.abs(part) < 1e-14 * Math.abs(beside) ? 0 : part)

function complexTex(re: number, im: number, style: Style): string {
  const real = dusted(re, im)
  const size = Math.abs(im) === 1 ? '' : numberTex(Math.abs(im), style)
  if (real === 0) return `${im < 0 ? '-' : ''}${size}i`
  return `${numberTex(real, style)} ${im < 0 ? '-' : '+'} ${size}i`
}

const SHORT: Readonly<Record<string, string>> = { gram: 'g', hour: 'h', minute: 'min' }

/** Units as they are set: upright, powers raised. */
function unitTex(units: string): string {
  return units
    .split(' / ')
    .map(part => part.replaceAll(/[()]/g, ''))
    .map(part =>
      part
        .replaceAll(/[a-z]+/g, word => SHORT[word] ?? word)
        .replaceAll(/\^(-?\d+)/g, '^{$1}')
        .replaceAll(/([A-Za-zΩμ]+)/gu, '\\mathrm{$1}')
        .replaceAll(' ', '\\,')
    )
    .join(' / ')
}

export function valueTex(value: Value, style: Style): string {
  if (typeof value === 'number') return numberTex(value, style)
  if (isComplex(value)) return complexTex(value.re, value.im, style)
  if (isMatrix(value)) {
    const rows = value.toArray() as Value[][]
    const cells = rows.map(row =>
      [row]
        .flat()
        .map(one => valueTex(one, style))
        .join(' & ')
    )
    return `\\begin{pmatrix} ${cells.join(' \\\\ ')} \\end{pmatrix}`
  }
  if (isUnit(value)) {
    const { value: amount, unit } = unitParts(value)
    return `${numberTex(amount, style)}\\,${unitTex(unit)}`
  }
  return ''
}

/** In the units that were written, joined where they make a known one; no prefix that nobody asked for. */
function unitParts(value: Unit): { readonly value: number; readonly unit: string } {
  const own = value.formatUnits()
  const short = /[ /]/.test(own) ? value.simplify() : value
  const unit = short.formatUnits()
  return { value: unit === '' ? Number(value.toString()) : Number(short.toNumeric(unit)), unit }
}

function termTex({ c, radicand, pi }: Term): string {
  const roots = `${radicand === 1n ? '' : `\\sqrt{${radicand}}`}${pi > 0 ? `\\pi${pi > 1 ? `^{${pi}}` : ''}` : ''}`
  const over = c.n < 0n ? -c.n : c.n
  const top = over === 1n && roots !== '' ? roots : `${over}${roots}`
  const below = pi < 0 ? `${c.d === 1n ? '' : c.d}\\pi${pi < -1 ? `^{${-pi}}` : ''}` : String(c.d)
  return below === '1' ? top : `\\frac{${top}}{${below}}`
}

function exactTex(exact: Exact): string {
  if (exact.length === 0) return '0'
  return exact
    .map((term, at) => `${term.c.n < 0n ? (at === 0 ? '-' : ' - ') : at === 0 ? '' : ' + '}${termTex(term)}`)
    .join('')
}

/** A decimal of a few more figures than are shown, and no more: 12345.678 is no 6172839/500. */
const ends = (value: number): boolean => Number(value.toPrecision(MOST_FIGURES)) === value

/** The exact form, where it says more than the decimal: a root, π, or a fraction that was asked for or never ends. */
export function shownExact(exact: Exact | null, value: Value, asksFraction: boolean): string | null {
  if (!exact || typeof value !== 'number') return null
  const fraction = fractionOf(exact)
  // A double holds fifteen figures of a whole number; all of them can be shown.
  if (fraction?.d === 1n) return Math.abs(value) < 1e15 ? null : String(fraction.n)
  if (fraction && !asksFraction && isWhole(value)) return null
  if (fraction && !asksFraction && ends(value)) return null
  // Nobody uses 123456789/987654321.
  if (fraction && (fraction.d > 1_000_000n || fraction.n > 1_000_000_000n)) return null
  return exactTex(exact)
}

interface Solution {
  readonly value: Value
  readonly exact: Exact | null
  /** Of a complex one, both parts exactly. */
  readonly parts?: { readonly re: Exact; readonly im: Exact }
}

/** What an unknown is, with the sign before it: = where all of it is shown. */
export function solutionTex({ value, exact, parts }: Solution, style: Style): string {
  const whole = style === 'exact' ? (complexExact(parts) ?? shownExact(exact, value, true)) : null
  return `${whole === null && isRounded(value, style) ? '\\approx' : '='} ${whole ?? valueTex(value, style)}`
}

function complexExact(parts: Solution['parts']): string | null {
  if (!parts) return null
  const { re, im } = parts
  const [first, ...more] = im
  if (!first || more.length > 0) return null
  const size = exactTex(first.c.n < 0n ? negated(im) : im)
  const times = `${size === '1' ? '' : size}i`
  const sign = first.c.n < 0n ? '-' : '+'
  return re.length === 0 ? `${sign === '-' ? '-' : ''}${times}` : `${exactTex(re)} ${sign} ${times}`
}

const PARTS = [1n, 2n, 3n, 4n, 5n, 6n, 8n, 10n, 12n]

/** A simple part of π that a number found by searching is to its last figures; null for any other. */
export function asPi(value: number): Exact | null {
  if (value === 0 || Math.abs(value) > 100) return null
  for (const d of PARTS) {
    const over = Math.round((value / Math.PI) * Number(d))
    if (over !== 0 && Math.abs((over * Math.PI) / Number(d) - value) < 1e-12)
      return [{ c: { n: BigInt(over), d }, radicand: 1n, pi: 1 }]
  }
  return null
}

/** An end of where was looked, for a sentence: 2π, π/2, 100. */
export function endText(value: number): string {
  const [part] = asPi(value) ?? []
  if (!part) return String(Number(value.toPrecision(FIGURES))).replace('-', '−')
  const { n, d } = part.c
  const top = n === 1n ? 'π' : n === -1n ? '−π' : `${String(n).replace('-', '−')}π`
  return d === 1n ? top : `${top}/${d}`
}
