import type { SourceBlock } from '#contract/engine.ts'
import { MEANING } from '#engine/builtin/makers/table-heads.ts'
import { withKind } from '#engine/builtin/makers/table.ts'
import type { Draft, DraftPoint } from '#engine/builtin/questions/draft.ts'
import type { Material } from '#engine/builtin/questions/material.ts'
import { contentWords, wordCount } from '#engine/builtin/text/words.ts'
import { lowerUnlessAcronym } from '#engine/builtin/text/casing.ts'

interface Row {
  readonly block: SourceBlock
  readonly cells: readonly string[]
}

const ASPECT = /^(?:|feature|features|aspect|property|criterion|characteristic|point|comparison|factor)$/i
/** Types of what? A column head that only says that there are several cannot be asked for by itself. */
const WIDE = /^(?:types?|kinds?|variations?|names?|terms?|stages?|things?|items?|words?|key words?|what|who)$/i
const ADJECTIVE = /^(?:\p{L}+(?:ive|al|ic|ous|ary|ant|ent|ed|ing|ar))?$/iu
const ASKING = /^(?:what|who|when|where|why|how)\b/i
const EXAMPLE = /^examples?$/i

/** A cell where it stands in its row, which is the cells joined. */
function cellPoint(row: Row, at: number, about?: string): DraftPoint[] {
  const cell = row.cells[at]?.trim() ?? ''
  const start = row.cells.slice(0, at).reduce((sum, one) => sum + one.length + 3, 0)
  if (cell === '' || !/[\p{L}\p{N}]/u.test(cell) || wordCount(cell) > 25) return []
  const from = row.block.text.indexOf(cell, start)
  return from < 0
    ? []
    : [{ block: row.block, stretch: { start: from, end: from + cell.length }, ...(about && { about }) }]
}

const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

/** "source of finance" → "sources of finance" */
const plural = (kind: string): string =>
  kind.replace(/^(.+?)(?= of |$)/, noun =>
    /s$/.test(noun) ? noun : /(?:ch|sh|x)$/.test(noun) ? `${noun}es` : noun.replace(/([^aeiou])y$/, '$1ie') + 's'
  )

