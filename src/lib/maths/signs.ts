/** Characters that mean the same sign. */
const SAME: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '•': '*',
  '∗': '*',
  '＊': '*',
  '\u2062': '*',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
  '−': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '﹣': '-',
  '－': '-',
  '＋': '+',
  '⩽': '≤',
  '≦': '≤',
  '⩾': '≥',
  '≧': '≥',
  '＝': '=',
  '（': '(',
  '）': ')',
  '，': ',',
  '∣': '|',
  '｜': '|',
  '′': "'",
  '’': "'",
  '″': "''",
  '‴': "'''",
  '˚': '°',
  º: '°',
  '％': '%',
  '∧': 'and',
  '∨': 'or'
}

/** Longer ones first. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['**', '^'],
  ['<=', '≤'],
  ['=<', '≤'],
  ['>=', '≥'],
  ['=>', '≥'],
  ['!=', '≠'],
  ['<>', '≠'],
  ['==', '='],
  ['&&', 'and']
]
const SIGNS = new Set("+-*/^_()[]{}|,;:=<>≤≥≠!%°'√∛∜⌊⌋⌈⌉±&")

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿˣʸᵃᵇᵏᵐⁱᵗ'
const RAISED_AS = '0123456789+-()nxyabkmit'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋ₙₓₐₑᵢⱼₖₘₜ'
const LOWERED_AS = '0123456789+-nxaeijkmt'

export const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8
}

export interface Sign {
  readonly text: string
  readonly length: number
}

export function signAt(text: string, at: number): Sign | undefined {
  for (const [pair, sign] of PAIRS) if (text.startsWith(pair, at)) return { text: sign, length: pair.length }
  const char = text.charAt(at)
  const sign = SAME[char] ?? char
  return Object.hasOwn(SAME, char) || SIGNS.has(char) ? { text: sign, length: 1 } : undefined
}

function runAt(text: string, at: number, from: string, to: string): string {
  let run = ''
  for (let place = from.indexOf(text.charAt(at)); place >= 0 && at < text.length;) {
    run += to.charAt(place)
    at += 1
    place = at < text.length ? from.indexOf(text.charAt(at)) : -1
  }
  return run
}

/** Raised or lowered characters as what they stand for: `²ⁿ` is `2n`; empty where none stands. */
export const raisedAt = (text: string, at: number) => runAt(text, at, RAISED, RAISED_AS)
export const loweredAt = (text: string, at: number) => runAt(text, at, LOWERED, LOWERED_AS)

/** Letters of the mathematical alphabets, as copied from a PDF: one character that takes two places. */
export function plainLetter(char: string): string {
  const code = char.codePointAt(0) ?? 0
  return code >= 0x1d400 && code <= 0x1d7ff ? char.normalize('NFKC') : char
}
