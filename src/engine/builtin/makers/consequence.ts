import { ask, shorten } from '#engine/builtin/candidate.ts'
import { hasSecondVerb, objectOf, textOf } from '#engine/builtin/grammar/phrase.ts'
import { isBe } from '#engine/builtin/grammar/clause.ts'
import { invert } from '#engine/builtin/grammar/question.ts'
import type { LooseMaker, Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { isPastForm } from '#engine/builtin/text/verbs.ts'
import type { Token } from '#engine/builtin/text/tagger.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'

const RESULT =
  /^(?:directly |eventually |ultimately |often |usually |then |also |in turn |quickly )?(lead|result|cause|trigger|give|spark|provoke|bring|contribute)$/
const PARTICLE: Readonly<Record<string, RegExp>> = {
  lead: /^to\s+/,
  result: /^in\s+/,
  give: /^rise to\s+/,
  bring: /^about\s+/,
  contribute: /^to\s+/,
  cause: /^(?=\S)/,
  trigger: /^(?=\S)/,
  spark: /^(?=\S)/,
  provoke: /^(?=\S)/
}

/** "X led to Y": what did X lead to? */
export const consequence: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const main = clause.verbs.at(-1)?.lemma ?? ''
  const particle = RESULT.test(main) ? PARTICLE[main] : undefined
  const rest = textOf(sentence.block.text, clause.rest)
  const found = particle?.exec(rest)
  const inverted = invert(sentence.block.text, clause)
  if (
    !found ||
    !inverted ||
    clause.lead.length > 0 ||
    /\b(?:is|are|was|were|be|been)\b/.test(textOf(sentence.block.text, clause.verbs))
  )
    return []
  const result = shorten(textOf(sentence.block.text, objectOf(clause.rest)).slice(found[0].length), 22)
  if (result.split(' ').length < 2 || /^(?:it|them|this|that|its|their|his|her)\b/.test(result)) return []
  const front = ask(`what ${inverted.aux} ${subject} ${inverted.verb} ${found[0].trim()}`)
  return [sentenceCandidate(read, statement, 'consequence', front, upperFirst(result), 0.84)]
}

const CONDITION = /^(if|when|whenever|as)\s+(.{6,110}?),\s+(?:then\s+)?(.{6,160}?)[.!]?$/i
const PAST = /\b(?:was|were|had|did|\w{3,}ed)\b/
const WE = /\b(?:we|you|i|let's|he|she|my|our|your)\b/i

/** "When X, Y": what happens when X? Only what holds in general, never one event of the past. */
export const condition: LooseMaker = ({ sentence, read, reading }) => {
  const [, opener = '', state = '', result = ''] = CONDITION.exec(sentence.text) ?? []
  if (state === '' || (/^as$/i.test(opener) && !/\b(?:increase|decrease|rise|fall|grow|move)s?\b/.test(state)))
    return []
  if (
    PAST.test(state.replace(/\b(?:is|are|be|been|being)\s+\w+ed\b|\b\w+ed\s+\w+s?\b/g, '')) ||
    WE.test(state) ||
    WE.test(result)
  )
    return []
  if (/^(?:it|they|this|these|that|those)\b/i.test(state) || !/\s/.test(state)) return []
  if (
    sentence.tokens.some(
      token =>
        token.pos === 'VERB' &&
        token.end <= sentence.start + state.length + 10 &&
        isPastForm(token.lower) &&
        !/ed$/.test(token.lower) &&
        token.lower !== token.lemma
    )
  )
    return []
  // "If it has holes, it was not knocked back": the cause, and no consequence. "When water is added": to what?
  if (/\b(?:was|were|had|must have)\b/.test(result) || /\badded$/.test(state)) return []
  if (/^for example\b/i.test(result) || /,\s(?:since|because|although|but)\b|;/.test(result)) return []
  if (!isOneClause(sentence.tokens.filter(token => token.end <= sentence.start + opener.length + 1 + state.length)))
    return []
  if (/^(?:and|but|so)\b/.test(result) || / (?:it|they) \w+s?$/.test(state)) return []
  const quote = sentence
  const inside = reading.casing.inside(state)
  return [
    sentenceCandidate(
      read,
      { sentence, quote },
      'consequence',
      ask(`what happens ${opener.toLowerCase()} ${inside}`),
      upperFirst(shorten(result, 25)),
      0.82
    )
  ]
}

const FINITE = /^(?:is|are|was|were|has|have|had|does|do|did|can|may|will|must|\p{Ll}+[^su]s)$/u

/** "When substrate is added the rate climbs": a second clause without a comma; "When Khan, …": none at all. */
function isOneClause(tokens: readonly Token[]): boolean {
  const verbs = tokens.filter(
    (token, at) =>
      (token.pos === 'AUX' || token.pos === 'VERB') &&
      FINITE.test(token.lower) &&
      tokens[at - 1]?.pos !== 'AUX' &&
      !/^(?:that|which|who|and|or)$/.test(tokens[at - 1]?.lower ?? '')
  )
  const some = tokens.some(token => token.pos === 'AUX' || token.pos === 'VERB')
  return some && verbs.length <= 1
}

/** "Deposition happens when a river loses energy", "Two goods are substitutes if …": when? */
export const whenever: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const at = clause.rest.findIndex(token => /^(?:when|whenever|if|where|wherever)$/.test(token.lower))
  const before = clause.rest.slice(0, Math.max(0, at))
  const only = [...clause.verbs, ...before].some(token => token.lower === 'only')
  const kept = before.filter(token => token.lower !== 'only')
  if (
    at < 0 ||
    kept.length > 3 ||
    clause.lead.length > 0 ||
    hasSecondVerb(kept) ||
    kept.some(token => token.pos === 'PUNCT')
  )
    return []
  const opener = clause.rest[at]?.lower ?? ''
  // "A merger is when …" is a definition in everyday words.
  if (kept.length === 0 && clause.verbs.length === 1 && isBe(clause.verbs[0])) return []
  const verbs = textOf(sentence.block.text, clause.verbs)
  if (/^where/.test(opener) && kept.length > 0) return []
  if (/\b(?:was|were|did|had|said|knew|asked)\b/.test(verbs) || /\w{3}ed$/.test(clause.verbs.length === 1 ? verbs : ''))
    return []
  if (/^(?:is|are) (?:used|known|called)/.test(verbs) && kept.length === 0 && /^where/.test(opener)) return []
  const inverted = invert(sentence.block.text, clause)
  const stop = clause.rest.findIndex(
    (token, index) =>
      index > at &&
      (/^[;:]$/.test(token.text) ||
        (token.text === ',' && /^(?:whereas|while|but|although)$/.test(clause.rest[index + 1]?.lower ?? '')))
  )
  const condition = textOf(sentence.block.text, clause.rest.slice(at, stop < 0 ? undefined : stop)).replace(
    /, and (?:in that case|then)\b.*$/,
    ''
  )
  const word = /^where/.test(opener) ? 'where' : opener === 'if' ? 'under what condition' : 'when'
  if (!inverted || /\b(?:we|you|your|our|i)\b/i.test(condition)) return []
  const front = ask(
    `${word} ${inverted.aux} ${subject} ${inverted.verb} ${textOf(sentence.block.text, kept)}`.replace(/\bonly\s/, '')
  )
  return [
    sentenceCandidate(
      read,
      statement,
      'consequence',
      front,
      upperFirst(shorten(`${only ? 'only ' : ''}${condition}`, 24)),
      0.82
    )
  ]
}
