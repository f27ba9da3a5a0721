/** Where the bracket that opens at `open` closes; the end of the text where it does not. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if ('([{'.includes(text.charAt(at))) depth += 1
    if (')]}'.includes(text.charAt(at))) depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

/** What stands between the commas of a bracket. */
function argumentsIn(text: string): string[] {
  const found = ['']
  let depth = 0
  for (const char of text) {
    if ('([{'.includes(char)) depth += 1
    if (')]}'.includes(char)) depth -= 1
    if (char === ',' && depth === 0) found.push('')
    else found.push(`${found.pop() ?? ''}${char}`)
  }
  return found.map(one => one.trim())
}

const UP = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ'
const DOWN = '₀₁₂₃₄₅₆₇₈₉₋ₙ'
const PLAIN = '0123456789-n'

/** A limit after _ or ^, or raised and lowered characters; `end` is where the text goes on. */
function limitAt(
  text: string,
  at: number
): { readonly sign: '_' | '^'; readonly text: string; readonly end: number } | null {
  const small = [UP, DOWN].findIndex(set => text.charAt(at) !== '' && set.includes(text.charAt(at)))
  if (small >= 0) {
    const set = small === 0 ? UP : DOWN
    let end = at
    let plain = ''
    for (; end < text.length && set.includes(text.charAt(end)); end += 1)
      plain += PLAIN.charAt(set.indexOf(text.charAt(end)))
    return { sign: small === 0 ? '^' : '_', text: plain, end }
  }
  const sign = text.charAt(at)
  if (sign !== '_' && sign !== '^') return null
  if ('({'.includes(text.charAt(at + 1)) && text.charAt(at + 1) !== '') {
    const end = closing(text, at + 1)
    return { sign, text: text.slice(at + 2, end), end: end + 1 }
  }
  const [atom = ''] = /^-?(?:\d+(?:\.\d+)?|\\?\p{L}+|∞)/u.exec(text.slice(at + 1)) ?? []
  return atom === '' ? null : { sign, text: atom, end: at + 1 + atom.length }
}

interface Limits {
  readonly below: string
  readonly above: string
  readonly end: number
}

function limitsAt(text: string, at: number): Limits | null {
  const first = limitAt(text, at)
  const second = first && limitAt(text, first.end)
  if (!first || !second || first.sign === second.sign) return null
  const [below, above] = first.sign === '_' ? [first.text, second.text] : [second.text, first.text]
  return { below, above, end: second.end }
}

const INTEGRAL = /(?:∫|\\int)\s*/u
/** int(x², 0, 1): with one part in its bracket it is the whole part of a number. */
const INT = /(?<!\p{L})int\s*(?=\()/u

function intOnce(text: string): string | null {
  const sign = last(text, INT)
  if (!sign) return null
  const parts = argumentsIn(text.slice(sign.end + 1, closing(text, sign.end)))
  return parts.length < 3 ? null : `${text.slice(0, sign.at)}integral${text.slice(sign.end)}`
}

const SUM = /(?:[∑Σ]|\\sum)\s*(?=[_^(₀-₉⁰-⁹ⁿ])/u

/** The last one first: it is the innermost of those that stand within one another. */
function last(text: string, sign: RegExp): { readonly at: number; readonly end: number } | null {
  const found = [...text.matchAll(new RegExp(sign.source, 'gu'))].at(-1)
  return found ? { at: found.index, end: found.index + found[0].length } : null
}

/** ∫_0^1 x² dx and ∫(x², 0, 1) */
function integralOnce(text: string): string | null {
  const sign = last(text, INTEGRAL)
  if (!sign) return null
  const before = text.slice(0, sign.at)
  const limits = limitsAt(text, sign.end)
  if (!limits) return text.charAt(sign.end) === '(' ? `${before}integral${text.slice(sign.end)}` : null
  const rest = text.slice(limits.end)
  const end = /\s*(?:\\[,;]\s*)?d\s?(\p{L})(?![\p{L}(])/u.exec(rest)
  if (!end) return null
  const [written, letter = 'x'] = end
  const body = rest.slice(0, end.index).trim() || '1'
  return `${before}integral(${body}, ${letter}, ${limits.below}, ${limits.above})${rest.slice(end.index + written.length)}`
}

/** Σ_(k=1)^10 k² takes the product after it, Σ(k², k, 1, 10) what is in its bracket. */
function sumOnce(text: string): string | null {
  const sign = last(text, SUM)
  if (!sign) return null
  const before = text.slice(0, sign.at)
  const limits = limitsAt(text, sign.end)
  if (!limits) return text.charAt(sign.end) === '(' ? `${before}sum${text.slice(sign.end)}` : null
  const [, letter, from] = /^\s*(\p{L})\s*=(.*)$/u.exec(limits.below) ?? []
  if (letter === undefined || from === undefined) return null
  const rest = text.slice(limits.end)
  const end = productEnd(rest)
  return `${before}sum(${rest.slice(0, end).trim()}, ${letter}, ${from}, ${limits.above})${rest.slice(end)}`
}

function productEnd(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if ('([{'.includes(char)) depth += 1
    else if (')]}'.includes(char)) depth -= 1
    const isOver = depth < 0 || (depth === 0 && '+-−=,;<>≤≥'.includes(char) && text.slice(0, at).trim() !== '')
    if (isOver && !'^_'.includes(text.charAt(at - 1))) return at
  }
  return text.length
}

const SLOPE = /(?:d\s*\/\s*d|\\frac\s*\{\s*d\s*\}\s*\{\s*d)\s*(\p{L})\s*\}?\s*(?=\()/u

/** d/dx(x², 3) and d/dx(x²) at x = 3 */
function slopeOnce(text: string): string | null {
  const sign = last(text, SLOPE)
  if (!sign) return null
  const letter = SLOPE.exec(text.slice(sign.at))?.[1] ?? 'x'
  const close = closing(text, sign.end)
  const inner = argumentsIn(text.slice(sign.end + 1, close))
  const rest = text.slice(close + 1)
  const [said = '', at] =
    new RegExp(`^\\s*(?:at|for|when|where|\\|)\\s*_?\\{?\\s*${letter}\\s*=([^}]*)\\}?\\s*$`, 'u').exec(rest) ?? []
  const place = at ?? inner[1]
  if (place === undefined && (inner[0] ?? '') === '') return null
  // Without a place it is said which one is asked for.
  const where = place === undefined ? '' : `, ${place}`
  return `${text.slice(0, sign.at)}derivative(${inner[0] ?? ''}, ${letter}${where})${rest.slice(said.length)}`
}

const MOST = 20

/** The signs of calculus as calls that the parser knows: ∫_0^1 x² dx is integral(x², x, 0, 1). */
export function withCalls(text: string): string {
  let made = text
  for (const once of [intOnce, integralOnce, sumOnce, slopeOnce])
    for (let turn = 0; turn < MOST; turn += 1) {
      const next = once(made)
      if (next === null) break
      made = next
    }
  return made
}
