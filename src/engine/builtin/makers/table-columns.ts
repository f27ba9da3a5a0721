import { ask } from '#engine/builtin/candidate.ts'
import type { CardType } from '#contract/engine.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

export interface Asked {
  readonly type: CardType
  readonly front: string
}

export const MEANING = /^(?:definition|meanings?|description|what it (?:is|means)|explanation|means)$/i
const WHO = /^(?:who(?: (?:says|said) it)?|speaker|said by|character)$/i
const REMARK =
  /^(?:comments?|notes?|remarks?|extra|info|information|details?|say this|(?:my )?examples?|other|source|page|ref|when|what|how|why|where|result|this means|\W*|dr|cr)\.?$/i
/** "Used for", "made of", "found in": a participle, not a noun. */
const PARTICIPLE =
  /^(?:(?:what (?:it|they)(?:'s| is| are) )?(used|made|found|caused|formed|produced|measured|discovered|invented|affected) (for|in|of|by|from|with|as|to|at|on))$/i
const isYesOrNo = (cell: string): boolean =>
  /^(?:yes|no|none|n\/?a|same|varies|some|[✓✗✔✘x-]|true|false)\b/i.test(cell) && wordCount(cell) <= 3

const plural = (noun: string): boolean => /[^su]s(?:\s|$)/.test(noun)

/** The question a column asks about its row, or nothing: not every head of a column is a noun. */
export function columnQuestion(column: string, cell: string, name: string, corner: string): Asked | undefined {
  const head = column
    .trim()
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/\s*\/\s*/g, ' and ')
  if (isYesOrNo(cell) || /[?]|\b(?:it|they|you|we)\b/i.test(head)) return undefined
  if (WHO.test(head)) return /^["“‘']/.test(name) ? { type: 'question', front: ask(`who says ${name}`) } : undefined
  const [, done, particle] = PARTICIPLE.exec(head) ?? []
  if (done && particle)
    return {
      type: 'question',
      front: ask(`what ${plural(name) ? 'are' : 'is'} ${name} ${done.toLowerCase()} ${particle.toLowerCase()}`)
    }
  if (/^(?:type|kind|sort|class)$/i.test(head))
    return /^\p{L}{3,}$/u.test(corner.trim()) && !/^(?:name|term|word|type)s?$/i.test(corner.trim())
      ? { type: 'question', front: ask(`what type of ${corner.trim().toLowerCase()} is ${name}`) }
      : undefined
  if (
    REMARK.test(head) ||
    wordCount(head) > 4 ||
    /^(?:if|when|how|why|where|who|what)\b|^\p{L}+ (?:when|if|by|to)\b/iu.test(head)
  )
    return undefined
  return isNounPhrase(head) ? { type: 'question', front: '' } : undefined
}

/** "often good for", "ask in particular" name nothing that a thing has. */
function isNounPhrase(head: string): boolean {
  const tokens = tag(head.charAt(0).toLowerCase() + head.slice(1), 0, [])
  return (
    /^(?:NOUN|PROPN|NUM|X)$/.test(tokens.at(-1)?.pos ?? '') &&
    tokens.every(token => !/^(?:AUX|ADV|PRON|SCONJ)$/.test(token.pos)) &&
    tokens[0]?.pos !== 'VERB'
  )
}

/** Columns that are things themselves ("Scotland | Wales"), rows that are what is said of them. */
export const areThings = (corner: string, columns: readonly string[]): boolean =>
  /^\W*$/.test(corner) && columns.length >= 3 && columns.every(column => /^\p{Lu}[\p{L}. ]+$/u.test(column.trim()))

/** "Voting system" in the row, "Scotland" in the column: Scotland's voting system. */
export function rowQuestion(row: string, cell: string, column: string): Asked | undefined {
  // "Can set its own rates" says what is done, not what the thing is.
  if (/^(?:can|could|must|may|might|was|were|is|are|has|have|had|will|would|does|do)\b/i.test(cell)) return undefined
  const isNoun = wordCount(row) <= 3 && !/[?/]|^(?:where|when|who|how|why|what|is|are|can|does|has|if)\b/i.test(row)
  if (!isNoun || isYesOrNo(cell)) return undefined
  const [, done, particle] = PARTICIPLE.exec(row.trim()) ?? []
  if (done && particle)
    return { type: 'question', front: ask(`what is ${column.trim()} ${done.toLowerCase()} ${particle.toLowerCase()}`) }
  const side = /^(?:good|pros?|plus)$/i.test(row)
    ? 'advantage'
    : /^(?:bad|cons?|minus)$/i.test(row)
      ? 'disadvantage'
      : undefined
  if (side) return { type: 'question', front: `${column.trim()}: what is the ${side}?` }
  const label = /^\p{Lu}\p{Lu}/u.test(row) ? row : row.charAt(0).toLowerCase() + row.slice(1)
  if (plural(label) && !/^\d/.test(cell) && (/:/.test(cell) || !/,|\band\b/.test(cell))) return undefined
  if (plural(label) && /^\d/.test(cell)) return { type: 'question', front: `${column.trim()}: how many ${label}?` }
  return { type: 'question', front: `${column.trim()}: what ${plural(label) ? 'are' : 'is'} the ${label}?` }
}
