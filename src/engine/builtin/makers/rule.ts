import { ask, shorten } from '#engine/builtin/candidate.ts'
import { isBe, spokenBe } from '#engine/builtin/grammar/clause.ts'
import { textOf } from '#engine/builtin/grammar/phrase.ts'
import type { LooseMaker, Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

const STATES = /^(?:states?|says?|tells us|shows|holds)\s+that,?\s+(.+)$/
const LAW =
  /\b(?:law|rule|theorem|principle|hypothesis|theory|identity|inequality|postulate|doctrine|clause|article|treaty|act|policy)\b/i

/** "Hooke's law states that …": what does it state? */
export const law: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const [, content = ''] = STATES.exec(textOf(sentence.block.text, [...clause.verbs, ...clause.rest])) ?? []
  if (content === '' || !LAW.test(subject) || clause.lead.length > 0) return []
  const verb = clause.verbs[0]?.lemma ?? 'state'
  const front = ask(`what ${statement.plural ? 'do' : 'does'} ${subject} ${/^tell/.test(verb) ? 'tell us' : verb}`)
  return [sentenceCandidate(read, statement, 'rule', front, upperFirst(shorten(content, 25)), 0.9)]
}

const PURPOSE =
  /^to\s+([a-z]+(?:\s+[^,]{2,90})?),\s+(?:first\s+|simply\s+|just\s+)?(?:(?:we|you)\s+(?:must\s+|need to\s+|should\s+|can\s+|have to\s+)?)?([a-z].{6,160}?)[.!]?$/i

/** "To differentiate a power of x, multiply by …": how do you …? */
export const method: LooseMaker = ({ sentence, read }) => {
  const [, goal = '', steps = ''] = PURPOSE.exec(sentence.text) ?? []
  const comma = sentence.tokens.findIndex(token => token.text === ',')
  const next = sentence.tokens
    .slice(comma + 1)
    .find(token => !/^(?:first|simply|just|we|you|must|need|to|should|can|have)$/.test(token.lower))
  const told = sentence.tokens[comma + 1]
  const isOrder = next !== undefined && (next.pos === 'VERB' || next.pos === 'NOUN') && next.lower === next.lemma
  if (
    goal === '' ||
    steps === '' ||
    !isOrder ||
    (told?.pos !== 'VERB' && told?.pos !== 'PRON' && !IMPERATIVE.test(told?.lower ?? ''))
  )
    return []
  if (/^(?:the|a|an|this|be|some|many)\b/i.test(goal) || /\b(?:it|this|them)\b/.test(goal)) return []
  return [
    sentenceCandidate(
      read,
      { sentence, quote: sentence },
      'rule',
      ask(`how do you ${goal}`),
      upperFirst(shorten(steps, 25)),
      0.88
    )
  ]
}
const IMPERATIVE =
  /^(?:add|subtract|multiply|divide|find|use|set|draw|take|write|substitute|solve|reduce|replace|square|measure|count|check|test|multiply|raise|factorise|expand|integrate|differentiate|rearrange|put|apply|split|move|first|simply|look|work|start|begin|heat|mix|compare|plot|read|identify|complete|collect|cancel|combine)$/

const ATTRIBUTE = /^the\s+((?:[\p{L}-]+\s+){0,3}[\p{L}-]+)\s+(?:of|for|between|in|that)\s+(.+)$/iu
const OPINION =
  /^(?:very|quite|so|more|most|less|too|not|also|still|often|usually|that|to be|clear|important|always|never|much|as|likely|due|because|why|how|what|where|when|now)\b/
const LOOSE =
  /\b(?:point|aim|thing|idea|problem|trouble|question|rest|result|reason|case|fact|example|kind|sort|type|end|start|beginning|rise|fall|outbreak|role|view|majority|number|one|advantage|disadvantage|causes|types|stages|parts)\b/i

/** "The gradient of a straight line is …": what is the gradient of a straight line? */
export const attribute: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const be = clause.verbs[0]
  const [, name = ''] = ATTRIBUTE.exec(subject) ?? []
  if (name === '' || !isBe(be) || clause.verbs.length !== 1 || clause.lead.length > 0 || statement.resolved) return []
  const value = shorten(textOf(sentence.block.text, clause.rest), 20)
  const first = clause.rest[0]
  if (
    OPINION.test(value) ||
    (LOOSE.test(name) && !/^(?:largest|smallest|maximum|minimum|highest|lowest) \w+$/.test(name)) ||
    value === '' ||
    !first
  )
    return []
  const isName =
    /^(?:DET|NOUN|PROPN|NUM|FORMULA|PRON)$/.test(first.pos) ||
    /^(?:to|about|approximately|roughly|-)$/.test(first.lower) ||
    /^[a-z-]+\s(?:times|per)\b/.test(value)
  if (
    !isName ||
    wordCount(subject) > 14 ||
    /^(?:a|an|the)\s+(?:\w+\s+)?(?:key|major|important|main|good|big|result|reason|matter)\b/.test(value)
  )
    return []
  const hasMaths =
    sentence.formulas.length > 0 ||
    /\b(?:graph|gradient|derivative|integral|equation|sum|product|formula|area|volume|ratio)\b/i.test(subject)
  return [
    sentenceCandidate(
      read,
      statement,
      hasMaths ? 'rule' : 'question',
      ask(`what ${spokenBe(be)} ${subject}`),
      upperFirst(value),
      hasMaths ? 0.88 : 0.8
    )
  ]
}
