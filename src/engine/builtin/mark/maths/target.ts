import { leftName } from '#engine/builtin/mark/maths/results.ts'
import { relationOf, type Relation } from '#engine/builtin/mark/maths/same.ts'
import { sideOf, type Side, type Value } from '#engine/builtin/mark/maths/side.ts'

/** What a point of a scheme asks for, where it is maths and nothing else. */
export type Target =
  | {
      readonly kind: 'values'
      readonly name?: string
      readonly values: readonly Value[]
      readonly tolerance?: Tolerance
    }
  | { readonly kind: 'expression'; readonly name?: string; readonly side: Side }
  | { readonly kind: 'equation'; readonly left: string; readonly right: string }
  | { readonly kind: 'relation'; readonly relation: Relation }

export type Tolerance = { readonly low: number; readonly high: number } | 'rounds'

const MOST = 200
/** What a scheme says about an answer, and is no part of it. */
const REMARK = /[\s,;]*\(?\b(?:cao|cso|oe|isw|ft|ecf|soi|nfww|www|nww|AG|dep|seen)\b\.?\)?\s*$/iu
const bare = (text: string): string => {
  const next = text
    .replace(REMARK, '')
    .replace(/[.;,]$/, '')
    .trim()
  return next === text ? text : bare(next)
}
const N = String.raw`([-−]?\d[\d,]*(?:\.\d+)?)`
const SPREAD = new RegExp(String.raw`\s*(?:±|\+\/?-)\s*(\d+(?:\.\d+)?)(?=\s*(?:[^\d\s±]*|$))`)
const ACCEPT = new RegExp(String.raw`[\s,;(]*(?:accept|allow|range)\s*:?\s*${N}\s*(?:to|[-–—])\s*${N}\s*\)?$`, 'i')
const AWRT = /^(?:awrt|anything which rounds to)\s+/i
/** Words say that a point is no formula: two letters in a row that are neither a function nor a unit nor LaTeX. */
const NAMES =
  /\\[a-zA-Z]+|\b(?:arc|a)?(?:sin|cos|tan)h?\b|\b(?:sqrt|cbrt|abs|ln|log|exp|sec|cosec|cot|pi|theta|alpha|beta|gamma|lambda|omega|awrt|or|and)\b/gi
const REACTION = /→|⇌|->|[A-Z][a-z]?[₂-₉]|[A-Z][a-z]?\d?[⁺⁻](?![¹²³])|\b[A-Z][a-z]?\d*[+-]$|^\d*[A-Z][a-z]?\d+$/u
const COMPOUND = /\b(?:[A-Z][a-z]?\d*){2,}\b/
const ENGLISH =
  /(?<!\\)\b(?:the|and|not|for|any|are|was|has|its|but|is|of|to|in|it|by|as|than|per cent of|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)\b/i
const ALGEBRA = /simplif|expand|factori|solve|different|integrat|express|equation|function|rearrang|subject|formula/i

/** "4m" counts metres in a question about lengths and is a product in algebra. */
const isGluedLetter = (text: string): boolean => /\d[a-z]$/.test(text.trim())

function valuesIn(texts: readonly string[], question: string): Value[] | undefined {
  const found: Value[] = []
  for (const text of texts) {
    const { values, expressions } = sideOf(text)
    if (values.length === 0 || (expressions.length > 0 && isGluedLetter(text) && ALGEBRA.test(question)))
      return undefined
    const united = values.filter(one => one.unit !== '')
    const used = united.length > 0 ? united : values
    // ± gives two values of one text; other readings of one number are the same number.
    found.push(...used.filter((one, at) => used.findIndex(other => other.value === one.value) === at))
  }
  return found
}

function tolerated(text: string): { text: string; tolerance?: Tolerance } {
  const [accept, low = '', high = ''] = ACCEPT.exec(text) ?? []
  const number = (one: string): number => Number(one.replaceAll(',', '').replace('−', '-'))
  if (accept)
    return { text: text.slice(0, text.length - accept.length), tolerance: { low: number(low), high: number(high) } }
  if (AWRT.test(text)) return { text: text.replace(AWRT, ''), tolerance: 'rounds' }
  const spread = SPREAD.exec(text)
  const middle = spread ? /([-−]?\d+(?:\.\d+)?)$/.exec(text.slice(0, spread.index))?.[1] : undefined
  // "2 ± 5" are two solutions, "4.2 ± 0.1" is one measurement.
  if (!spread || middle === undefined || Number(spread[1]) * 4 >= Math.abs(number(middle))) return { text }
  const [centre, by] = [number(middle), Number(spread[1])]
  return { text: text.replace(SPREAD, ''), tolerance: { low: centre - by, high: centre + by } }
}

/** "3 men", "Act 3", "and/or", "re-use": letters in a row without a sign that only maths has. */
function isWords(text: string): boolean {
  const letters = text.replace(NAMES, ' ')
  const isBare = !/[-+*/^=()√²³×·÷\\]/.test(text) && /\s\p{L}{2}|\p{L}{2}\s/u.test(letters)
  return isBare || (letters === text && !/[\d=^√²³½\\]/.test(text) && /\p{L}{2}/u.test(letters))
}

export function targetOf(raw: string, question: string): Target | undefined {
  if (raw.length > MOST) return undefined
  const { text, tolerance } = tolerated(bare(raw.trim().replace(/^(?:answer|ans)\s*[:=]\s*/i, '')))
  const isUnited = sideOf(text).values.some(({ unit }) => unit !== '')
  if (REACTION.test(text) || (COMPOUND.test(text) && !isUnited && !text.includes('=')) || ENGLISH.test(text))
    return undefined
  const relation = relationOf(text)
  if (relation) return { kind: 'relation', relation }
  const sides = text.split(/(?<![<>≤≥!])=/)
  const first = sides[0] ?? ''
  const name = sides.length > 1 ? leftName(first) : undefined
  const last = (sides.length > 1 ? sides.at(-1) : text) ?? ''
  const listed = last.split(/\s*(?:[,;]|\bor\b|\band\b)\s*/i).map(one => one.replace(/^.*=/, '').trim())
  // "x = 2 or x = -3" was cut at its second sign; the names before it must be one.
  const all =
    sides.length > 2 && /\b(?:or|and)\b|,/.test(text)
      ? text.split(/\s*(?:[,;]|\bor\b|\band\b)\s*/i).map(one => one.split('=').at(-1)?.trim() ?? '')
      : listed
  const whole = sides.length === 1 || name !== undefined
  const values = whole && all.every(one => one !== '') ? valuesIn(all, question) : undefined
  if (values && values.length > 0 && values.length <= 8)
    return {
      kind: 'values',
      values,
      ...(name && { name }),
      ...(tolerance !== undefined && { tolerance })
    }
  const letters = text.replace(NAMES, ' ')
  if (/\p{L}{4,}/u.test(name && name.length > 3 ? letters.replace(name, ' ') : letters)) return undefined
  const side = sideOf(last)
  if ((side.expressions.length === 0 && sides.length < 2) || isWords(text)) return undefined
  if (sides.length === 1) return /[-+*/^()=\d√²³½\\]/.test(text) ? { kind: 'expression', side } : undefined
  const isDerived = name !== undefined && /\/d|\\frac|\(/.test(name)
  if (isDerived || (name && name.length > 3))
    return side.expressions.length > 0 ? { kind: 'expression', name, side } : undefined
  return { kind: 'equation', left: first, right: last }
}
