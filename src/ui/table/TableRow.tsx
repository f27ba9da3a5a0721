import { memo, type ReactNode } from 'react'
import type { Column } from '#ui/table/columns.ts'

export interface TableRowProps<Row> {
  readonly row: Row
  readonly index: number
  readonly columns: readonly Column<Row>[]
  readonly isActive: boolean
  /** Null where rows cannot be picked. */
  readonly isPicked: boolean | null
  readonly pickLabel: string
  readonly canOpen: boolean
  /** Pixels from the top of the body, where only some rows are drawn. */
  readonly top: number | null
  readonly onPick: (index: number) => void
}

function TableRowPart<Row>(props: TableRowProps<Row>): ReactNode {
  const { row, index, columns, isActive, isPicked, pickLabel, canOpen, top, onPick } = props
  return (
    <div
      role="row"
      className="tb-line"
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      data-open={canOpen}
      // The titles are the first row.
      aria-rowindex={index + 2}
      aria-selected={isPicked ?? undefined}
      style={top === null ? undefined : { transform: `translateY(${top}px)` }}
    >
      {isPicked !== null && (
        <span role="gridcell">
          <label className="tb-pick">
            <input
              type="checkbox"
              tabIndex={-1}
              checked={isPicked}
              aria-label={pickLabel}
              onChange={() => onPick(index)}
            />
          </label>
        </span>
      )}
      {columns.map(({ id, cell, kind = 'text', isWide = false }) => (
        <span key={id} role="gridcell" className="tb-cell" data-kind={kind} data-wide={isWide}>
          {cell(row)}
        </span>
      ))}
    </div>
  )
}

/** Drawn again only when something of it changed: a table is scrolled sixty times a second. */
export const TableRow = memo(TableRowPart) as typeof TableRowPart
