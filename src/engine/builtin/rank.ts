import type { Candidate } from '#engine/builtin/candidate.ts'
import { worthOf } from '#engine/builtin/gaps/worth.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { contentWords } from '#engine/text/words.ts'

/** Below this a card is not shown. */
export const CUT = 0.66
/** At or above this the engine would tick a card itself. */
const TICK = 0.8
/** The same for cards that are weighed by the trust in their maker. */
const TRUSTED_TICK = 0.72

/** What questions and quizzes are made from: they have checks of their own, and need more than is worth a card. */
export const MATERIAL_CUT = 0.4

export interface Score {
  /** 0 to 1: how likely the card is worth keeping. */
  readonly score: number
  readonly recommended: boolean
}

/** 0 to 0.09: a little for what the note repeats, sets in bold or names in a heading. */
export function importanceOf(card: Candidate, reading: Reading): number {
  const words = contentWords(`${card.front} ${card.back}`)
  const mean =
    words.reduce((sum, word) => sum + Math.min(reading.weight.get(word) ?? 0, 8), 0) / Math.max(1, words.length)
  const isBold = card.block.bold?.some(bold => card.front.includes(bold) || card.back.includes(bold)) ?? false
  return Math.min(1, mean / 6) * 0.06 + (isBold ? 0.03 : 0)
}

/** By the trust in the maker, raised by importance: for a language model's cards and notes that are not in English. */
export function trustedScore(card: Candidate, reading: Reading): Score {
  const score = Math.min(1, Math.max(0, card.trust - 0.03 + importanceOf(card, reading)))
  return { score, recommended: score >= TRUSTED_TICK }
}

/** By the trust in the maker; a gap by what stands around it. */
export function scoreOf(card: Candidate, reading: Reading): Score {
  if (reading.language !== 'en') return trustedScore(card, reading)
  const score = card.kind === 'cloze' && !card.isLaidOut ? worthOf(card) : card.trust
  return { score, recommended: score >= TICK }
}
