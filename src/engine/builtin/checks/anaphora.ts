import type { Candidate } from '#engine/builtin/candidate.ts'
import { stem, wordsOf } from '#engine/builtin/text/words.ts'

/** "the layers": a plain definite plural with nothing behind it that says which; "of the alkanes" says what of. */
const BARE = /(?<!\bof )\bthe (\p{Ll}{3,}s)\b(?! (?:of|that|which|who|between|in|for|from|to|with|where|when|by)\b)/gu

/** Whether a question speaks of "the layers" that the sentence before has brought in. */
export function leansOnBefore(card: Candidate): boolean {
  if (card.kind === 'cloze' || card.block.kind === 'table-row' || card.type === 'definition') return false
  const before = card.block.text.slice(Math.max(0, card.quote.start - 220), card.quote.start)
  const topic = new Set(card.headings.flatMap(wordsOf).map(stem))
  const told = new Set(wordsOf(before).map(stem))
  return [...card.front.matchAll(BARE)].some(([, noun = '']) => told.has(stem(noun)) && !topic.has(stem(noun)))
}
