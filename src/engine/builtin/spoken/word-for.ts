import { ask } from '#engine/builtin/candidate.ts'
import type { LooseMaker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

const WORD_FOR =
  /^The (?:\p{Ll}+ )?(word|name|term) (?:for|given to) ((?!that\b|this\b|it\b|these\b|those\b|them\b).{6,90}?) is (?:an? |the )?["“‘]?(\p{L}[\p{L}\p{N}’' -]{2,40}?)["”’]?(?:[.,;:]|$)/iu

/** "The word for the groups in a population is strata." */
export const wordFor: LooseMaker = ({ sentence, read }) => {
  const [, kind = '', what = '', name = ''] = WORD_FOR.exec(sentence.text) ?? []
  if (name === '' || wordCount(name) > 4 || /\b(?:you|we|i|my|your|our)\b/i.test(what)) return []
  const front = ask(`what is the ${kind.toLowerCase()} for ${what}`)
  return [
    { ...sentenceCandidate(read, { sentence, quote: sentence }, 'term', front, upperFirst(name), 0.8), isLaidOut: true }
  ]
}
