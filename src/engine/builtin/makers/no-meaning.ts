import type { Told } from '#engine/builtin/makers/told.ts'
import { wordCount } from '#engine/builtin/text/words.ts'
import { MONTH_NAME, SHORT_MONTH } from '#engine/builtin/text/months.ts'

const MONTH = new RegExp(String.raw`^(?:${MONTH_NAME}|${SHORT_MONTH})\b`)
/** Amounts, moments and orders in front of a name: a remark about it, not the name of something. */
const LOOSE_NAME =
  /^(?:most|some|lots?|many|few|no|more|less|all|after|before|during|with|without|when|if|main|extra|other|another|big|check|checks|see|use|draw|also|even|only|every|each|any|both)\b|\be\.?g\b|\bvs?\b|\s[&/]\s|\*/i

const DATED = new RegExp(String.raw`,? (?:(?:${MONTH_NAME}|${SHORT_MONTH})\.? )?\d{4}$`)
/** Names alone: "Cohen", "George Gerbner". */
export const isNames = (meaning: string): boolean => {
  const names = meaning.replace(DATED, '')
  return (
    wordCount(names) <= 4 &&
    /^\p{Lu}/u.test(names) &&
    (wordCount(names) > 1 || names !== meaning || !/\p{Ll}{9}/u.test(names)) &&
    names.split(/\s+/).every(word => /^(?:\p{Lu}[\p{L}’'.-]*|and|&|de|van|von|of|to|from|the|in)$/u.test(word))
  )
}

/** Whether "term: meaning" tells something of the term other than what it means. */
export function saysNoMeaning(line: Told): boolean {
  const { term, meaning } = line
  if (LOOSE_NAME.test(term) || isNames(meaning) || MONTH.test(meaning) || /^\d/.test(meaning)) return true
  if ((meaning.match(/\b\p{L}?\d+/gu)?.length ?? 0) >= 4 || /^(?:by|at|on|with|because|so)\b/i.test(meaning))
    return true
  if (
    /^(?:hardly|almost|about|usually|mostly|only|just|still|yes|no|soon|later|then|now|depends|see|not sure|maybe)\b/i.test(
      meaning
    )
  )
    return true
  // "LANDFILL": a label in capitals needs more than a word or two.
  if (/^\p{Lu}{5,}$/u.test(term) && wordCount(meaning) <= 3) return true
  // "sea level rises for two reasons": a sentence in front of a colon.
  const { name } = line
  if (name.length >= 4 && name.slice(1, -1).some(token => token.pos === 'VERB' && /[^s]s$/.test(token.lower)))
    return true
  // "Permeable to water", "cheap, but takes up space": what it is like.
  const [first, second] = line.tokens
  if (wordCount(meaning) <= 2 && first?.pos === 'VERB') return true
  return (
    first?.pos === 'ADJ' && (second === undefined || second.text === ',' || /^(?:ADP|CCONJ|SCONJ)$/.test(second.pos))
  )
}
