import { ask } from '#engine/builtin/candidate.ts'
import { isPronoun, pointsBack, textOf } from '#engine/builtin/grammar/phrase.ts'
import { parseClause } from '#engine/builtin/grammar/clause.ts'
import type { LooseMaker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

/** "Mitosis makes two cells, whereas meiosis makes four": how do they differ? */
export const contrast: LooseMaker = ({ sentence, read, reading }) => {
  const at = sentence.tokens.findIndex(
    (token, index) =>
      index > 2 && /^(?:whereas|while|but)$/.test(token.lower) && sentence.tokens[index - 1]?.text === ','
  )
  if (at < 0 || wordCount(sentence.text) > 30) return []
  const left = parseClause(sentence.tokens.slice(0, at - 1))
  const right = parseClause(sentence.tokens.slice(at + 1))
  if (!left || !right || left.lead.length > 0 || right.lead.length > 0) return []
  if ([left, right].some(one => isPronoun(one.subject) || pointsBack(one.subject) || one.subject.length > 4)) return []
  const word = sentence.tokens[at]?.lower
  const [sameVerb, isWhereas] = [left.verbs.at(-1)?.lemma === right.verbs.at(-1)?.lemma, word === 'whereas']
  if (!isWhereas && !sameVerb) return []
  const text = sentence.block.text
  const [a, b] = [reading.casing.inside(textOf(text, left.subject)), textOf(text, right.subject)]
  const front = ask(`how do ${a} and ${b} differ`)
  const back = upperFirst(sentence.text.replace(/[.!]$/, ''))
  return [sentenceCandidate(read, { sentence, quote: sentence }, 'comparison', front, back, 0.8)]
}