/** Whether the notes write a word small anywhere: "Unicode" keeps its capital. */
const hasWord = (material: Material, word: string): boolean =>
  material.source.blocks.some(block =>
    new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[^\p{L}\p{N} ]/gu, '.')}(?![\\p{L}\\p{N}])`, 'u').test(block.text)
  )

/** Two columns set against each other: one point for each side of each row. */
function fromColumns(material: Material, header: readonly string[], rows: readonly Row[]): Draft[] {
  const [, a = '', b = ''] = header
  const { casing } = material.reading
  const pairs = rows.flatMap(row => {
    const [left] = cellPoint(row, 1, a)
    const [right] = cellPoint(row, 2, b)
    return left && right && row.cells[1] !== row.cells[2] ? [{ row, points: [left, right] }] : []
  })
  if (pairs.length === 0 || a === '' || b === '') return []
  const names = joined(pairs.map(pair => lowerUnlessAcronym(pair.row.cells[0] ?? '')))
  const points = pairs.flatMap(pair => pair.points)
  const isShort = points.length <= 8
  const shown = isShort ? points : points.slice(0, 8)
  const written = (name: string): string => (hasWord(material, lowerUnlessAcronym(name)) ? casing.inside(name) : name)
  const tail = `${written(a)} and ${written(b)}${isShort ? `. Refer to: ${names}` : ''}`
  return [
    {
      source: material.source,
      term: 'compare',
      tail: () => tail,
      points: shown,
      least: shown.length,
      most: shown.length,
      trust: 0.84
    }
  ]
}

/** Rows are things, columns what is told of them. */
function fromRows(material: Material, header: readonly string[], rows: readonly Row[]): Draft[] {
  const [corner = '', ...columns] = header
  const { source, reading } = material
  const nameOf = (row: Row): string => {
    const own = row.cells[0]?.trim() ?? ''
    const full = withKind(own, corner)
    const article = /^[aeiou]/i.test(full) ? 'an' : 'a'
    return full === own ? reading.casing.inside(own) : `${article} ${reading.casing.inside(full)}`
  }
  const asked = columns.map(column =>
    EXAMPLE.test(column.trim()) ? 'an example' : `the ${lowerUnlessAcronym(column.trim())}`
  )
  const single = rows.flatMap((row): Draft[] => {
    const points = columns.flatMap((column, at) => cellPoint(row, at + 1, column))
    const isBareAdjective = ADJECTIVE.test(nameOf(row)) || columns.some(column => ASKING.test(column.trim()))
    if (points.length < 2 || points.length !== columns.length || points.length > 4 || isBareAdjective) return []
    const tail = (): string => joined(asked)
    const opening = `For ${nameOf(row)}`
    return [{ source, term: 'state', opening, tail, points, least: points.length, most: points.length, trust: 0.78 }]
  })
  const kind = /^[\p{L} ]+$/u.test(corner.trim()) && !WIDE.test(corner.trim()) ? lowerUnlessAcronym(corner.trim()) : ''
  const picked = rows.flatMap((row, index) =>
    columns.flatMap((column, at): Draft[] => {
      const cell = row.cells[at + 1]?.trim() ?? ''
      const isOnly = rows.every((other, place) => place === index || other.cells[at + 1]?.trim() !== cell)
      const points = cellPoint(row, 0)
      if (
        kind === '' ||
        !isOnly ||
        wordCount(cell) < 2 ||
        EXAMPLE.test(column) ||
        ASKING.test(column) ||
        points.length === 0
      )
        return []
      const text = MEANING.test(column)
        ? `the ${kind} that means “${cell}”`
        : `the ${kind} with this ${lowerUnlessAcronym(column)}: “${cell}”`
      return [{ source, term: 'identify', tail: () => text, points, least: 1, most: 1, trust: 0.74 }]
    })
  )
  const compared = rows.flatMap((row, at): Draft[] => {
    const next = rows[at + 1]
    const told = columns.flatMap((column, place) => {
      const both = next
        ? [row, next].map(one => cellPoint(one, place + 1, `${nameOf(one)}: ${lowerUnlessAcronym(column)}`))
        : []
      const isSaid = next && [row, next].every(one => contentWords(one.cells[place + 1] ?? '').length >= 2)
      return isSaid &&
        /\p{L}/u.test(column) &&
        !EXAMPLE.test(column) &&
        !ASKING.test(column) &&
        row.cells[place + 1] !== next.cells[place + 1]
        ? both.flat()
        : []
    })
    const isNamed = [row, next].every(one => /\p{L}/u.test(one?.cells[0] ?? ''))
    if (!next || !isNamed || told.length < 2 || kind === '') return []
    const pair = [row, next].map(one => reading.casing.inside(one.cells[0]?.trim() ?? ''))
    const about = [...new Set(told.map(point => point.about?.replace(/^.*: /, '') ?? ''))]
    const tail = (): string => `two ${plural(kind)}: ${joined(pair)}. Refer to: ${joined(about)}`
    return [{ source, term: 'compare', tail, points: told, least: told.length, most: told.length, trust: 0.78 }]
  })
  return [...single, ...picked, ...compared]
}

/** Questions from the tables of a source. */
export function fromTables(material: Material): Draft[] {
  if (material.reading.language !== 'en') return []
  const tables = new Map<string, { header: readonly string[]; rows: Row[] }>()
  for (const block of material.source.blocks) {
    if (!block.cells || !block.header || block.cells === block.header) continue
    const id = block.header.join('|')
    const table = tables.get(id) ?? { header: block.header, rows: [] }
    table.rows.push({ block, cells: block.cells })
    tables.set(id, table)
  }
  return [...tables.values()].flatMap(({ header, rows }) =>
    header.length === 3 && ASPECT.test(header[0]?.trim() ?? '')
      ? fromColumns(material, header, rows)
      : fromRows(material, header, rows)
  )
}
