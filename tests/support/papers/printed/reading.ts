import type { PaperPart, PaperQuestion } from '#domain/paper/question.ts'

/** What a student has before them: words and figures, and nothing that was behind the numbers. */
export interface Printed {
  readonly stem: string
  readonly texts: readonly string[]
  readonly figure: string
  readonly alt: string
}

/** What a part's answer holds, in the order of its numbers; a string is a formula or a word. */
export type Want = readonly number[] | string | null
export interface Solved {
  readonly wants: readonly Want[]
  /** Values that must be possible in the world: each with its lowest and highest. */
  readonly possible?: readonly (readonly [name: string, value: number, low: number, high: number])[]
}
export type Solver = (printed: Printed) => Solved

export const printed = ({ stem = '', parts, figures = [] }: PaperQuestion): Printed => ({
  stem,
  texts: parts.map(({ text }) => text),
  figure: figures[0]?.svg ?? '',
  alt: figures[0]?.alt ?? ''
})

const SMALL = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const power = (text: string): number =>
  Number(Array.from(text, char => (char === '⁻' ? '-' : String(SMALL.indexOf(char)))).join(''))
const NUMBER = /(−?)(\d+(?:\.\d+)?)(?:\/(\d+))?(?: × 10([⁻⁰¹²³⁴-⁹]+))?/gu

interface Figured {
  readonly value: number
  /** Half of the last of three figures, or of the last decimal. */
  readonly half: number
}

/** Every number of a text; a minus is the sign, not the hyphen of a name. */
export function figured(text: string): Figured[] {
  return [...text.replaceAll(/(\d) (?=\d{3}\b)/g, '$1').matchAll(NUMBER)].map(([, sign, digits = '', below, ten]) => {
    const size = (Number(digits) / Number(below ?? 1)) * 10 ** (ten ? power(ten) : 0)
    const decimals = digits.split('.')[1]?.length ?? 0
    const three = 10 ** (Math.floor(Math.log10(size || 1)) - 2)
    // "7.4°" has one place; "0.5" of three figures has lost its zeros; 2 or 3 digits of a whole number are three figures.
    const isPlaces = !ten && decimals > 0 && (text.includes('°') || /[1-9]\d*\.?\d\.?\d/.test(digits))
    const last = isPlaces ? 10 ** -decimals : three
    const isExact = below !== undefined || (decimals === 0 && !ten && size >= 1000)
    return { value: sign === '' ? size : -size, half: isExact ? size * 1e-9 : last / 2 }
  })
}
export const numbers = (text: string): number[] => figured(text).map(({ value }) => value)

/** The numbers that stand at each # of a pattern. */
export function take(text: string, pattern: string): number[] {
  const source = pattern
    .split('#')
    .map(piece => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`(−?\d+(?:\.\d+)?)`)
  const found = new RegExp(source, 'u').exec(text)
  if (!found) throw new Error(`no "${pattern}" in: ${text}`)
  return found.slice(1).map(one => Number(one.replace('−', '-')))
}
export const one = (text: string, pattern: string): number => take(text, pattern)[0] ?? NaN

/** What the scheme of a part accepts as its answer. */
export function accepted({ scheme }: PaperPart): { text: string; low: number; high: number } {
  const points = scheme.model === 'points' ? scheme.points : []
  const answer = points.findLast(({ type }) => type === 'A')
  const text = answer ? answer.text : points.map(point => point.text).join('. ')
  const [all = '', low = '', high = ''] = /\(accept (−?[\d.]+) to (−?[\d.]+)\)/u.exec(text) ?? []
  const value = (digits: string): number => (digits === '' ? NaN : Number(digits.replace('−', '-')))
  return { text: text.replace(all, '').trim(), low: value(low), high: value(high) }
}

/** Where the answer solved from print and the scheme part, or null. */
export function differs(part: PaperPart, want: Want): string | null {
  if (want === null) return null
  const { text, low, high } = accepted(part)
  if (typeof want === 'string') return text === want ? null : `"${text}" for "${want}"`
  const has = figured(text)
  const isSame =
    has.length === want.length &&
    want.every((value, at) => {
      const given = has[at] ?? { value: NaN, half: 0 }
      return Math.abs(value - given.value) <= given.half * (1 + 1e-6) || (value >= low && value <= high)
    })
  return isSame ? null : `${text} [${low}, ${high}] for ${want.join(', ')}`
}
