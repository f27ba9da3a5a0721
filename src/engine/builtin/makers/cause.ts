import { ask, shorten } from '#engine/builtin/candidate.ts'
import {
  firstClauseOf,
  hasSecondVerb,
  headOf,
  isPlural,
  isPronoun,
  pointsBack,
  textOf
} from '#engine/builtin/grammar/phrase.ts'
import type { Token } from '#engine/builtin/text/tagger.ts'
import { invert } from '#engine/builtin/grammar/question.ts'
import { parseClause } from '#engine/builtin/grammar/clause.ts'
import type { LooseMaker, Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { statementOf } from '#engine/builtin/statement.ts'
import { lowerFirst, upperFirst } from '#engine/builtin/text/casing.ts'

const SPLIT =
  /,?\s+(because of|because|due to|owing to|on account of|as a result of|in order to|so that|thanks to|(?<=,\s)since(?=\s(?:the|it|they|there|a|an|this|most|many|all|each|no)\s))\s+/

const LEADIN: Readonly<Record<string, string>> = {
  because: 'Because',
  'because of': 'Because of',
  'due to': 'Because of',
  'owing to': 'Because of',
  'on account of': 'Because of',
  'thanks to': 'Because of',
  'as a result of': 'As a result of',
  'in order to': 'To',
  'so that': 'So that',
  since: 'Because'
}

/** "Y because X": why Y? */
export const cause: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const rest = textOf(sentence.block.text, clause.rest)
  const match = SPLIT.exec(` ${rest.replace(/\bbecause of:/, 'because of ')}`)
  const word = match?.[1] ?? ''
  if (!match || (clause.lead.length > 0 && !isTimeOrPlace(textOf(sentence.block.text, clause.lead)))) return []
  const effect = ` ${rest}`.slice(0, match.index).trim()
  // ", so that" tells a result, not a purpose; "a patient known as Tan because" explains the name.
  if (
    (word === 'so that' &&
      match[0].startsWith(',') &&
      !/\b(?:can|cannot|could|may|might)\b/.test(rest.slice(match.index))) ||
    /\b(?:known as|called|named)\s\S+$/.test(effect)
  )
    return []
  const reason = firstReason(` ${rest}`.slice(match.index + match[0].length), clause.rest)
  if (/\b(?:partly|mainly|largely|mostly|simply|not|only|just|is|are|was|were|be|both|,)$/.test(effect)) {
    if (!/\b(?:partly|mainly|largely|mostly)$/.test(effect)) return []
  }
  const inverted = invert(sentence.block.text, clause)
  const before = clause.rest.filter(token => token.end <= (clause.rest[0]?.start ?? 0) + match.index)
  if (
    !inverted ||
    SPLIT.test(` ${reason}`) ||
    hasSecondVerb(before) ||
    clause.verbs.at(-1)?.lemma === 'mean' ||
    firstClauseOf(before).length < before.length ||
    /\b(?:that|which|who|whose|where|when|if|whenever)\b/.test(effect)
  )
    return []
  const tidy = effect.replace(/\s*\b(?:partly|mainly|largely|mostly)$/, '').replace(/,$/, '')
  const lead = textOf(sentence.block.text, clause.lead).replace(/,$/, '')
  const time = lead ? ` ${lowerFirst(lead)}` : ''
  const front = ask(`why ${inverted.aux} ${subject} ${inverted.verb} ${tidy}${time}`)
  return [
    sentenceCandidate(
      read,
      statement,
      'cause',
      front,
      `${LEADIN[word] ?? 'Because'} ${shorten(reason.replace(/^:\s*/, ''), 22)}`,
      word === 'so that' ? 0.78 : 0.9
    )
  ]
}

/** The reason without what ", and …" or ", so …" adds to it. */
function firstReason(reason: string, rest: readonly Token[]): string {
  const from = rest.findIndex(token => token.lower === 'because' || token.lower === 'since' || token.lower === 'as')
  const tokens = from < 0 ? [] : rest.slice(from + 1)
  const kept = firstClauseOf(tokens)
  const stop = kept.length < tokens.length ? (tokens[kept.length]?.start ?? 0) - (tokens[0]?.start ?? 0) : reason.length
  return reason.slice(0, Math.max(stop, 8)).replace(/,\s+(?:so|and that)\s.*$/, '')
}

