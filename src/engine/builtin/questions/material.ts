import type { CardSuggestion, Source, SourceBlock } from '#contract/engine/engine.ts'
import { cardsOf } from '#engine/builtin/cards.ts'
import { MATERIAL_CUT } from '#engine/builtin/rank.ts'
import { read, type Reading } from '#engine/builtin/read.ts'
import type { TextRange } from '#engine/text/formulas.ts'
import type { Token } from '#engine/text/tagger.ts'

/** Everything known of one source before questions are made from it. */
export interface Material {
  readonly source: Source
  readonly reading: Reading
  /** Checked cards: their questions can be asked and their answers stand in the notes. */
  readonly cards: readonly CardSuggestion[]
  blockOf(id: string): SourceBlock | undefined
}

export function materialOf(source: Source): Material {
  const reading = read(source)
  const blocks = new Map(source.blocks.map(block => [block.id, block]))
  return {
    source,
    reading,
    cards: cardsOf(reading, { max: 400 }, MATERIAL_CUT).cards,
    blockOf: id => blocks.get(id)
  }
}

/** The words of a stretch of a block, with their places in it. */
export function tokensIn({ reading }: Material, { id }: SourceBlock, { start, end }: TextRange): Token[] {
  return reading.blocks
    .filter(one => one.block.id === id)
    .flatMap(({ block, sentences }) => {
      const from = block.line?.at ?? 0
      const tokens = sentences.flatMap(sentence => sentence.tokens)
      return from === 0 ? tokens : tokens.map(one => ({ ...one, start: from + one.start, end: from + one.end }))
    })
    .filter(token => token.start >= start && token.end <= end)
}

export interface Asked {
  /** "the formula for profit" */
  readonly text: string
  /** "With reference to collision theory" */
  readonly opening?: string
}

/** What a card asks for by its noun: "Rivers: what are the types of erosion?" asks for "the types of erosion". */
export function askedIn(material: Material, card: CardSuggestion): Asked | undefined {
  const [, label, text] = /^(?:([^:?“]{3,60}): )?what (?:is|are|was|were) (the [^?]+)\?$/i.exec(card.front) ?? []
  if (text === undefined) return undefined
  const opening = label && `With reference to ${material.reading.casing.inside(label)}`
  return { text, ...(opening && { opening }) }
}
