import { isAspect, isProperty } from '#engine/builtin/makers/table-heads.ts'
import type { ReadBlock, Reading } from '#engine/builtin/read.ts'

/** A cell with the row it stands in. */
export interface Cell {
  readonly text: string
  readonly row: ReadBlock
  /** Its place in the row's text. */
  readonly start: number
}

/** One thing of a table and what the table says of it, in the order of the heads. */
export interface Thing {
  readonly name: string
  readonly cells: readonly Cell[]
}

/** A table as things and what is said of them, whichever of the two stands in the rows. */
export interface Grid {
  readonly first: ReadBlock
  /** What the things are called: the head of their column, empty where they stand in the head. */
  readonly corner: string
  readonly heads: readonly string[]
  /** The things stood in the head. */
  readonly isTurned: boolean
  readonly things: readonly Thing[]
}

function cellsIn(row: ReadBlock): Cell[] {
  let from = 0
  return (row.block.cells ?? []).map(cell => {
    const start = row.block.text.indexOf(cell, from)
    from = start + cell.length
    return { text: cell.trim(), row, start }
  })
}

/** Two lists side by side: what stands in one row has nothing to do with each other. */
const LIST =
  /^(?:push|pull|primary|secondary|short|long|internal|external|positives?|negatives?|natural|human|causes?|effects?|before|after|economic|social|environmental|(?:arguments )?(?:for|against)|(?:dis)?advantages?|pros|cons|hard|soft|mitigation|adaptation|benefits|drawbacks|strengths|weaknesses|similarities|differences)\b/i

/** Heads of a first column below which stands what things are compared in. */
const COMPARED_IN = /^(?:features?|aspects?|property|criterion|characteristics?|points?|comparison|factors?)$/i

/** Whether the things stand in the head and what is said of them down the first column. */
function areThingsAbove(corner: string, columns: readonly string[], names: readonly string[]): boolean {
  if (columns.length >= 3 && !/\p{L}/u.test(corner) && columns.every(one => /^\p{Lu}[\p{L}. ]+$/u.test(one)))
    return true
  if (columns.length < 2 || columns.some(isProperty)) return false
  // "Stage", "Indicator": the things stand below it.
  if (/\p{L}{3}/u.test(corner) && !COMPARED_IN.test(corner)) return false
  const share = (texts: readonly string[]): number => texts.filter(isAspect).length / Math.max(1, texts.length)
  return names.length >= 2 && share(names) >= 0.5 && share(names) > share(columns)
}

/** The table whose first row this is; undefined for any other row and for sums, whose cells are numbers. */
export function gridAt(reading: Reading, index: number): Grid | undefined {
  const first = reading.blocks[index]
  const header = first?.block.header
  const isRow = (at: number): boolean =>
    reading.blocks[at]?.block.kind === 'table-row' && reading.blocks[at].block.header?.join('|') === header?.join('|')
  if (!first || !header || header.length < 2 || !first.block.cells || isRow(index - 1)) return undefined
  let end = index
  while (isRow(end)) end += 1
  const lines = reading.blocks.slice(index, end).map(cellsIn)
  const cells = lines.flatMap(line => line.slice(1)).filter(cell => cell.text !== '')
  const numbers = cells.filter(cell => /^[^\p{L}]*\d[^\p{L}]*$/u.test(cell.text)).length
  const isOfNumbers = numbers > cells.length * 0.6
  // "Learner in the same room | 40 %": one number of each thing may be asked for.
  const isOfShares = header.length === 2 && lines.every(([name]) => /\p{L}{2}/u.test(name?.text ?? ''))
  if ((isOfNumbers && !isOfShares) || [...header, ...cells.map(cell => cell.text)].some(text => text.includes('|')))
    return undefined
  const [corner = '', ...columns] = header.map(head => head.trim())
  if (LIST.test(corner) && columns.every(column => LIST.test(column))) return undefined
  const names = lines.map(([name]) => name?.text.replace(/[*†]+$/, '') ?? '')
  if (!areThingsAbove(corner, columns, names)) {
    const things = lines.map((line, at) => ({ name: names[at] ?? '', cells: line.slice(1) }))
    return { first, corner, heads: columns, isTurned: false, things }
  }
  const things = columns.map((name, at) => ({ name, cells: lines.flatMap(line => line[at + 1] ?? []) }))
  return { first, corner: '', heads: names, isTurned: true, things }
}
