import { ask, shorten } from '#engine/builtin/candidate.ts'
import { isPronoun, textOf } from '#engine/builtin/grammar/phrase.ts'
import { invert } from '#engine/builtin/grammar/question.ts'
import { parseClause } from '#engine/builtin/grammar/clause.ts'
import type { LooseMaker, Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { statementOf } from '#engine/builtin/statement.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'

const SPLIT = /,?\s+(because of|because|due to|owing to|on account of|as a result of|in order to|so that|thanks to)\s+/

const LEADIN: Readonly<Record<string, string>> = {
  because: 'Because',
  'because of': 'Because of',
  'due to': 'Because of',
  'owing to': 'Because of',
  'on account of': 'Because of',
  'thanks to': 'Because of',
  'as a result of': 'As a result of',
  'in order to': 'To',
  'so that': 'So that'
}

/** "Y because X": why Y? */
export const cause: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const rest = textOf(sentence.block.text, clause.rest)
  const match = SPLIT.exec(` ${rest}`)
  const word = match?.[1] ?? ''
  if (!match || (clause.lead.length > 0 && !isTimeOrPlace(textOf(sentence.block.text, clause.lead)))) return []
  const effect = ` ${rest}`.slice(0, match.index).trim()
  const reason = ` ${rest}`.slice(match.index + match[0].length)
  if (/\b(?:partly|mainly|largely|mostly|simply|not|only|just|is|are|was|were|be|both|,)$/.test(effect)) {
    if (!/\b(?:partly|mainly|largely|mostly)$/.test(effect)) return []
  }
  const inverted = invert(sentence.block.text, clause)
  if (!inverted || SPLIT.test(` ${reason}`) || joinsAnotherVerb(effect)) return []
  const tidy = effect.replace(/\s*\b(?:partly|mainly|largely|mostly)$/, '').replace(/,$/, '')
  const lead = textOf(sentence.block.text, clause.lead).replace(/,$/, '')
  const time = lead ? ` ${lead.charAt(0).toLowerCase()}${lead.slice(1)}` : ''
  const front = ask(`why ${inverted.aux} ${subject} ${inverted.verb} ${tidy}${time}`)
  return [
    sentenceCandidate(
      read,
      statement,
      'cause',
      front,
      `${LEADIN[word] ?? 'Because'} ${shorten(reason, 22)}`,
      word === 'so that' ? 0.78 : 0.9
    )
  ]
}

const isTimeOrPlace = (lead: string): boolean =>
  /^(?:in|by|at|on|during|after|before|under)\b/i.test(lead) && lead.split(' ').length <= 7

/** "invaded Poland and bombed Warsaw": do-support would leave the second verb wrong. */
const joinsAnotherVerb = (effect: string): boolean =>
  /\b(?:and|but|or)\s+(?:\w+ly\s+)?(?:\w+ed|was|were|is|are|had|has|took|made|went|gave|became|led)\b/.test(effect)

const REASON_FIRST = /^(?:because|since|as)\s+(.{8,140}?),\s+(.+)$/i
const THIS_IS_BECAUSE =
  /^(?:this|that|it) (?:is|was|happens|happened|occurs|occurred) (?:mainly |partly |largely )?because (of )?(.+?)[.!]?$/i

/** "Because X, Y" and "Y. This is because X." */
export const causeAround: LooseMaker = ({ sentence, read, reading }) => {
  const around = THIS_IS_BECAUSE.exec(sentence.text)
  if (around && sentence.previous) {
    const before = statementOf(sentence.previous, reading, undefined)
    if (!before || before.clause.lead.length > 0) return []
    const text = sentence.block.text
    const inverted = invert(text, before.clause)
    const rest = textOf(text, before.clause.rest)
    if (!inverted || joinsAnotherVerb(rest) || SPLIT.test(` ${rest}`)) return []
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
  if (!clause || clause.lead.length > 0 || isPronoun(clause.subject)) return []
  const inverted = invert(sentence.block.text, clause)
  const rest = textOf(sentence.block.text, clause.rest)
  if (!inverted || joinsAnotherVerb(rest)) return []
  const subject = textOf(sentence.block.text, clause.subject)
  const front = ask(`why ${inverted.aux} ${subject} ${inverted.verb} ${rest}`)
  return [
    sentenceCandidate(
      read,
      { sentence, quote: sentence },
      'cause',
      front,
      upperFirst(`because ${first[1] ?? ''}`),
      0.84
    )
  ]
}
