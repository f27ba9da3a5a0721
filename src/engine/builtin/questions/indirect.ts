import type { CardSuggestion } from '#contract/engine.ts'
import { indirect } from '#engine/builtin/grammar/question.ts'
import { wordCount } from '#engine/builtin/text/words.ts'
import type { Material } from '#engine/builtin/questions/material.ts'
import { lowerFirst } from '#engine/builtin/text/casing.ts'

export interface Indirect {
  /** "when Hitler became Chancellor", or "the formula for profit". */
  readonly text: string
  /** "With reference to collision theory" */
  readonly opening?: string
}

/** "Depression" as a heading is "the Depression" in a sentence, where the notes write it so. */
const withArticle = (material: Material, topic: string): string =>
  material.source.blocks.some(block => block.kind !== 'heading' && block.text.includes(`the ${topic}`))
    ? `the ${topic}`
    : topic

const reference = (topic: string): string =>
  `With reference to ${/^(?:from|in|on|of|how|why|what|when|where|who)\b/i.test(topic) ? `“${topic}”` : topic}`
/** An answer as short as this has a name that can be asked for. */
const NAMED_WORDS = 6

const ASKS = /^(?:what|why|when|where|who|how|which|in what|on what|by when|under what)\b/i

/** A card's question without its question mark, its word order put back; undefined where that is not certain. */
export function indirectOf(material: Material, card: CardSuggestion): Indirect | undefined {
  const [, label, asked = ''] = /^(?:([^:?“]{3,60}): )?([^?]+)\?$/.exec(card.front) ?? []
  if (asked === '' || !ASKS.test(asked)) return undefined
  const opening = label && reference(withArticle(material, material.reading.casing.inside(label)))
  const lower = lowerFirst(asked)
  const text = told(material, card, lower)
  return text === undefined ? undefined : { text: named(text, card), ...(opening && { opening }) }
}

/** "what the formula for profit is" asks for "the formula for profit". */
function named(text: string, card: CardSuggestion): string {
  const noun = /^what (the (?!graph\b).+) (?:is|are|was|were)$/.exec(text)?.[1]
  const isName =
    card.type === 'list' || card.type === 'sequence' || wordCount(card.back) <= NAMED_WORDS || /[=→]/.test(card.back)
  return noun && isName ? noun : text
}

function told(material: Material, card: CardSuggestion, asked: string): string | undefined {
  const { source } = card
  for (const one of material.statements) {
    const { block } = one.sentence
    if (block.id !== source.blockId || one.sentence.start >= source.end || one.sentence.end <= source.start) continue
    const found = indirect(asked, block.text, one.clause, one.subject)
    if (found) return found.replace(/\s+/g, ' ').trim()
  }
  const noun = /^what (?:is|are|was|were) (the .+)$/.exec(asked)?.[1]
  if (noun) return noun
  const letters = /^what does (.+) stand for$/.exec(asked)?.[1]
  if (letters) return `what ${letters} stands for`
  return /^(?:what happen(?:s|ed)|who (?!is|was|were|did|does|had|has))\b/.test(asked) ? asked : undefined
}
