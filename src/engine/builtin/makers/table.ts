import type { Candidate } from '#engine/builtin/candidate.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import { columnQuestion, rowQuestion, type Asked, type Row } from '#engine/builtin/makers/table-columns.ts'
import { writtenRows } from '#engine/builtin/makers/table-rows.ts'
import { comparison, isComparison } from '#engine/builtin/makers/table-compare.ts'
import { MEANING, plainIn, sideOf } from '#engine/builtin/makers/table-heads.ts'
import { isTwoLists, listColumns, stemsOf, tableAround, type Table } from '#engine/builtin/makers/table-lists.ts'
import { isAspect } from '#engine/builtin/makers/table-sides.ts'
import type { ReadBlock, Reading } from '#engine/builtin/read.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

/** Rows of a table with a header: definitions, dates, a property of each thing, two things compared, two lists. */
export const tableRow: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  const { cells, header } = read?.block ?? {}
  if (!read || !cells || !header || header.length < 2) return []
  const [first = '', ...others] = cells
  const [, ...columns] = header
  if (reading.language !== 'en')
    return others.flatMap((cell, at) =>
      rowCard(read, { type: 'question', front: `${first} — ${columns[at] ?? ''}?`, trust: 0.8 }, cell, at)
    )
  const table = tableAround(reading, index)
  // A bar left in a cell, or a table of sums: no rows to ask about.
  if ([...header, ...cells].some(cell => cell.includes('|'))) return []
  const isFirst = table.rows[0] === read
  // "Learner in the same room | 40 %": one number of each thing may be asked for.
  if (table.isOfNumbers)
    return isFirst && header.length === 2 && table.rows.every(row => /\p{L}{2}/u.test(row.block.cells?.[0] ?? ''))
      ? writtenRows(table, reading.casing)
      : []
  if (isTwoLists(header)) return listColumns(reading, index)
  if (table.isParallel) return []
  return [...(isFirst ? writtenRows(table, reading.casing) : []), ...askedIn(reading, read, table, header, cells)]
}

/** What a row is asked for in a question of its own. */
function askedIn(
  reading: Reading,
  read: ReadBlock,
  table: Table,
  header: readonly string[],
  cells: readonly string[]
): Candidate[] {
  const [first = '', ...others] = cells
  const [corner = '', ...columns] = header
  const topic = topicOf(read.headings)
  // Minerals, elements and waves are no names; people, places and laws are.
  const isThing = corner.trim() !== '' && /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)*$/u.test(first) && THINGS.test(corner.trim())
  const whole = withKind(first.trim(), corner, topic)
  const name = /^\p{Lu}-/u.test(whole)
    ? whole
    : small(isThing ? reading.casing.common(whole) : reading.casing.inside(whole))
  const { isTurned } = table
  if (isComparison(header, isTurned) && !sideOf(first)) {
    const asked = comparison(header, cells, name, reading)
    return asked ? rowCard(read, { ...asked, type: 'comparison' }, asked.back, 0) : []
  }
  if (isTurned)
    return columns.flatMap((column, at) =>
      isQuality(others[at] ?? '') && !QUALITIES.test(first) && !sideOf(first)
        ? []
        : rowCard(
            read,
            rowQuestion(first, others[at] ?? '', plainIn(column.trim(), reading.casing)),
            others[at] ?? '',
            at
          )
    )
  // Of two things in the rows only what parts them is worth a card: a cell that names another row tells nothing alone.
  const rivals = table.names.filter((one, at) => one !== '' && table.rows[at] !== read)
  return columns.flatMap((column, at) => {
    const cell = others[at] ?? ''
    const said = wordCount(cell) <= 4 ? stemsOf(cell) : ''
    if (rivals.some(one => said.includes(one))) return []
    if (isQuality(cell) && !QUALITIES.test(column) && !sideOf(column)) return []
    // "Value | Name | Meaning": the meaning is the name's.
    const named = at > 0 && MEANING.test(column.trim()) && /^(?:name|term|word)$/i.test(columns[at - 1]?.trim() ?? '')
    const row: Row = named
      ? { name: small(reading.casing.common(others[at - 1] ?? '')), corner: 'term' }
      : { name, corner, isSort: withKind(first, corner) !== first }
    const asked = columnQuestion(column, cell, row, at > 0 ? (columns[at - 1] ?? '') : '', columns[at + 1] ?? '')
    return rowCard(read, asked, cell, at)
  })
}

/** "Aim" is no name, whatever the rest of the note says. */
const small = (name: string): string => (/^\p{Lu}\p{Ll}+$/u.test(name) && isAspect(name) ? name.toLowerCase() : name)

function rowCard(read: ReadBlock, asked: Asked | undefined, back: string, at: number): Candidate[] {
  const { block, headings } = read
  const answer = back.trim()
  if (!asked || answer === '' || (block.cells?.[0] ?? '') === '' || /^[-–—?]+$/.test(answer)) return []
  if (asked.type !== 'comparison' && wordCount(answer) > 25) return []
  return [
    {
      type: asked.type,
      kind: 'basic',
      front: asked.front,
      back: upperFirst(answer),
      block,
      quote: { start: 0, end: block.text.length },
      headings,
      trust: at === 0 ? asked.trust : asked.trust - 0.02
    }
  ]
}

/** A bare adjective in the first column takes the column's noun: "Constructive" under "Margin" is a constructive margin. */
export function withKind(cell: string, corner: string, topic = ''): string {
  const isAdjective = /^[\p{L}-]+(?:ive|al|ic|ous|ary|ant|ent|ed|ar)(?<!speed|need|breed|seed|feed)$/iu.test(
    cell.trim()
  )
  const isNoun =
    /^\p{L}+$/u.test(corner.trim()) &&
    !/^(?:name|term|word|key|type|kind|feature|what|who|when|where)s?$/i.test(corner.trim())
  if (isAdjective && isNoun) return `${cell.trim()} ${corner.trim().toLowerCase()}`
  // "Cyclical" under "Type", below the heading "Unemployment".
  const isSort = /^(?:types?|kinds?|forms?|sorts?|)$/i.test(corner.trim())
  return isAdjective && isSort && /^\p{L}+$/u.test(topic) ? `${cell.trim()} ${topic.toLowerCase()}` : cell
}

/** "Homogeneous", "high": what something is like. */
const isQuality = (cell: string): boolean => {
  const [word, ...others] = tag(cell.trim().toLowerCase(), 0, [])
  return (
    others.length === 0 &&
    word !== undefined &&
    (word.pos === 'ADJ' || (word.pos === 'VERB' && /ing$/.test(word.lower)))
  )
}
const QUALITIES = /\b(?:colour|state|nature|direction|charge|shape|position|size|result|type|effect|temperature)s?\b/i

const THINGS =
  /^(?:minerals?|rocks?|elements?|ions?|anions?|cations?|woods?|polymers?|monomers?|fabrics?|fibres?|compounds?|metals?|acids?|gas|gases|waves?|materials?|medium|media|substances?|organs?|hormones?|enzymes?|cells?|foods?|nutrients?|vitamins?|colours?|particles?|processes|process|methods?|techniques?|types?|kinds?|features?|instruments?|crops?|soils?|terms?|words?|concepts?|stages?|parts?|tests?|devices?|structures?|reagents?)$/i
