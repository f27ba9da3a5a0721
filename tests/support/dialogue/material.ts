import { readFileSync } from 'node:fs'
import type { Source } from '../../../src/contract/engine/engine.ts'
import { itemOfCard, itemOfQuiz, type DialogueItem } from '../../../src/domain/dialogue/item.ts'
import { builtinEngine } from '../../../src/engine/builtin/engine.ts'
import { sourceFromText } from '../../../src/engine/source-text.ts'

const titleOf = (name: string): string => {
  const words = name.replace(/^(?:second|third|fourth|fresh)-/, '').replace(/-(?:notes|prose|lecture)$/, '')
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ')
}

export const noteOf = (name: string): Source =>
  sourceFromText(name, titleOf(name), readFileSync(`tests/fixtures/texts/${name}.md`, 'utf8'))

function headingAbove({ blocks }: Source, blockId: string): string {
  const at = blocks.findIndex(block => block.id === blockId)
  return blocks.slice(0, Math.max(0, at)).findLast(block => block.kind === 'heading')?.text ?? ''
}

/** What a student of this note would have: cards as the built-in engine makes them, and quiz items between them. */
export async function itemsOf(note: Source, most: number): Promise<DialogueItem[]> {
  const origin = (blockId: string, quote: string) => ({
    place: headingAbove(note, blockId),
    source: { noteId: note.id, title: note.title, blockId, quote }
  })
  const { cards } = await builtinEngine.cards(note, { max: 30 })
  const { items } = await builtinEngine.quiz([note], { max: 30, seed: 7 })
  const asked = [
    ...cards.map(one => itemOfCard(one.key, { ...one, ordinal: 1 }, origin(one.source.blockId, one.source.quote))),
    ...items.map(one => itemOfQuiz(one, origin(one.evidence.span.blockId, one.evidence.span.quote)))
  ].filter(one => one !== null)
  const answers = new Set<string>()
  const fresh = asked.filter(({ points }) => !answers.has(points.join()) && answers.add(points.join()))
  // Long answers first: they need the ladder.
  return fresh.sort((a, b) => b.points.join(' ').length - a.points.join(' ').length).slice(0, most)
}
