import type { Reading } from '#domain/graph/drawn.ts'
import { parse } from '#lib/maths/parse.ts'
import { print } from '#lib/maths/print.ts'

/** What stands in the two cells of a row. */
export type Row = readonly [x: string, y: string]

export const BLANK: Row = ['', '']

/** The rows of a line of points. */
export function rowsOf(reading: Reading | undefined): Row[] {
  const [drawn] = reading?.kind === 'drawn' ? reading.drawn : []
  return drawn?.kind === 'points' ? drawn.points.map(([x, y]): Row => [print(x), print(y)]) : []
}

/** `1,5` is a number to many; between the brackets of a point a comma would part it. */
const pointed = (cell: string) => cell.trim().replace(/^([−-]?\d+),(\d+)$/, '$1.$2')

export function isGood(cell: string): boolean {
  const text = pointed(cell)
  if (text === '') return true
  // The parser forgives an unfinished list; between the brackets of a point it would be one more part.
  if (/[,;]$/.test(text)) return false
  const parsed = parse(text)
  return parsed.kind === 'tree' && !['relation', 'tuple', 'list', 'matrix', 'where', 'logic'].includes(parsed.tree.kind)
}

const isWhole = ([x, y]: Row) => x.trim() !== '' && y.trim() !== '' && isGood(x) && isGood(y)

/** The line of a graph that says the rows; half a row and what is no number stay in the table only. */
export const lineOf = (rows: readonly Row[]): string =>
  rows
    .filter(isWhole)
    .map(([x, y]) => `(${pointed(x)}, ${pointed(y)})`)
    .join(', ')

/** Cells that are copied from a spreadsheet, or one column of them; null for a text that is one cell. */
export function cellsOf(text: string): string[][] | null {
  const lines = text.replace(/[\r\n]+$/, '').split(/\r?\n/)
  const cells = lines.map(line => line.split(/\t|;/).map(cell => cell.trim()))
  return lines.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : null
}

/** Puts a block of cells in from one cell on. */
export function pasted(rows: readonly Row[], block: readonly (readonly string[])[], row: number, column: 0 | 1): Row[] {
  const next = [...rows]
  block.forEach((cells, index) => {
    const [x, y] = next[row + index] ?? BLANK
    const [first = '', second] = cells
    next[row + index] = column === 0 ? [first, second ?? y] : [x, first]
  })
  return next
}
