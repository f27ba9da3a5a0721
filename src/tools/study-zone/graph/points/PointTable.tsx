import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { m } from '#messages/generated/messages.js'
import { $lines, $sheet, write } from '#tools/study-zone/graph/graph.store.ts'
import { BLANK, cellsOf, isGood, lineOf, pasted, type Row, rowsOf } from '#tools/study-zone/graph/points/cells.ts'
import { Button } from '#ui/Button.tsx'

/** Longer than a line of a graph may be. */
const LONGEST = 2000

export interface PointTableProps {
  readonly id: string
  readonly onClose: () => void
}

/** The points of a line as a table with one empty row below; takes what is copied from a spreadsheet. */
export function PointTable({ id, onClose }: PointTableProps): ReactNode {
  const place = useRef<HTMLTableSectionElement>(null)
  const noteId = useId()
  const line = useStore($lines).findIndex(one => one.id === id)
  const text = useStore($lines)[line]?.text ?? ''
  const reading = useStore($sheet).readings[line]
  const [typed, setTyped] = useState<{ readonly rows: readonly Row[]; readonly text: string } | null>(null)
  // What was typed into the line itself, or taken back, counts more than what the table had.
  const rows = typed?.text === text ? typed.rows : rowsOf(reading)
  const shown = [...rows.filter((row, at) => at < rows.length - 1 || row.some(cell => cell !== '')), BLANK]
  const isFull = lineOf(shown).length > LONGEST
  const isWrong = shown.some(row => row.some(cell => !isGood(cell)))

  const take = (next: readonly Row[]) => {
    const written = lineOf(next)
    const isLong = written.length > LONGEST
    setTyped({ rows: next, text: isLong ? text : written })
    if (!isLong && written !== text) write(id, written)
  }
  const change = (row: number, column: 0 | 1, cell: string) =>
    take(shown.map(([x, y], at): Row => (at !== row ? [x, y] : column === 0 ? [cell, y] : [x, cell])))
  const move = (event: KeyboardEvent, row: number, column: 0 | 1) => {
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    const field = place.current?.rows[row + (by ?? 0)]?.querySelectorAll('input')[column]
    if (by === undefined || !field) return
    event.preventDefault()
    field.focus()
  }
  if (line < 0) return null
  const label = m.graph_points_of({ line: m.graph_line({ ordinal: line + 1 }) })
  return (
    <div className="zn-point-table">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">x</th>
            <th scope="col">y</th>
          </tr>
        </thead>
        <tbody ref={place}>
          {shown.map((cells, row) => (
            <tr key={row}>
              {([0, 1] as const).map(column => (
                <td key={column}>
                  <input
                    className="input"
                    inputMode="text"
                    autoComplete="off"
                    aria-label={m.graph_cell({ letter: column === 0 ? 'x' : 'y', row: row + 1 })}
                    aria-invalid={!isGood(cells[column])}
                    aria-describedby={noteId}
                    value={cells[column]}
                    onChange={({ target }) => change(row, column, target.value)}
                    onKeyDown={event => move(event, row, column)}
                    onPaste={event => {
                      const block = cellsOf(event.clipboardData.getData('text/plain'))
                      if (!block) return
                      event.preventDefault()
                      take(pasted(shown, block, row, column))
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={noteId} role="status">
        {isFull ? m.graph_table_full() : isWrong ? m.graph_table_wrong() : m.graph_table_paste()}
      </p>
      <Button kind="quiet" onPress={onClose}>
        {m.graph_table_close()}
      </Button>
    </div>
  )
}
