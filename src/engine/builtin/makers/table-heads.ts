import type { Casing } from '#engine/text/casing.ts'
import { isCommon } from '#engine/text/tables/common.ts'
import { isSpecific } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import { tag } from '#engine/text/tagger.ts'
import { wordCount, wordsOf } from '#engine/text/words.ts'

export const MEANING = /^(?:definition|meanings?|description|what it (?:is|means)|explanation|means)$/i
const words = (list: string): string => list.trim().replaceAll(/\s+/g, '|').replaceAll('_', ' ')
/** What a thing has one of, so that "the … of" it is English. */
const OF = words(`age amount area author boiling_point capital cause charge colour cost creator currency density depth
  diameter direction duration energy equation formula founder frequency function height inventor job length leader location
  mass melting_point nature number pH population position purpose role shape site size speed state structure substrate
  symbol temperature unit use value volume wavelength weight width atomic_number`)
/** What a thing may have too, asked behind its name. */
const ALSO = words(`aim benefit case climate consequence danger disease effect enzyme gland habitat hardness hazard
  hormone indicator limitation method mineral monomer movement organ outcome polymer problem process product property rate
  reactant reagent religion risk rule salt solution source strength style symptom technique test texture theme theory
  treatment vector weakness`)
const OF_HEAD = new RegExp(`(?:^|\\s)(?:${OF})s?$`, 'i')
const ALSO_HEAD = new RegExp(`(?:^|\\s)(?:${ALSO})(?:s|es)?$`, 'i')

/** How a column's head can be asked: as "the … of" the row, behind the row's name, or in its own letters only. */
export function frameOf(head: string): 'of' | 'also' | undefined {
  if (wordCount(head) > 3 || /\s(?:at|in|on|for|by|to|with|from)\s/i.test(head)) return undefined
  return OF_HEAD.test(head) ? 'of' : ALSO_HEAD.test(head) ? 'also' : undefined
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
  sideOf(head) !== undefined || MEANING.test(head) || frameOf(head) !== undefined

const ASPECT =
  /^(?:(?:(?:main|key|chief|total|average) )?(?:starts?|ends?|begins?|results?|outcomes?|aims?|purpose|origin|value|limitations?|limits?|causes?|effects?|problems?|leaders?|population|area|size|cost|speed|colour|examples?|features?|aspects?|property|criterion|characteristics?|points?|comparison|factors?|structure|function|location|place|date|when|where|who|why|how|what|method|strengths?|weakness(?:es)?|advantages?|disadvantages?|uses?|type|kind|number|members?|source|good|bad|pros?|cons?|definition|meaning|role|unit|formula)\b.*)?$/i
/** "Result", "Population", "Storage cost": something that is said of a thing, not a thing. */
export const isAspect = (text: string): boolean =>
  // "Source A", "Town K": one of several things.
  !/\s\p{Lu}$/u.test(text.trim()) && (ASPECT.test(text.trim()) || isCommon(wordsOf(text).at(-1) ?? ''))

const CLAUSE =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|it|they|you|we|i)\b|[?!:;=→]|->/i

/** Whether a row or a column is named by a noun phrase, as far as can be seen. */
export function isNounPhrase(text: string): boolean {
  const name = text.trim()
  if (wordCount(name) > 6 || CLAUSE.test(name) || !/^\p{L}/u.test(name)) return false
  if (/^(?:if|when|how|why|what|where|who|which|not|no|more|less|to|in|on|at|by|for|with|from)\b/i.test(name))
    return false
  const last = tag(name.replace(/\s*\([^)]*\)$/, ''), 0, []).at(-1)
  return !/^(?:ADP|SCONJ|CCONJ|PRON|ADV|PART|DET|AUX)$/.test(last?.pos ?? '')
}

/** A cell that says nothing by itself: a sign, yes or no, "as above", a number of nothing. */
export function isEmptyCell(cell: string, head: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(cell) || /^(?:yes|no|none|n\/?a|same|varies|some|true|false|both|neither)\b/i.test(cell))
    return true
  if (/^(?:as|see|same as|like) (?:for |in )?\p{L}+$|\bditto\b/iu.test(cell)) return true
  return (
    /^[\d.,\s%–-]+$/.test(cell) &&
    !/[([%]|\b(?:number|hardness|population|year|date|age|pH|charge|mass|value|amount|how many|seats?|temperature)\b/i.test(
      head
    )
  )
}

/** A head or a name as it reads inside a line: tables begin every cell with a capital, so that only a rare word keeps its own. */
export function plainIn(text: string, casing: Casing): string {
  const inside = casing.inside(text)
  return inside !== text || isSpecific(stemOf(wordsOf(text)[0] ?? '')) ? inside : casing.common(text)
}
