import { fault } from '#engine/builtin/checks/check.ts'
import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import { shorten } from '#engine/builtin/candidate.ts'
import { leansOn } from '#engine/builtin/gaps/leans.ts'
import type { LooseMaker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { contentWords, wordCount, wordsOf } from '#engine/builtin/text/words.ts'

const WHY =
  /^why (?:is|are|was|were|do|does|did|can|could|must|has|have|had|don['’]t|doesn['’]t|didn['’]t|can['’]t|isn['’]t|aren['’]t|couldn['’]t)\b/i
const ASKS =
  /^(?:why|how|what|where|who|when) (?:is|are|was|were|do|does|did|can|could|must|has|have|had|causes?|makes?|happens|don['’]t|doesn['’]t|didn['’]t|can['’]t)\b/i
/** Asked of the class, or of what was said just before. */
const OF_THE_CLASS =
  /\b(?:i|me|my|we|us|our|this|that|these|those|they|them|their|it|its|he|she|him|his|her|here|there|anyone|so(?=[?,])|else|then|the (?:answer|problem|point|trick|difference|big \w+))\b/i

/** "Why do synapses only work one way? Because …": asked and answered by the speaker. */
export const ownQuestion: LooseMaker = ({ sentence, read }) => {
  const asked = sentence.previous
  if (!asked || !/\?$/.test(asked.text) || /\?$/.test(sentence.text)) return []
  const front = asked.text.trim()
  if (!ASKS.test(front) || wordCount(front) < 4 || wordCount(front) > 18 || OF_THE_CLASS.test(front)) return []
  if (!wordsOf(front).some(word => isSpecific(term(word))) && !/ \p{Lu}\p{Ll}+/u.test(front)) return []
  const answer = sentence.text.replace(/[.!]$/, '')
  const isReason = /^(?:because|to|so that|by|in order to)\b/i.test(answer)
  if (WHY.test(front) && !isReason) return []
  // Other questions are answered where the answer takes up what they ask about.
  const shared = new Set(contentWords(front))
  const isTakenUp = contentWords(answer).some(word => shared.has(word))
  if (!isReason && (!isTakenUp || leansOn(`${answer}.`, tag(`${answer}.`, 0, [])))) return []
  if (!isReason && /^what (?:is|are) /i.test(front)) return []
  const back = shorten(answer, 25)
  if (wordCount(back) < 3 || wordCount(back) > 25 || /\b(?:i|me|my|this|that's|you know)\b/i.test(back)) return []
  if (/^because (?:it|that|this) is (?:not|wrong|right)?$/i.test(back)) return []
  const quote = { start: asked.start, end: sentence.end }
  const type = WHY.test(front) ? 'cause' : 'question'
  const card = sentenceCandidate(read, { sentence, quote }, type, upperFirst(front), upperFirst(back), 0.75)
  // The model knows questions that were turned round; these were asked as they stand.
  return fault(card) === undefined ? [{ ...card, isLaidOut: true }] : []
}
