import { ask, type Candidate } from '#engine/builtin/candidate.ts'
import { isNounPhrase } from '#engine/builtin/makers/table-heads.ts'
import { hasThingsAbove, isParallel } from '#engine/builtin/makers/table-sides.ts'
import { areThings } from '#engine/builtin/makers/table-columns.ts'
import { isProperty } from '#engine/builtin/makers/table-heads.ts'
import type { ReadBlock, Reading } from '#engine/builtin/read.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { stem, wordCount } from '#engine/builtin/text/words.ts'
import { bullets } from '#engine/builtin/makers/listed.ts'

/** "Advantages", "Costs of holding stock", "Arguments for": the name of a list, not of a property. */
const LIST_HEAD =
  /^(?:the )?(?:main |key )?(advantages?|disadvantages?|pros|cons|for|against|strengths|weaknesses|benefits|drawbacks|costs|similarities|differences|positives|negatives|limitations|arguments (?:for|against)|causes|effects|consequences|reasons|uses|problems|solutions|risks|winners|losers|push factors|pull factors|examples|needs|wants|rights|duties|inputs|outputs)(?:\s+(of|for|to|in|against)\s+(.+))?$/i

/** "For the process", "push (from origin)": as the name of a list. */
const listed = (head: string): string =>
  head
    .trim()
    .replace(/^(push|pull)\b.*$/i, '$1 factors')
    .replace(/^(for|against) (?=\p{L})(.+)$/iu, 'arguments $1 $2')

/** What all rows of a table share: found once, with its first row. */
export interface Table {
  /** From the first to the last. */
  readonly rows: readonly ReadBlock[]
  readonly isOfNumbers: boolean
  /** The things stand in the head, what is said of them in the rows. */
  readonly isTurned: boolean
  /** Neither column names what stands in the other. */
  readonly isParallel: boolean
  /** What each row is called, its words by their stems, with a space at either end; empty for what is too short. */
  readonly names: readonly string[]
}

const tables = new WeakMap<ReadBlock, Table>()

/** The table a row stands in. */
export function tableAround(reading: Reading, index: number): Table {
  const own = reading.blocks[index]
  const known = own && tables.get(own)
  if (known) return known
  const rows = rowsAround(reading, index)
  const names = rows.map(row => {
    const name = (row.block.cells?.[0] ?? '').toLowerCase().trim()
    return name.length > 3 ? stemsOf(name) : ''
  })
  const header = own?.block.header ?? []
  const [corner = '', ...columns] = header
  const firsts = rows.map(row => row.block.cells?.[0] ?? '')
  const table = {
    rows,
    isOfNumbers: isOfNumbers(rows),
    // "Made of | Good | Bad" are said of what stands in the rows, however everyday their names.
    isTurned:
      areThings(corner, columns) ||
      (columns.length >= 2 && !columns.some(isProperty) && hasThingsAbove(header, firsts)),
    isParallel: isParallel(
      header,
      rows.map(row => row.block.cells ?? []),
      reading.casing
    ),
    names
  }
  for (const row of rows) tables.set(row, table)
  return table
}

/** The stems of a text's words, each between two spaces: one text names another whose stems are in its own. */
export const stemsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(stem)
    .join(' ')} `

function rowsAround(reading: Reading, index: number): readonly ReadBlock[] {
  const header = reading.blocks[index]?.block.header?.join('|')
  const isRow = (at: number): boolean => {
    const block = reading.blocks[at]?.block
    return block?.kind === 'table-row' && block.header?.join('|') === header
  }
  let [from, to] = [index, index]
  while (isRow(from - 1)) from -= 1
  while (isRow(to + 1)) to += 1
  return reading.blocks.slice(from, to + 1)
}

/** Two lists side by side: no column names what the others tell of. */
export const isTwoLists = (header: readonly string[]): boolean =>
  header.length >= 2 && header.every(head => LIST_HEAD.test(listed(head)) || /^arguments /.test(listed(head)))

const plural = (noun: string): string =>
  /^pros$/i.test(noun) || /^for$/i.test(noun)
    ? 'advantages'
    : /^(?:cons|against)$/i.test(noun)
      ? 'disadvantages'
      : /^positives$/i.test(noun)
        ? 'advantages'
        : /^negatives$/i.test(noun)
          ? 'disadvantages'
          : noun.toLowerCase().replace(/^(advantage|disadvantage)$/, '$1s')

/** One list card a column: what stands beside each other has nothing to do with each other. */
export function listColumns(reading: Reading, index: number): Candidate[] {
  const { rows } = tableAround(reading, index)
  const [first] = rows
  const { header } = first?.block ?? {}
  if (!first || !header || first !== reading.blocks[index]) return []
  const topic = topicOf(first.headings)
  return header.flatMap((head, column): Candidate[] => {
    const [, side = '', what = ''] = /^(arguments (?:for|against)) (.+)$/i.exec(listed(head)) ?? []
    const [, noun = side.toLowerCase(), , of = what] = side === '' ? (LIST_HEAD.exec(listed(head)) ?? []) : []
    const items = rows.map(row => (row.block.cells?.[column] ?? '').trim()).filter(cell => /\p{L}/u.test(cell))
    const words = items.reduce((sum, item) => sum + wordCount(item), 0)
    if (items.length < 2 || items.length > 7 || words > 34 || items.some(item => item.includes('|'))) return []
    const about = of || (topic && isNounPhrase(topic) ? reading.casing.inside(topic) : '')
    if (about === '') return []
    const link = /^arguments/.test(noun) ? '' : ' of'
    return [
      {
        type: 'list',
        kind: 'basic',
        front: ask(`what are the ${plural(noun)}${link} ${about}`),
        back: bullets(items.map(item => item.replace(/[.;,]$/, ''))),
        block: first.block,
        quote: { start: 0, end: first.block.text.length },
        headings: first.headings,
        trust: 0.86
      }
    ]
  })
}

/** Sums, accounts and measurements: most cells are numbers. */
function isOfNumbers(rows: readonly ReadBlock[]): boolean {
  const cells = rows.flatMap(row => row.block.cells?.slice(1) ?? []).filter(cell => cell.trim() !== '')
  const numbers = cells.filter(cell => /^[^\p{L}]*\d[^\p{L}]*$/u.test(cell)).length
  return cells.length > 0 && numbers / cells.length > 0.6
}
