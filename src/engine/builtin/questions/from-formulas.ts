import type { CardSuggestion } from '#contract/engine.ts'
import { namesIn, parse, type Expression } from '#engine/builtin/mark/maths/parse.ts'
import { readings } from '#engine/builtin/mark/maths/side.ts'
import { valueOf } from '#engine/builtin/mark/maths/value.ts'
import { unitOf } from '#engine/builtin/mark/units.ts'
import type { Draft, DraftPoint } from '#engine/builtin/questions/draft.ts'
import type { Material } from '#engine/builtin/questions/material.ts'
import { findIn } from '#engine/builtin/questions/pieces.ts'
import { randomOf, type Random } from '#engine/builtin/quiz/random.ts'
import { contentWords, wordCount } from '#engine/builtin/text/words.ts'

/** A quantity of a formula: its letter inside the expression, and how the question speaks of it. */
interface Quantity {
  readonly letter: string
  readonly name: string
  /** As the notes write it, or an empty string. */
  readonly unit: string
}

interface Formula {
  readonly result: string
  readonly expression: Expression
  readonly quantities: readonly Quantity[]
  /** The formula itself earns a mark where the question does not give it away. */
  readonly isAsked: boolean
}

const TRIES = 80
/** What cannot be more than one. */
const SHARE = /\b(?:efficiency|probability|proportion|fraction|share|albedo)\b/i
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\s+(?:divided by|over)\s+(?:the\s+)?/g, ' ÷ '],
  [/\s+(?:multiplied by|times)\s+(?:the\s+)?/g, ' × '],
  [/\s+minus\s+(?:the\s+)?/g, ' − '],
  [/\s+plus\s+(?:the\s+)?/g, ' + ']
]
const OPERATOR = /\s*([÷×−+*/]|\s-\s)\s*/
const NAME = /^(?:the )?\p{L}[\p{L}'’ -]{1,40}$/u
/** Derived units by what they are made of, so that an answer is asked for in newtons and not in kg m s⁻². */
const NAMED_UNITS = ['N', 'J', 'W', 'Pa', 'V', 'C', 'Hz', 'm/s', 'm/s²', 'm', 'm²', 'm³', 's', 'kg', 'kg/m³', 'A']

/** "total revenue − total costs": operands in words, with the signs between them. */
function fromWords(result: string, text: string): Formula | undefined {
  const plain = IN_WORDS.reduce(
    (line, [from, to]) => line.replace(from, to),
    text.replace(/^the\s+/i, '').replace(/\.$/, '')
  )
  const parts = plain.split(OPERATOR)
  const names = parts.filter((_, at) => at % 2 === 0).map(part => part.trim())
  const isPlain =
    names.length >= 2 &&
    names.length <= 3 &&
    names.every(name => (NAME.test(name) && wordCount(name) <= 6) || /^\d+$/.test(name))
  if (!isPlain || new Set(names).size !== names.length) return undefined
  const quantities = names.flatMap((name, at) =>
    /^\d/.test(name) ? [] : [{ letter: 'abc'.charAt(at), name: name.replace(/^the /i, ''), unit: '' }]
  )
  const written = parts.map((part, at) =>
    at % 2 === 1
      ? part.trim().replace('÷', '/').replace('×', '*').replace('−', '-')
      : /^\d/.test(names[at / 2] ?? '')
        ? (names[at / 2] ?? '')
        : 'abc'.charAt(at / 2)
  )
  const expression = parse(written.join(''))
  return expression && quantities.length >= 2 ? { result, expression, quantities, isAsked: false } : undefined
}

/** "W = Fd, where F is the force in newtons and d is the distance in metres". */
function fromSymbols(result: string, equation: string, sentence: string): Formula | undefined {
  const right = equation.replaceAll('$', '').split('=').at(-1) ?? ''
  const [expression] = readings(right)
  const where = /\bwhere\s+(.+?)[.]?$/i.exec(sentence)?.[1]
  if (!expression || !where) return undefined
  const told = where.split(/,\s*(?:and\s+)?|\s+and\s+(?=\S{1,4} is )/).flatMap(part => {
    const [, letter = '', name = '', unit = ''] =
      /^\$?(\p{L}(?:_?\w{1,3})?)\$?\s+is\s+(?:the\s+)?(.{3,50}?)(?:,?\s+\(?(?:measured\s+)?in\s+([\p{L}/ ²³⁻¹]{1,30})\)?)?$/u.exec(
        part.trim()
      ) ?? []
    return letter === '' ? [] : [{ letter, name, unit: unitOf(unit) ? symbolOf(unit) : '' }]
  })
  const needed = [...namesIn(expression)]
  const quantities = needed.flatMap(letter => told.find(one => one.letter === letter) ?? [])
  return quantities.length === needed.length && needed.length >= 1
    ? { result, expression, quantities, isAsked: true }
    : undefined
}

/** "newtons" beside a number is N. */
function symbolOf(unit: string): string {
  const own = unitOf(unit)
  const short = NAMED_UNITS.find(one => {
    const other = unitOf(one)
    return other?.dimension === own?.dimension && other?.factor === own?.factor
  })
  return short ?? unit
}

/** The unit of the value, where every quantity has one. */
function resultUnit({ expression, quantities }: Formula): string | undefined {
  if (quantities.some(one => one.unit === '')) return quantities.every(one => one.unit === '') ? '' : undefined
  const factors = (one: Expression): Map<string, number> | undefined => {
    if (one.kind === 'number') return new Map()
    if (one.kind === 'name') {
      const unit = unitOf(quantities.find(quantity => quantity.letter === one.name)?.unit ?? '')
      return unit?.factor === undefined
        ? undefined
        : new Map(
            unit.dimension.split(' ').map(part => [part.replace(/-?\d+$/, ''), Number(/-?\d+$/.exec(part)?.[0] ?? 0)])
          )
    }
    if (one.kind !== 'two' || one.sign === '+' || one.sign === '-') return undefined
    const left = factors(one.left)
    if (one.sign === '^') return left && new Map([...left].map(([base, power]) => [base, power * valueOf(one.right)]))
    const right = factors(one.right)
    if (!left || !right) return undefined
    for (const [base, power] of right) left.set(base, (left.get(base) ?? 0) + (one.sign === '*' ? power : -power))
    return left
  }
  const found = factors(expression)
  const dimension =
    found &&
    [...found]
      .filter(([, power]) => power !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([base, power]) => `${base}${power}`)
      .join(' ')
  return NAMED_UNITS.find(one => unitOf(one)?.dimension === dimension)
}

/** Numbers that come out even, and a value that none of them already is. */
function numbersFor(
  { expression, quantities, result }: Formula,
  random: Random
): { values: Record<string, number>; value: number } | undefined {
  const isShare = SHARE.test(result)
  for (let turn = 0; turn < TRIES; turn += 1) {
    const values = Object.fromEntries(
      quantities.map(one => [one.letter, 2 + Math.floor(random() * (turn < TRIES / 2 ? 38 : 118))])
    )
    const value = valueOf(expression, values)
    const isNeat = isShare ? value < 1 && Number.isInteger(value * 100) : Number.isInteger(value * 2) && value < 100_000
    if (
      isNeat &&
      value > 0 &&
      !Object.values(values).includes(value) &&
      new Set(Object.values(values)).size === quantities.length
    )
      return { values, value }
  }
  return undefined
}

const isPlural = (name: string): boolean => /[^su]s$/.test(name.split(' of ')[0] ?? '')

/** "Calculate the work done when …": our numbers, the notes' formula. */
export function fromFormula(material: Material, card: CardSuggestion): Draft[] {
  const block = material.blockOf(card.source.blockId)
  const named = /^(?:([^:?“]{3,60}): )?what (?:is the formula for|is) (.+)\?$/i.exec(card.front)
  const result = named?.[2] ?? ''
  const stretch = block && findIn(block, card.back, card.source)
  if (!block || !stretch || result === '' || !/[=÷×−+*/]|divided by|multiplied by|minus/.test(card.back)) return []
  const formula = card.back.includes('=')
    ? fromSymbols(result, card.back, card.source.quote)
    : fromWords(result, card.back)
  const random = randomOf(parseInt(card.key.slice(0, 8), 16) || 1)
  const numbers = formula && numbersFor(formula, random)
  const unit = formula && resultUnit(formula)
  if (!formula || !numbers || unit === undefined) return []
  if (contentWords(result).length === 0) return []
  const given = formula.quantities.map(
    ({ letter, name, unit: own }) =>
      `the ${name} ${isPlural(name) ? 'are' : 'is'} ${numbers.values[letter] ?? 0}${own ? ` ${own}` : ''}`
  )
  const answer = `${numbers.value}${unit ? ` ${unit}` : ''}`
  const value: DraftPoint = { block, stretch, computed: answer }
  const method: DraftPoint = { block, stretch, alternatives: [answer] }
  const points = formula.isAsked ? [method, value] : [value]
  const article = /^(?:the|an?) /i.test(result) ? '' : 'the '
  const tail = (): string =>
    `${article}${result} when ${given.slice(0, -1).join(', ')}${given.length > 1 ? ' and ' : ''}${given.at(-1) ?? ''}`
  const opening = named?.[1] ? { opening: `With reference to ${material.reading.casing.inside(named[1])}` } : {}
  return [
    {
      source: material.source,
      term: 'calculate',
      tail,
      points,
      least: points.length,
      most: points.length,
      trust: 0.8,
      ...opening
    }
  ]
}
