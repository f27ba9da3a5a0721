import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import type { Casing } from '#engine/builtin/text/casing.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { wordCount, wordsOf } from '#engine/builtin/text/words.ts'

export const MEANING = /^(?:definition|meanings?|description|what it (?:is|means)|explanation|means)$/i
/** Heads of a first column below which stands what things are compared in. */
export const ASPECTS = /^(?:|features?|aspects?|property|criterion|characteristics?|points?|comparison|factors?)$/i
export const EVENT = /^(?:event|what happened|events?)$/i
export const WHEN = /^(?:date|year|when|time)$/i
export const WHO = /^(?:who(?: (?:says|said) it)?|speaker|said by|character)$/i
export const REMARK =
  /^(?:comments?|notes?|remarks?|extra|info|information|details?|say this|(?:my )?examples?|other|source|page|ref|when|what|how|why|where|result|this means|dr|cr)\.?$/i
/** "Used for", "made of", "found in": a participle, not a noun. */
export const PARTICIPLE =
  /^(?:(?:what (?:it|they)(?:'s| is| are) )?(used|made|found|caused|formed|produced|measured|discovered|invented|affected) (for|in|of|by|from|with|as|to|at|on))$/i

const words = (list: string): string => list.trim().replaceAll(/\s+/g, '|')
/** What a thing has one of, so that "the … of" it is English. */
const OF = words(`age amount area author boiling_point capital cause charge colour cost creator currency density depth
  diameter direction duration effect energy equation formula founder frequency function height inventor job length
  leader location mass melting_point name nature number pH population position product purpose result role shape site
  size source speed state structure substrate substance symbol temperature unit use value volume wavelength weight width
  atomic_number`).replaceAll('_', ' ')
/** What a thing may have too, asked behind its name. */
const ALSO =
  words(`advantage aim benefit case climate consequence danger defence disadvantage disease downside drawback drug
  enzyme gas gland habitat hardness hazard hormone indicator ion limitation method mineral mood monomer movement organ outcome
  polymer problem process property rate reactant reagent religion rhythm risk rule salt solution solvent strength style
  symptom technique tempo test texture theme theory title treatment vector weakness advocate`)
const OF_HEAD = new RegExp(`(?:^|\\s)(?:${OF})(?:s|es)?$`, 'i')
const ALSO_HEAD = new RegExp(`(?:^|\\s)(?:${ALSO}|weakness|propertie)(?:s|es)?$`, 'i')
/** "Salts formed". */
const MADE_HEAD = /^\p{L}+s (?:formed|produced|used|needed|made|released|involved)$/iu

/** How a column's head can be asked: as "the … of" the row, behind the row's name, or in its own letters only. */
export type Frame = 'of' | 'also' | 'neutral'
export function frameOf(head: string): Frame {
  // "Area covered", "positive result": the last word alone decides, and one that is vague decides nothing.
  if (/\sresults?$/i.test(head)) return 'neutral'
  if (/\s(?:at|in|on|for|by|to|with|from)\s/i.test(head)) return 'neutral'
  if (wordCount(head) <= 3 && OF_HEAD.test(head))
    return /\s(?:effect|product|source|name)s?$/i.test(head) ? 'also' : 'of'
  return (wordCount(head) <= 3 && ALSO_HEAD.test(head)) || MADE_HEAD.test(head) ? 'also' : 'neutral'
}

/** "Good", "pros", "+": what a student's table calls an advantage. */
export const sideOf = (head: string): 'advantage' | 'disadvantage' | undefined =>
  /^(?:good(?: points?| things?)?|pros?|plus(?:es)?|\+|for|advantages?|strengths?|positives?|👍|✓)$/i.test(head.trim())
    ? 'advantage'
    : /^(?:bad(?: points?| things?)?|cons?|minus(?:es)?|[-–−—]|against|disadvantages?|weakness(?:es)?|negatives?|✗)$/i.test(
          head.trim()
        )
      ? 'disadvantage'
      : undefined

/** Whether a head names what a thing has, is made of or is good for, and so no thing. */
export const isProperty = (head: string): boolean =>
  sideOf(head) !== undefined ||
  PARTICIPLE.test(head.trim()) ||
  MEANING.test(head.trim()) ||
  frameOf(head.trim()) !== 'neutral'

const CLAUSE =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|it|they|you|we|goes|i)\b|[?!:;=→]|->/i

/** Whether a row or a column is named by a noun phrase, as far as can be seen. */
export function isNounPhrase(text: string): boolean {
  const name = text.trim()
  if (name === '' || wordCount(name) > 6 || CLAUSE.test(name) || !/\p{L}/u.test(name)) return false
  if (
    /^(?:if|when|how|why|what|where|who|which|not|no|never|between|more than|less than|over|under|about|to|in|on|at|by|for|with|from|don['’]t)\b/i.test(
      name
    )
  )
    return false
  if (/^["“‘']|["”]$/.test(name)) return false
  const tokens = tag(name.replace(/\s*\([^)]*\)$/, ''), 0, [])
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (/^(?:ADP|SCONJ|CCONJ|PRON|ADV|PART|DET|AUX)$/.test(last?.pos ?? '')) return false
  return !(tokens.length > 1 && first?.pos === 'VERB' && /[^s]s$/.test(first.lower))
}

/** A cell that says nothing by itself: a sign, yes or no, "as above", a number of nothing. */
export function isEmptyCell(cell: string, head: string): boolean {
  const text = cell.trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return true
  if (
    /^(?:yes|no|none|n\/?a|same|varies|some|true|false|correct|wrong|both|neither|x)\b/i.test(text) &&
    wordCount(text) <= 3
  )
    return true
  if (/^(?:as|see|same as|like|similar to) (?:for |in |with )?(?:above|below|\p{L}+)$|\bditto\b/iu.test(text))
    return true
  return (
    /^[\d.,\s%–-]+$/.test(text) &&
    !/[([%]|\b(?:number|hardness|population|year|date|age|pH|charge|mass|value|amount|how many|wards?|seats?|temperature)\b/i.test(
      head
    )
  )
}

/** A head or a name as it reads inside a line: tables begin every cell with a capital, so that only a rare word keeps its own. */
export function plainIn(text: string, casing: Casing): string {
  const inside = casing.inside(text)
  return inside !== text || isSpecific(term(wordsOf(text)[0] ?? '')) ? inside : casing.common(text)
}
