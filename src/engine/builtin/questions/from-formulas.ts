import type { CardSuggestion } from '#contract/engine/engine.ts'
import { parse, type Expression } from '#engine/builtin/mark/maths/parse.ts'
import { valueOf } from '#engine/builtin/mark/maths/value.ts'
import type { Draft } from '#engine/builtin/questions/draft.ts'
import { askedIn, type Material } from '#engine/builtin/questions/material.ts'
import { findIn } from '#engine/builtin/questions/pieces.ts'
import { randomOf, type Random } from '#engine/builtin/quiz/random.ts'
import { wordCount } from '#engine/text/words.ts'

/** A formula in words; each quantity has a letter inside the expression. */
interface Formula {
  readonly expression: Expression
  readonly names: ReadonlyMap<string, string>
}

const TRIES = 80
/** What cannot be more than one. */
const SHARE = /\b(?:efficiency|probability|proportion|fraction|share|albedo)\b/i
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\s+(?:divided by|over)\s+/g, ' ÷ '],
  [/\s+(?:multiplied by|times)\s+/g, ' × '],
  [/\s+minus\s+/g, ' − '],
  [/\s+plus\s+/g, ' + ']
]
const SIGNS: Readonly<Record<string, string>> = { '÷': '/', '×': '*', '−': '-' }
const OPERATOR = /\s*([÷×−+*/]|\s-\s)\s*/
const NAME = /^(?:the )?\p{L}[\p{L}'’ -]{1,40}$/iu

/** "total revenue − total costs": two or three operands in words, with the signs between them. */
function fromWords(text: string): Formula | undefined {
  const plain = IN_WORDS.reduce((line, [from, to]) => line.replace(from, to), text.replace(/\.$/, ''))
  const parts = plain.split(OPERATOR).map(part => part.trim())
  const names = new Map<string, string>()
  const written = parts.map((part, at) => {
    if (at % 2 === 1 || /^\d+$/.test(part)) return SIGNS[part] ?? part
    const letter = 'abc'.charAt(at / 2)
    names.set(letter, part.replace(/^the /i, ''))
    return letter
  })
  const isPlain =
    parts.length >= 3 &&
    parts.length <= 5 &&
    names.size >= 2 &&
    new Set(names.values()).size === names.size &&
    [...names.values()].every(name => NAME.test(name) && wordCount(name) <= 6)
  const expression = isPlain ? parse(written.join('')) : undefined
  return expression && { expression, names }
}

/** Numbers that come out even, and a value that none of them already is. */
function numbersFor(
  { expression, names }: Formula,
  isShare: boolean,
  random: Random
): { values: Record<string, number>; value: number } | undefined {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const values = Object.fromEntries(
      [...names.keys()].map(letter => [letter, 2 + Math.floor(random() * (turn < TRIES / 2 ? 38 : 118))])
    )
    const value = valueOf(expression, values)
    const isNeat = isShare ? value < 1 && Number.isInteger(value * 100) : Number.isInteger(value * 2) && value < 100_000
    const given = Object.values(values)
    if (isNeat && value > 0 && !given.includes(value) && new Set(given).size === given.length) return { values, value }
  }
  return undefined
}

const isPlural = (name: string): boolean => /[^su]s$/.test(name.split(' of ')[0] ?? '')

/** "Calculate the profit when …": our numbers, the notes' formula. */
export function fromFormula(material: Material, card: CardSuggestion): Draft[] {
  const block = material.blockOf(card.source.blockId)
  const stretch = block && findIn(block, card.back, card.source)
  const asked = askedIn(material, card)
  const formula = fromWords(card.back)
  if (!block || !stretch || !asked || !formula) return []
  const result = asked.text.replace(/^the formula for (?:the )?/i, 'the ')
  const numbers = numbersFor(formula, SHARE.test(result), randomOf(parseInt(card.key.slice(0, 8), 16) || 1))
  if (!numbers) return []
  const given = [...formula.names].map(
    ([letter, name]) => `the ${name} ${isPlural(name) ? 'are' : 'is'} ${numbers.values[letter] ?? 0}`
  )
  const tail = `${result} when ${given.slice(0, -1).join(', ')} and ${given.at(-1) ?? ''}`
  return [
    {
      source: material.source,
      term: 'calculate',
      tail: () => tail,
      points: [{ block, stretch, computed: `${numbers.value}` }],
      least: 1,
      most: 1,
      trust: 0.8,
      ...(asked.opening && { opening: asked.opening })
    }
  ]
}
