import { normal } from '#engine/builtin/mark/maths/normal.ts'
import { namesIn, parse, type Expression } from '#engine/builtin/mark/maths/parse.ts'
import { valueOf } from '#engine/builtin/mark/maths/value.ts'
import { quantitiesOf } from '#engine/builtin/mark/quantities.ts'
import { unitOf } from '#engine/builtin/mark/units.ts'

/** A number as it was given, with what it counts. */
export interface Value {
  /** In base units. */
  readonly value: number
  /** Without its unit. */
  readonly written: number
  /** Powers of base units, or an empty string. */
  readonly unit: string
  /** Digits of a plain decimal; empty for an exact form such as a fraction or a root. */
  readonly digits: string
}

/** One side of an equation, or an answer that stands alone. Several readings where students mean either. */
export interface Side {
  readonly text: string
  readonly values: readonly Value[]
  readonly expressions: readonly Expression[]
}

const ENDS = /(?:[\d⁰¹²³⁴-⁹]|\)|\bpi\b|[π½⅓⅔¼¾}])(?=\s*[\p{L}µμΩ°℃%])/gu

/** Every way to read an expression; ± stands for both signs. */
export function readings(text: string): Expression[] {
  const plain = normal(text)
  if (plain === undefined || plain === '') return []
  const signs = plain.includes('±') ? [plain.replace('±', '+'), plain.replace('±', '-')] : [plain]
  const found = signs.flatMap(one => [parse(one), parse(one, true)])
  const seen = new Set<string>()
  return found.flatMap(one => {
    const id = JSON.stringify(one)
    if (one === undefined || seen.has(id)) return []
    seen.add(id)
    return [one]
  })
}

const isNumber = (expression: Expression): boolean =>
  namesIn(expression).size === 0 && Number.isFinite(valueOf(expression))

function valuesOf(text: string, unit: { factor: number; dimension: string } | undefined): Value[] {
  const [only] = quantitiesOf(text)
  const digits = only && only.start === 0 && only.end === text.trim().length ? only.digits : ''
  return readings(text)
    .filter(isNumber)
    .map(one => {
      const written = valueOf(one)
      return { value: written * (unit?.factor ?? 1), written, unit: unit?.dimension ?? '', digits }
    })
}

/** A number with a unit behind it: "2√3 cm", "£4.50", "9.8 m s⁻²". */
function withUnit(text: string): Value[] {
  const money = /^([-−]?)\s*([£€$])\s*(?=\d)/.exec(text)
  if (money) return valuesOf(`${money[1] ?? ''}${text.slice(money[0].length)}`, unitOf(money[2] ?? ''))
  for (const match of text.matchAll(ENDS)) {
    const end = match.index + match[0].length
    const unit = unitOf(text.slice(end))
    const found = unit ? valuesOf(text.slice(0, end), unit) : []
    if (found.length > 0) return found
  }
  return []
}

export function sideOf(raw: string): Side {
  // Dollar signs that come in pairs are LaTeX's, one before a number is money.
  const text = raw.replace(/\$([^$]*)\$/g, '$1').trim()
  const united = text.length <= 120 ? withUnit(text) : []
  const all = readings(text)
  return {
    text,
    values: [...united, ...valuesOf(text, undefined)],
    expressions: all.filter(one => !isNumber(one) && namesIn(one).size > 0)
  }
}
