import type { ReadBlock } from '#engine/builtin/read.ts'
import type { Table } from '#engine/builtin/makers/table-lists.ts'

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

export function gridOf({ rows, isTurned }: Table): Grid {
  const [corner = '', ...columns] = rows[0]?.block.header ?? []
  const lines = rows.map(cellsIn)
  if (!isTurned)
    return {
      isTurned,
      corner: corner.trim(),
      heads: columns,
      things: lines.map(([first, ...cells]) => ({ name: first?.text.replace(/[*†]+$/, '') ?? '', cells }))
    }
  return {
    isTurned,
    corner: '',
    heads: lines.map(([first]) => first?.text ?? ''),
    things: columns.map((name, at) => ({
      name: name.trim(),
      cells: lines.flatMap(line => line[at + 1] ?? [])
    }))
  }
}
