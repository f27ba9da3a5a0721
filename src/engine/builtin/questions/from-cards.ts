import type { CardSuggestion } from '#contract/engine/engine.ts'
import { definedTerm } from '#engine/builtin/defined-term.ts'
import { parseClause } from '#engine/builtin/grammar/clause.ts'
import type { Draft, DraftPoint } from '#engine/builtin/questions/draft.ts'
import { askedIn, tokensIn, type Material } from '#engine/builtin/questions/material.ts'
import { findIn, piecesOf } from '#engine/builtin/questions/pieces.ts'
import { inWords } from '#engine/text/tables/number-words.ts'

const COUNT = /^the (?:two|three|four|five|six|seven|eight|[2-8]) (?=\S)/i

/** "Define the term …": a mark for each part of the meaning that says something by itself. */
function fromDefinition(material: Material, card: CardSuggestion): Draft[] {
  const block = material.blockOf(card.source.blockId)
  const whole = block && findIn(block, card.back, card.source)
  const term = definedTerm(card.front)
  if (!block || !whole || !term || /\b(?:for|of|to|in|on|by|with|from|the|an?|and|or)$/i.test(term)) return []
  const points = piecesOf(material, block, whole).map(stretch => ({ block, stretch }))
  const tokens = tokensIn(material, block, whole)
  // A sentence says what it does, not what it is; a name has no meaning.
  const isSentence = tokens.length > 3 && parseClause(tokens) !== undefined
  if (isSentence || /^(?:the )?\p{Lu}\S*(?: \S+)* \p{Lu}/u.test(term)) return []
  const quoted = /^[“"']/.test(term) ? term : `“${term}”`
  const marks = { points, least: points.length, most: points.length, trust: card.confidence }
  return [{ source: material.source, term: 'define', tail: () => `the term ${quoted}`, ...marks }]
}

/** The members of a list, each where it stands: in the one sentence, or in blocks of their own. */
function membersOf(material: Material, card: CardSuggestion): DraftPoint[] {
  const block = material.blockOf(card.source.blockId)
  if (!block) return []
  const own = material.source.blocks.filter(one => one.list && one.list.id === block.list?.id)
  const places = own.length > 1 ? own : [block]
  const used = new Set<string>()
  return card.back.split('\n').flatMap(line => {
    const item = line.replace(/^(?:•|\d+\.) /, '')
    for (const one of places) {
      const within = own.length > 1 ? { start: 0, end: one.text.length } : card.source
      const stretch = findIn(one, item, within)
      const id = `${one.id}:${stretch?.start ?? ''}`
      if (!stretch || used.has(id)) continue
      used.add(id)
      return [{ block: one, stretch }]
    }
    return []
  })
}

/** "List the four types of erosion", "State two of the factors that affect the rate". */
function fromList(material: Material, card: CardSuggestion): Draft[] {
  const points = membersOf(material, card)
  const size = card.back.split('\n').length
  const asked = askedIn(material, card)
  if (!asked || points.length !== size || size < 2) return []
  const { text, opening } = asked
  const noun = COUNT.test(text) ? text.replace(COUNT, '') : text.replace(/^the /i, '')
  const common = { source: material.source, points, trust: card.confidence, ...(opening && { opening }) }
  const some = (marks: number): string => `${inWords(marks)} of the ${noun}`
  return [
    { ...common, term: 'list', tail: () => `the ${inWords(size)} ${noun}`, least: size, most: size },
    { ...common, term: 'state', tail: some, least: 1, most: size - 1 }
  ]
}

/** "State the boiling point of ethanol": one fact that has a name. */
function fromFact(material: Material, card: CardSuggestion): Draft[] {
  const block = material.blockOf(card.source.blockId)
  const stretch = block && findIn(block, card.back, card.source)
  const asked = askedIn(material, card)
  if (!block || !stretch || !asked) return []
  const { text, opening } = asked
  const points = [{ block, stretch }]
  const marks = { points, least: 1, most: 1, trust: card.confidence, ...(opening && { opening }) }
  return [{ source: material.source, term: 'state', tail: () => text, ...marks }]
}

/** Questions from one checked card. Tables and formulas have makers of their own. */
export function fromCard(material: Material, card: CardSuggestion): Draft[] {
  if (card.kind === 'cloze') return []
  if (card.type === 'definition') return fromDefinition(material, card)
  if (card.type === 'list' || card.type === 'sequence') return fromList(material, card)
  const isRow = material.blockOf(card.source.blockId)?.kind === 'table-row'
  return !isRow && /^(?:question|formula)$/.test(card.type) ? fromFact(material, card) : []
}
