import type { CardSuggestion, Source, SourceBlock } from '#contract/engine.ts'
import { cardsOf } from '#engine/builtin/cards.ts'
import { MATERIAL_CUT } from '#engine/builtin/rank.ts'
import { read, type Reading } from '#engine/builtin/read.ts'
import { statementOf, type Statement } from '#engine/builtin/statement.ts'

/** Everything known of one source before questions are made from it. */
export interface Material {
  readonly source: Source
  readonly reading: Reading
  /** Checked cards: their questions can be asked and their answers stand in the notes. */
  readonly cards: readonly CardSuggestion[]
  readonly statements: readonly Statement[]
  blockOf(id: string): SourceBlock | undefined
}

export function materialOf(source: Source): Material {
  const reading = read(source)
  const blocks = new Map(source.blocks.map(block => [block.id, block]))
  const statements: Statement[] = []
  if (reading.language === 'en')
    for (const { block, sentences } of reading.blocks) {
      let before: Statement | undefined
      if (block.kind === 'table-row') continue
      for (const sentence of sentences) {
        before = sentence.tokens.length === 0 ? undefined : statementOf(sentence, reading, before)
        if (before) statements.push(before)
      }
    }
  return {
    source,
    reading,
    cards: cardsOf(reading, { max: 400 }, MATERIAL_CUT).cards,
    statements,
    blockOf: id => blocks.get(id)
  }
}
