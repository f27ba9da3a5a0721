import { ask } from '#engine/builtin/candidate.ts'
import type { CardType } from '#contract/engine.ts'
import {
  EVENT,
  frameOf,
  isEmptyCell,
  isNounPhrase,
  MEANING,
  PARTICIPLE,
  REMARK,
  sideOf,
  WHEN,
  WHO
} from '#engine/builtin/makers/table-heads.ts'
import { whenQuestion } from '#engine/builtin/makers/when.ts'
import { saysNoMeaning } from '#engine/builtin/makers/no-meaning.ts'
import { told } from '#engine/builtin/makers/told.ts'
import { wordCount } from '#engine/builtin/text/words.ts'
import { lowerUnlessAcronym } from '#engine/builtin/text/casing.ts'

export interface Asked {
  readonly type: CardType
  readonly front: string
  readonly trust: number
}

export interface Row {
  /** The first cell as it reads inside a question. */
  readonly name: string
  /** The name of the first column. */
  readonly corner: string
  /** The name is an adjective that took the column's noun: a sort of thing. */
  readonly isSort?: boolean
}

const plural = (noun: string): boolean => /[^su]s(?:\s|$)/.test(noun)
const question = (front: string, trust = 0.82): Asked => ({ type: 'question', front, trust })

/** The question a column asks about its row, or nothing: not every head of a column is a noun. */
export function columnQuestion(
  column: string,
  cell: string,
  row: Row,
  before: string,
  after: string
): Asked | undefined {
  const { name, corner } = row
  const full = column.trim()
  const head = full.replace(/\s*\([^)]*\)$/, '').replace(/\s*\/\s*/g, ' and ')
  if (/^what(?: it is)?$/i.test(full) && MEANING.test(after))
    return { type: 'definition', front: ask(`what is ${name}`), trust: 0.86 }
  // "Acid +", "Value (ignore the minus)": rows that are amounts or halves of a sum.
  if (/[+=<>×÷]|^(?:values?|amounts?|scores?|sizes?|range)\b/i.test(corner)) return undefined
  // Behind another column the meaning is what the thing stands for.
  if (MEANING.test(full) && /^what$/i.test(before.trim())) return question(`${name}: what is the meaning?`, 0.8)
  if (MEANING.test(full))
    return saysNoMeaning(told(name, cell))
      ? undefined
      : { type: 'definition', front: ask(`what is meant by ${name}`), trust: 0.9 }
  if (WHEN.test(corner.trim()) && EVENT.test(full))
    return { type: 'date', front: `What happened in ${name}?`, trust: 0.84 }
  if (WHEN.test(full)) {
    if (!/\d/.test(cell)) return undefined
    const front = whenQuestion(name)
    return front === undefined ? undefined : { type: 'date', front: ask(front), trust: 0.8 }
  }
  if (WHO.test(head)) return /^["“‘']/.test(name) ? question(ask(`who says ${name}`)) : undefined
  if (isEmptyCell(cell, full) || /[?]|\b(?:it|they|you|we|i)\b/i.test(head)) return undefined
  if (!isNounPhrase(name)) return undefined
  const side = sideOf(full)
  if (side) return question(sideQuestion(name, side, cell))
  const [, done, particle] = PARTICIPLE.exec(head) ?? []
  if (done && particle) {
    // "Made of: wireless" says how it is.
    if (/^\p{L}+(?:less|ful|ous|ive|able|al|ic)$/iu.test(cell.trim())) return undefined
    return question(ask(`what ${plural(name) ? 'are' : 'is'} ${name} ${done.toLowerCase()} ${particle.toLowerCase()}`))
  }
  if (/^(?:type|kind|sort|class)$/i.test(head))
    return /^\p{L}{3,}$/u.test(corner.trim()) && !/^(?:name|term|word|type)s?$/i.test(corner.trim())
      ? question(ask(`what type of ${corner.trim().toLowerCase()} is ${name}`))
      : undefined
  if (REMARK.test(head) || !isNounPhrase(head) || /^["“]/.test(cell)) return undefined
  return framed(head, row)
}

const sideQuestion = (name: string, side: string, cell: string): string =>
  /[,;]/.test(cell.replace(/,? (?:such as|like|e\.?g\.?) .*$/i, ''))
    ? `${name}: what are the ${side}s?`
    : `${name}: what is the ${side}?`

function framed(head: string, { name, corner, isSort }: Row): Asked | undefined {
  const frame = frameOf(head)
  const verb = plural(head) ? 'are' : 'is'
  if (frame === 'of')
    return question(
      ask(`what ${verb} the ${lowerUnlessAcronym(head)} of ${isSort ? manyOf(name) : inFull(name, corner)}`)
    )
  if (frame === 'also') return question(`${name}: what ${verb} the ${lowerUnlessAcronym(head)}?`)
  return undefined
}

/** "Link" below "Layer" is the link layer. */
const inFull = (name: string, corner: string): string =>
  /^(?:layer|stage|phase|zone|level|period|era|sector|style|school)$/i.test(corner.trim()) && wordCount(name) <= 2
    ? `the ${lowerUnlessAcronym(name)} ${corner.trim().toLowerCase()}`
    : name

const manyOf = (name: string): string => (/s$/.test(name) ? name : `${name}s`)

/** Columns that are things themselves ("Scotland | Wales"), rows that are what is said of them. */
export const areThings = (corner: string, columns: readonly string[]): boolean =>
  /^\W*$/.test(corner) && columns.length >= 3 && columns.every(column => /^\p{Lu}[\p{L}. ]+$/u.test(column.trim()))

/** "Voting system" in the row, "Scotland" in the column: Scotland's voting system. */
export function rowQuestion(row: string, cell: string, column: string): Asked | undefined {
  const [, done, particle] = PARTICIPLE.exec(row.trim()) ?? []
  if (done && particle) return question(ask(`what is ${column.trim()} ${done.toLowerCase()} ${particle.toLowerCase()}`))
  const side = sideOf(row)
  if (side && !isEmptyCell(cell, row)) return question(sideQuestion(column.trim(), side, cell), 0.8)
  if (/^(?:examples?|what)$/i.test(row.trim())) return undefined
  // "Can set its own rates" says what is done, not what the thing is.
  if (/^(?:can|could|must|may|might|was|were|is|are|has|have|had|will|would|does|do)\b/i.test(cell)) return undefined
  const isNoun =
    frameOf(row) !== 'neutral' &&
    wordCount(row) <= 3 &&
    !/[?/]|^(?:where|when|who|how|why|what|is|are|can|does|has|if)\b/i.test(row)
  if (!isNoun || isEmptyCell(cell, `number ${row}`)) return undefined
  const label = lowerUnlessAcronym(row)
  if (plural(label) && !/^\d/.test(cell) && (/:/.test(cell) || !/,|\band\b/.test(cell))) return undefined
  if (plural(label) && /^\d/.test(cell)) return question(`${column.trim()}: how many ${label}?`, 0.8)
  return question(`${column.trim()}: what ${plural(label) ? 'are' : 'is'} the ${label}?`, 0.8)
}
