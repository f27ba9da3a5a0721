/** An examiner's short words about a point. The first list is read in any case, the second only as it stands. */
const SHORT = String.raw`o\.?w\.?t\.?t\.?e\.?|o\.?r\.?a\.?|e\.?c\.?f\.?(?: from [\w()]+)?|cao|cso|isw|soi|nfww|www|ft|f\.?t\.? from [\w()]+|dep(?:\.| on [\w()*]+)?|o\.?e\.?|own figure|seen|BOD`
const CAPITAL = String.raw`AW|AVP|AG|OF|CON|eq`
const BEHIND = new RegExp(
  String.raw`(?:\s*[;,]?\s*[[(](?<bracketed>${SHORT}|${CAPITAL})[\])]|(?:\s+|\s*[;,]\s*)(?<bare>${SHORT}|${CAPITAL}))\s*[;,.]?\s*$`,
  'i'
)
const ALONE = new RegExp(
  String.raw`^[[(]?(?:${SHORT}|${CAPITAL})[\])]?(?:\s*[;·,/]\s*(?:${SHORT}|${CAPITAL}))*\s*[;.]?$`,
  'i'
)
/** Words that end as a rule does: "the lift", "it was seen". */
const LIKE_WORDS = /^(?:seen|eq|ft|con|of|ora)$/
const SENTENCE = /^(?:I(?= [a-z])|ignore|condone|nb|note(?: that)?|do not penalise|penalise|credit)\b:?\s+.+/
const ANY_SENTENCE =
  /^(?:(?:isw|ora|ecf|aw) (?:after|throughout|from|for|if|applies)|ignore|condone|nb|note(?: that)?:?|do not penalise|penalise|apply (?:list|ecf))\b/i

/** A line that is nothing but a rule: "ORA", "AVP", "ignore references to heat". */
export const isRule = (text: string, isShorthand: boolean): boolean =>
  ALONE.test(text) || ANY_SENTENCE.test(text) || (isShorthand && SENTENCE.test(text))

/** The text of a point without the rules behind it. */
export function rulesIn(line: string): { readonly text: string; readonly rules: string[] } {
  const rules: string[] = []
  let text = line
  for (let found = BEHIND.exec(text); found; found = BEHIND.exec(text)) {
    const { bracketed, bare } = found.groups ?? {}
    if (bare !== undefined && LIKE_WORDS.test(bare) && bare !== 'ft') break
    rules.unshift(bracketed ?? bare ?? '')
    text = text.slice(0, found.index).trim()
  }
  const rounds = /\bawrt\b/i.test(text) ? ['awrt'] : []
  return { text, rules: [...new Set([...rounds, ...rules])] }
}
export const followsThrough = (rules: readonly string[]): boolean =>
  rules.some(rule => /^(?:e\.?c\.?f|f\.?t)/i.test(rule))
