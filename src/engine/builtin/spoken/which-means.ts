import { ask, shorten } from '#engine/builtin/candidate.ts'
import type { LooseMaker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import { textOf } from '#engine/builtin/grammar/phrase.ts'
import { wordCount, wordsOf } from '#engine/builtin/text/words.ts'

/** "a unilateral offer, which means you accept by …": what the word before the comma means. */
export const whichMeans: LooseMaker = ({ sentence, read, reading }) => {
  const { tokens, block } = sentence
  const at = tokens.findIndex(
    (token, index) =>
      token.text === ',' && tokens[index + 1]?.lower === 'which' && /^means?$/.test(tokens[index + 2]?.lower ?? '')
  )
  if (at < 1) return []
  let from = at
  while (from > 0 && at - from < 4 && /^(?:NOUN|PROPN|ADJ)$/.test(tokens[from - 1]?.pos ?? '')) from -= 1
  const name = textOf(block.text, tokens.slice(from, at))
  const last = tokens[at - 1]
  const isNoun = /^(?:NOUN|PROPN)$/.test(last?.pos ?? '')
  if (from === at || !isNoun || !wordsOf(name).some(word => isSpecific(term(word)))) return []
  // "the price of the shares, which means …": what follows from it.
  if (/^(?:of|the|this|that|his|her|its|their)$/.test(tokens[from - 1]?.lower ?? '')) return []
  const rest = textOf(block.text, tokens.slice(at + 3))
    .replace(/[.!?]+$/, '')
    .replace(/^that /i, '')
  // "fecundity, which means will it lead to more": a question, no meaning.
  if (/^(?:will|is|are|do|does|can|did|was|were|how|what|whether)\b/i.test(rest)) return []
  const back = shorten(rest, 25)
  if (wordCount(back) < 4 || wordCount(back) > 25 || /\b(?:i|me|my|this|those|they|he|she)\b/i.test(back)) return []
  const front = ask(`what is meant by ${reading.casing.common(name)}`)
  return [sentenceCandidate(read, { sentence, quote: sentence }, 'definition', front, upperFirst(back), 0.78)]
}
