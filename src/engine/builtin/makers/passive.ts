import { rarity } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import { ask, shorten, type Candidate } from '#engine/builtin/candidate.ts'
import { isBe, spokenBe } from '#engine/builtin/grammar/clause.ts'
import { objectOf, textOf } from '#engine/builtin/grammar/phrase.ts'
import type { Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

const PASSIVE: readonly {
  readonly match: RegExp
  readonly ask: (verb: string, subject: string, participle: string) => string
}[] = [
  { match: /^(made|made up|composed) of\s+(.+)$/, ask: (be, subject, word) => `what ${be} ${subject} ${word} of` },
  {
    match: /^(used|needed|required) (?:to|for)\s+(.+)$/,
    ask: (be, subject, word) => `what ${be} ${subject} ${word} for`
  },
  {
    match:
      /^(calculated|found|worked out|measured|made|prepared|produced|formed|obtained|extracted|separated|controlled|reduced|prevented|tested|detected|treated) (by \w+ing\s.+)$/,
    ask: (be, subject, word) => `how ${be} ${subject} ${word}`
  },
  {
    match:
      /^(responsible for|linked to|based on|equal to|dominated by|divided into|covered in|covered by|named after|famous for|proportional to|short for|used as)\s+(.+)$/,
    ask: (be, subject, word) => `what ${be} ${subject} ${word}`
  },
  { match: /^(measured) on\s+(.+)$/, ask: (be, subject) => `on what scale ${be} ${subject} measured` },
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
      /^(caused|carried out|controlled|broken down|catalysed|produced|measured|powered|driven|carried|transported|protected|surrounded|formed|absorbed|released|followed|replaced|influenced|strengthened|moved|fixed|governed|elected|held together) by\s+(.+)$/,
    ask: (be, subject, word) => `what ${be} ${subject} ${word} by`
  }
]

/** "Proteins are made of amino acids": what are proteins made of? */
export const passive: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const be = clause.verbs[0]
  if (!isBe(be) || clause.lead.length > 0 || clause.verbs.length > 3 || wordCount(subject) > 9) return []
  // "Members are elected by …": which members? "A great deal of energy": where?
  const isBare = /^\p{Ll}+(?:ers|(?<!m)ents|ants|ists)$/u.test(subject) && rarity(term(subject)) < 1
  if (isBare || /^(?:a great deal|a lot|much|most|some|many)\b/i.test(subject)) return []
  const predicate = textOf(sentence.block.text, [...clause.verbs, ...clause.rest]).replace(
    /^\S+\s+(?:also |usually |mainly |mostly |normally |often )?/,
    ''
  )
  return PASSIVE.flatMap(({ match, ask: build }): Candidate[] => {
    const [all = '', participle = '', rest = ''] = match.exec(predicate) ?? []
    if (rest === '') return []
    const from = clause.rest.findIndex(token => token.start >= sentence.start + sentence.text.indexOf(rest))
    const tokens = objectOf(clause.rest.slice(Math.max(0, from)))
    const answer = shorten(textOf(sentence.block.text, tokens).split(/\s(?:after|before)\s/)[0] ?? '', 16)
    const inDate = /\b(?:in|on) (?:\d{3,4}|[A-Z]\w+ \d{4})$/.exec(answer)
    const plain = inDate ? answer.slice(0, inDate.index).trim() : answer
    if (wordCount(plain) > 16 || /^(?:it|them|this|that|these|his|their|its|\d{4})\b/.test(plain) || plain === '')
      return []
    const front = build(spokenBe(be), subject, participle)
    if (front.startsWith('who') && !/^(?:the |a )?(?:\p{L}+ ){0,3}\p{Lu}/u.test(plain)) return []
    const lead = /^(?:used|needed|required) to/.test(all) ? 'To ' : ''
    return [
      sentenceCandidate(read, statement, 'question', ask(front), lead ? `${lead}${plain}` : upperFirst(plain), 0.8)
    ]
  })
}
