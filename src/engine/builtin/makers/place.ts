import { ask } from '#engine/builtin/candidate.ts'
import { headOf, objectOf, textOf } from '#engine/builtin/grammar/phrase.ts'
import { invert } from '#engine/builtin/grammar/question.ts'
import type { Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

/** "Photosynthesis takes place in the chloroplasts": where? */
export const place: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const predicate = textOf(sentence.block.text, [...clause.verbs.slice(-1), ...objectOf(clause.rest)])
  const [, verb = '', where = ''] =
    /^(takes? place|occurs?|happens?|live|lives|lies?)\s+((?:in|on|at|inside|within|between|near|along)\s+.+)$/.exec(
      predicate
    ) ?? []
  if (
    where === '' ||
    clause.lead.length > 0 ||
    /^in (?:\d|an? \w+ way|this|these|two|three|four|several|stages|steps)/.test(where) ||
    clause.verbs.length > 1 ||
    /^between\b/.test(where)
  )
    return []
  const answer = where.split(/,?\s(?:because|when|if|so|which|but|after|before|while)\s|[;,]/)[0] ?? ''
  const base = verb.startsWith('take') ? 'take place' : verb.replace(/s$/, '')
  return [
    sentenceCandidate(
      read,
      statement,
      'question',
      ask(`where ${statement.plural ? 'do' : 'does'} ${subject} ${base}`),
      upperFirst(answer),
      0.8
    )
  ]
}

const NUMBER =
  /^(?:about |around |only |approximately |roughly |over |nearly |exactly )?(?:\d[\d,. ]*(?:million|billion|thousand)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/

/** "Humans have 46 chromosomes": how many? */
export const count: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const main = clause.verbs.at(-1)
  if (!main || clause.verbs.length !== 1 || clause.lead.length > 0 || !/^(?:have|contain|produce)$/.test(main.lemma))
    return []
  const rest = textOf(sentence.block.text, clause.rest)
  const [, number = '', thing = ''] =
    /^((?:(?:about|around|only|approximately|roughly|over|nearly|exactly)\s)?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\s(?:million|billion|thousand))?)\s+([\p{L} -]+?)(?=$|[,.;:(]|\s(?:and|which|that|in|of|with|because|for|to)\b)/u.exec(
      rest
    ) ?? []
  const inverted = invert(sentence.block.text, clause)
  if (!inverted || !NUMBER.test(number) || !/s$|people|chromosomes/.test(thing) || wordCount(thing) > 4) return []
  if (headOf(clause.subject)?.pos === 'PRON') return []
  return [
    sentenceCandidate(
      read,
      statement,
      'question',
      ask(`how many ${thing} ${inverted.aux} ${subject} ${inverted.verb}`),
      upperFirst(`${number} ${thing}`),
      0.82
    )
  ]
}
