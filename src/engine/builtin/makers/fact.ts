import { ask, shorten, type Candidate } from '#engine/builtin/candidate.ts'
import { isBe } from '#engine/builtin/grammar/clause.ts'
import { headOf, textOf } from '#engine/builtin/grammar/phrase.ts'
import { invert } from '#engine/builtin/grammar/question.ts'
import type { Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

const OBJECT_VERBS = new Set(
  (
    'produce release absorb contain require store carry transport control measure represent prevent secrete regulate protect ' +
    'convert break form emit consume supply generate reflect symbolise describe promise demand introduce abolish ban ' +
    'establish create organise found invent discover replace join connect separate remove trap catalyse digest link attract repel need determine define'
  ).split(' ')
)

/** "Chlorophyll absorbs red and blue light": what does chlorophyll absorb? */
export const object: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const main = clause.verbs.at(-1)
  if (!main || !OBJECT_VERBS.has(main.lemma) || clause.verbs.some(isBe) || clause.lead.length > 0) return []
  const first = clause.rest[0]
  if (!first || !/^(?:DET|NOUN|PROPN|ADJ|NUM|FORMULA|VERB)$/.test(first.pos)) return []
  const inverted = invert(sentence.block.text, clause)
  const rest = textOf(sentence.block.text, clause.rest)
  const answer =
    rest.split(
      /,?\s(?:because|when|if|so that|so|by|which|but|in order to|after|before|while|during|since|until|although)\s|[;:]|,\s(?:which|and it|making|allowing)/
    )[0] ?? ''
  const isShort = wordCount(answer) <= 14 && wordCount(answer) >= 1
  if (!inverted || !isShort || /^(?:it|them|this|that|these|his|their|its)\b/.test(answer) || wordCount(subject) > 9)
    return []
  if (/\b(?:and|but)\s+(?:\w+ly\s+)?(?:\w+ed|\w+[^s]s)\s+(?:the|a|an|it|its|their|in|to|by)\b/.test(answer)) return []
  return [
    sentenceCandidate(
      read,
      statement,
      'question',
      ask(`what ${inverted.aux} ${subject} ${inverted.verb}`),
      upperFirst(answer),
      0.76
    )
  ]
}

const PASSIVE: readonly {
  readonly match: RegExp
  readonly ask: (verb: string, subject: string, participle: string) => string
}[] = [
  { match: /^(made|made up|composed) of\s+(.+)$/, ask: (be, subject, word) => `what ${be} ${subject} ${word} of` },
  { match: /^(used) (?:to|for)\s+(.+)$/, ask: (be, subject) => `what ${be} ${subject} used for` },
  { match: /^(measured) in\s+(.+)$/, ask: (be, subject) => `in what unit ${be} ${subject} measured` },
  {
    match: /^(found|located|situated|stored|produced|made) (?:in|on|at|inside|within|near|between)\s+(.+)$/,
    ask: (be, subject, word) => `where ${be} ${subject} ${word}`
  },
  {
    match:
      /^((?:first )?(?:discovered|invented|written|led|founded|proposed|painted|introduced|developed|designed|composed|created|assassinated|defeated|described|formulated|commanded|signed)) by\s+(.+)$/,
    ask: (be, subject, word) => `who ${be} ${subject} ${word} by`
  },
  {
    match:
      /^(caused|carried out|controlled|broken down|catalysed|produced|measured|powered|driven|carried|transported|protected|surrounded|formed) by\s+(.+)$/,
    ask: (be, subject, word) => `what ${be} ${subject} ${word} by`
  }
]

/** "Proteins are made of amino acids": what are proteins made of? */
export const passive: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const be = clause.verbs[0]
  if (!isBe(be) || clause.lead.length > 0 || wordCount(subject) > 9) return []
  const predicate = textOf(sentence.block.text, [...clause.verbs, ...clause.rest]).replace(
    /^\S+\s+(?:also |usually |mainly |mostly |normally |often )?/,
    ''
  )
  return PASSIVE.flatMap(({ match, ask: build }): Candidate[] => {
    const [all = '', participle = '', rest = ''] = match.exec(predicate) ?? []
    if (rest === '') return []
    const answer = shorten(
      rest.split(/,?\s(?:because|when|if|so that|so|which|but|after|before|while|although)\s|[;]/)[0] ?? '',
      16
    )
    const inDate = /\b(?:in|on) (?:\d{3,4}|[A-Z]\w+ \d{4})$/.exec(answer)
    const plain = inDate ? answer.slice(0, inDate.index).trim() : answer
    if (wordCount(plain) > 16 || /^(?:it|them|this|that|these|his|their|its|\d{4})\b/.test(plain) || plain === '')
      return []
    const front = build(be?.lower ?? 'is', subject, participle)
    if (front.startsWith('who') && !/^(?:the |a )?(?:\p{L}+ ){0,3}\p{Lu}/u.test(plain)) return []
    const lead = /used to/.test(all) ? 'To ' : ''
    return [
      sentenceCandidate(read, statement, 'question', ask(front), lead ? `${lead}${plain}` : upperFirst(plain), 0.8)
    ]
  })
}

/** "Photosynthesis takes place in the chloroplasts": where? */
export const place: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const predicate = textOf(sentence.block.text, [...clause.verbs.slice(-1), ...clause.rest])
  const [, verb = '', where = ''] =
    /^(takes? place|occurs?|happens?|live|lives|lies?)\s+((?:in|on|at|inside|within|between|near|along)\s+.+)$/.exec(
      predicate
    ) ?? []
  if (
    where === '' ||
    clause.lead.length > 0 ||
    /^in (?:\d|an? \w+ way|this|these|two|three|four|several|stages|steps)/.test(where) ||
    clause.verbs.length > 1
  )
    return []
  const answer = where.split(/,?\s(?:because|when|if|so|which|but|after|before|while|and)\s|[;,]/)[0] ?? ''
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
