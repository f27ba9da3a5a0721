import { ask, shorten } from '#engine/builtin/candidate.ts'
import { firstClauseOf, textOf } from '#engine/builtin/grammar/phrase.ts'
import { invert } from '#engine/builtin/grammar/question.ts'
import type { Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

const SAYS = new Set(
  'argue claim believe suggest conclude find show propose observe warn insist rule demonstrate discover prove realise maintain'.split(
    ' '
  )
)

/** "Schumpeter argued that …": what did Schumpeter argue? */
export const claim: Maker = ({ statement, read, reading }) => {
  const { clause, sentence } = statement
  const main = clause.verbs.at(-1)
  const isName = clause.subject.length <= 5 && clause.subject.every(token => /^\p{Lu}|^and$|^-$/u.test(token.text))
  const [opening] = clause.subject
  if (clause.subject.length === 1 && opening && !reading.casing.isName(opening.text)) return []
  const that = clause.rest.findIndex(token => token.lower === 'that')
  if (!main || !isName || statement.resolved || !SAYS.has(main.lemma) || that !== 0 || clause.lead.length > 0) return []
  const inverted = invert(sentence.block.text, clause)
  const answer = shorten(textOf(sentence.block.text, firstClauseOf(clause.rest)), 24)
  // "…, and that …": two claims.
  if (!inverted || wordCount(answer) < 5 || /,? and that\b/.test(answer)) return []
  const name = textOf(sentence.block.text, clause.subject)
  return [
    sentenceCandidate(
      read,
      statement,
      'question',
      ask(`what ${inverted.aux} ${name} ${inverted.verb}`),
      upperFirst(answer),
      0.8
    )
  ]
}
