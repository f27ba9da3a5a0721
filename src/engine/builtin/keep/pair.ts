import type { Candidate } from '#engine/builtin/candidate.ts'
import { rarity } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import { contentWords, isStopWord, wordsOf } from '#engine/builtin/text/words.ts'
import { flag, type Features } from '#engine/builtin/keep/flag.ts'

/** Whether question and answer share words, and whether the answer says anything an everyday word does not. */
export function pairFeatures(card: Candidate): Features {
  const front = new Set(contentWords(card.front))
  const back = contentWords(card.back)
  const shared = back.filter(word => front.has(word)).length
  const rare = wordsOf(card.back)
    .filter(word => !isStopWord(word))
    .map(word => rarity(term(word)))
  return {
    'shared words': Math.min(1, shared / Math.max(1, back.length)),
    'any shared': flag(shared > 0),
    'rare answer': rare.length === 0 ? 0 : Math.max(...rare),
    'plain answer': flag(rare.every(one => one < 0.8))
  }
}