const isTimeOrPlace = (lead: string): boolean =>
  /^(?:in|by|at|on|during|after|before|under)\b/i.test(lead) && lead.split(' ').length <= 7

const REASON_FIRST = /^(?:because|since|as)\s+(.{8,140}?),\s+(.+)$/i
const THIS_IS_BECAUSE =
  /^(?:this|that|it) (?:is|was|happens|happened|occurs|occurred) (?:mainly |partly |largely )?because (of )?(.+?)[.!]?$/i

/** "Because X, Y" and "Y. This is because X." */
export const causeAround: LooseMaker = ({ sentence, read, reading }) => {
  const around = THIS_IS_BECAUSE.exec(sentence.text)
  if (around && sentence.previous) {
    const before = statementOf(sentence.previous, reading, undefined)
    if (!before || before.clause.lead.length > 0) return []
    // "Refraction is a change of direction. It happens because …": the second sentence asks by itself.
    if (/^(?:it) (?:happens|happened|occurs|occurred)/i.test(sentence.text)) return []
    const text = sentence.block.text
    const inverted = invert(text, before.clause)
    const rest = textOf(text, before.clause.rest)
    if (!inverted || hasSecondVerb(before.clause.rest) || SPLIT.test(` ${rest}`)) return []
    const quote = { start: before.quote.start, end: sentence.end }
    const front = ask(`why ${inverted.aux} ${before.subject} ${inverted.verb} ${rest}`)
    return [
      sentenceCandidate(
        read,
        { sentence, quote },
        'cause',
        front,
        `Because ${around[1] ?? ''}${shorten(around[2] ?? '', 22)}`,
        0.84
      )
    ]
  }
  const first = REASON_FIRST.exec(sentence.text)
  if (!first || !/^because\b/i.test(sentence.text)) return []
  const offset = sentence.text.length - (first[2] ?? '').length
  const tokens = sentence.tokens.filter(token => token.start >= sentence.start + offset)
  const clause = parseClause(tokens)
  const reasonClause = parseClause(
    sentence.tokens.slice(1, sentence.tokens.findIndex(token => token === tokens[0]) - 1)
  )
  if (!clause || clause.lead.length > 0 || (pointsBack(clause.subject) && !isPronoun(clause.subject))) return []
  const inverted = invert(sentence.block.text, clause)
  const rest = textOf(sentence.block.text, firstClauseOf(clause.rest))
  if (!inverted || hasSecondVerb(firstClauseOf(clause.rest))) return []
  const text = sentence.block.text
  const reason = first[1] ?? ''
  const pronoun = isPronoun(clause.subject) ? (clause.subject[0]?.lower ?? '') : ''
  if (pronoun === '') {
    const front = ask(`why ${inverted.aux} ${textOf(text, clause.subject)} ${inverted.verb} ${rest}`)
    return [
      sentenceCandidate(read, { sentence, quote: sentence }, 'cause', front, upperFirst(`because ${reason}`), 0.84)
    ]
  }
  // "Because the firm pays little, it produces too much": the name goes into the question, the pronoun into the answer.
  const owner = reasonClause?.subject ?? []
  const fits =
    pronoun === 'they' ? isPlural(owner) : pronoun === 'it' ? !isPlural(owner) : headOf(owner)?.pos === 'PROPN'
  if (!reasonClause || !fits || isPronoun(owner) || pointsBack(owner) || reasonClause.lead.length > 0) return []
  const name = textOf(text, owner)
  const front = ask(`why ${inverted.aux} ${reading.casing.inside(name)} ${inverted.verb} ${rest}`)
  const back = `Because ${pronoun} ${reason.slice(name.length).trim()}`
  return [sentenceCandidate(read, { sentence, quote: sentence }, 'cause', front, back, 0.84)]
}
