import { ask } from '#engine/builtin/candidate.ts'
import { firstClauseOf, textOf } from '#engine/builtin/grammar/phrase.ts'
import { isModal } from '#engine/builtin/grammar/clause.ts'
import { invert } from '#engine/builtin/grammar/question.ts'
import type { Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { MONTH_NAME } from '#engine/builtin/text/months.ts'

const MONTH = `(?:${MONTH_NAME})`
const YEAR = '(?:1\\d{3}|20\\d{2})(?:\\s?(?:BCE|BC|AD|CE))?|\\d{1,4}\\s?(?:BCE|BC|AD|CE)'
const WHEN = `(?:(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?),?(?: (?:${YEAR}))?|(?:early |late |mid-)?${MONTH}(?: (?:${YEAR}))?|(?:the )?(?:early |late |mid-|summer of |spring of |autumn of |winter of )?(?:${YEAR})s?)`
const ANY = new RegExp(`\\b(?:${WHEN})\\b`, 'g')
const PHRASE = new RegExp(
  `(?:^|\\s|,\\s)((?:in|on|by|around|about|until|since|from|between|during|after|before)\\s+(?:about\\s|around\\s|c\\.\\s?)?${WHEN}(?:\\s+(?:to|until|and|till)\\s+${WHEN})?)(?=[\\s,.;:)]|$)`,
  'i'
)

const JOINED =
  /\b(?:and|but|or)\s+(?:\w+ly\s+)?(?:\w+ed|was|were|is|are|had|has|took|made|went|gave|became|led|began|fell|rose|won|lost)\b/

/** "The treaty was signed on 28 June 1919": when was it signed? Sentences with two dates are passed over. */
export const date: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const text = sentence.block.text
  const leadText = textOf(text, clause.lead).replace(/,$/, '')
  const rest = textOf(text, firstClauseOf(clause.rest))
  const inLead = PHRASE.exec(leadText)
  const inRest = PHRASE.exec(rest)
  const found = inLead ?? inRest
  const dates = [...sentence.text.matchAll(ANY)].filter(match => /\d/.test(match[0]) || match[0].length > 4)
  const phrase = found?.[1] ?? ''
  const isRange = /\s(?:to|until|and|till)\s/.test(phrase)
  if (!inLead && inRest && /\b(?:that|which|who|whose|where|because)\b/.test(rest.slice(0, inRest.index))) return []
  // "…, and from there ships carried it to Sicily in 1347": the date of another clause.
  if (!inLead && found && /,\s(?:and|but|yet|while|whereas|so)\s/.test(rest.slice(0, found.index + 1))) return []
  // "a ship": which, only its date would tell.
  if (/^an? (?:\p{Ll}+ )*\p{Ll}+$/u.test(subject)) return []
  if (!found || dates.length > (isRange ? 2 : 1)) return []
  if (clause.lead.length > 0 && leadText.toLowerCase() !== phrase.toLowerCase()) return []
  const inverted = clause.verbs.some(isModal) ? undefined : invert(text, clause)
  if (!inverted) return []
  let event = inLead ? rest : `${rest.slice(0, found.index)}${afterDate(rest.slice(found.index + found[0].length))}`
  event =
    event.split(
      /,\s+(?:which|who|where|when|but|yet|and|so|although|because|as|after|with|leading|causing|making|ending|marking|beginning)\b|;|\s(?:because|although|so that|when|after|before|while)\s/
    )[0] ?? ''
  if (JOINED.test(event) || (event.trim() === '' && inverted.verb === '')) return []
  const isOpen = /^(?:by|until|since|after|before|during)/i.test(phrase)
  const opener = /^(?:until|since)/i.test(phrase)
    ? `${phrase.split(' ')[0]?.toLowerCase() ?? ''} when`
    : /^by/i.test(phrase)
      ? 'by when'
      : 'when'
  if (/^(?:after|before|during)/i.test(phrase)) return []
  const front = ask(`${opener} ${inverted.aux} ${subject} ${inverted.verb} ${event.trim()}`)
  // "On 2 March" alone says no year, and "a day remembered as …" belongs to the date, not to the event.
  if (!/\d{3,4}|\bBCE?\b|century/.test(`${phrase} ${front}`)) return []
  if (inLead && /^an? (?:day|date|month|year|moment|time)\b/.test(subject)) return []
  const answer = upperFirst(phrase.replace(isRange ? /^(?=x)/ : /^(?:in|on|by|until|since)\s+/i, ''))
  return [sentenceCandidate(read, statement, 'date', front, answer, isOpen ? 0.78 : 0.88)]
}

/** What stands behind a date belongs to the event only when it goes straight on. */
const afterDate = (tail: string): string =>
  /^\s+(?!and\b|but\b)[a-z]/.test(tail) ? tail : tail.startsWith(' at') ? tail : ''

const SPAN_IN_BRACKETS = new RegExp(
  `^((?:The )?[\\p{L}’' -]{3,50}?)\\s+\\(((?:c\\.\\s?)?(?:${YEAR})(?:\\s?[–-]\\s?(?:${YEAR}|\\d{2}))?)\\)`,
  'u'
)

/** "The Great War (1914–1918)": when was it? A person's years are not asked. */
export const datedName: Maker = ({ statement, read }) => {
  const { sentence, subject } = statement
  const [, name = '', years = ''] = SPAN_IN_BRACKETS.exec(sentence.text) ?? []
  const isEvent =
    /\b(?:war|battle|revolution|conference|treaty|act|crisis|plan|siege|reign|empire|dynasty|rebellion|uprising|plot|pact|famine|depression|age|period|era|campaign|election|congress)\b/i
  if (name === '' || !isEvent.test(name)) return []
  return [sentenceCandidate(read, statement, 'date', ask(`when was ${subject.replace(/\s*\(.*$/, '')}`), years, 0.86)]
}
