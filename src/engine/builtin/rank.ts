import type { Candidate } from '#engine/builtin/candidate.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { contentWords } from '#engine/builtin/text/words.ts'

/** At or above this the engine would tick a card itself. */
export const TICK = 0.72

/** Trust of the maker, raised a little by what the note repeats, sets in bold or names in a heading. */
export function scoreOf(card: Candidate, reading: Reading): number {
  const words = contentWords(`${card.front} ${card.back}`)
  const mean =
    words.reduce((sum, word) => sum + Math.min(reading.weight.get(word) ?? 0, 8), 0) / Math.max(1, words.length)
  const importance = Math.min(1, mean / 6)
  const isBold = card.block.bold?.some(bold => card.front.includes(bold) || card.back.includes(bold)) ?? false
  return Math.min(1, Math.max(0, card.trust - 0.03 + importance * 0.06 + (isBold ? 0.03 : 0)))
}
