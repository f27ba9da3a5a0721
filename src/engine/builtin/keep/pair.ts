import type { Candidate } from '#engine/builtin/candidate.ts'
import type { Features } from '#engine/builtin/keep/features.ts'
import type { Form } from '#engine/builtin/keep/form.ts'
import { rarity } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import { contentWords, isStopWord, wordCount, wordsOf } from '#engine/builtin/text/words.ts'

const flag = (is: boolean): number => (is ? 1 : 0)

/** Whether question and answer belong together: the kind asked for, shared words, and one answer rather than several. */
export function pairFeatures(card: Candidate, form: Form): Features {
  const front = new Set(contentWords(card.front))
  const back = contentWords(card.back)
  const shared = back.filter(word => front.has(word)).length
  const words = wordCount(card.back)
  const isTime =
    /\b\d{3,4}\b|\b(?:century|January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
      card.back
    )
  const rare = wordsOf(card.back)
    .filter(word => !isStopWord(word))
    .map(word => rarity(term(word)))
  const found: Features = {
    'shared words': Math.min(1, shared / Math.max(1, back.length)),
    'any shared': flag(shared > 0),
    'rare answer': rare.length === 0 ? 0 : Math.max(...rare),
    'plain answer': flag(rare.every(one => one < 0.8)),
    [`${form} short answer`]: flag(words <= 2),
    [`${form} long answer`]: flag(words > 14),
    [`${form} rare`]: rare.length === 0 ? 0 : Math.max(...rare)
  }
  if (form === 'when' || form === 'when-line') found['time asked, time told'] = flag(isTime)
  if (form === 'name') found['person told'] = flag(/^(?:the )?\p{Lu}/u.test(card.back) && words <= 5)
  return found
}
