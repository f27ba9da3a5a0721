import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode
} from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { sortAfter, widths, type Column, type Sort } from '#ui/table/columns.ts'
import { TableRow } from '#ui/table/TableRow.tsx'
import { useWindow } from '#ui/table/use-window.ts'
import { rowAfter } from '#ui/table/window.ts'
import css from '#ui/table/table.css?inline'

adoptStyles(css)

export interface TableProps<Row> {
  /** Names the table for a screen reader. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** In the order they are to be shown; whoever sorts a long list does so where it is kept. */
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
  /** Enter or a click on a row. */
  readonly onOpen?: (row: Row) => void
  /** Keys of the picked rows; left out where rows cannot be picked. */
  readonly picked?: ReadonlySet<string>
  /** One more or one less; Space does it too. */
  readonly onPick?: (row: Row) => void
  readonly pickLabel?: (row: Row) => string
  /** Instead of rows. */
  readonly empty?: ReactNode
}

const OWN = 'a, button, input, select, textarea, label'

/**
 * Rows and columns: sorted by their titles, walked by the arrow keys, picked by Space, opened by Enter. Beyond 200 rows
 * only those in sight are drawn, each one line high; the row with the focus stays.
 */
export function Table<Row>(props: TableProps<Row>): ReactNode {
  const { label, columns, rows, keyOf, sort, onSort, onOpen, picked, onPick, pickLabel, empty } = props
  const { frame, isVirtual, rowHeight, first, end, reveal } = useWindow(rows.length)
  const [active, setActive] = useState(0)
  const wanted = useRef<number | null>(null)
  const at = Math.min(active, Math.max(0, rows.length - 1))
  const canPick = picked !== undefined
  const latest = useRef({ rows, onPick })
  useLayoutEffect(() => {
    latest.current = { rows, onPick }
    if (wanted.current === null) return
    const row = frame.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`)
    wanted.current = null
    row?.focus()
  })
  const [pickAt] = useState(() => (index: number): void => {
    const row = latest.current.rows[index]
    if (row !== undefined) latest.current.onPick?.(row)
  })
  const goTo = (index: number): void => {
    wanted.current = index
    reveal(index)
    setActive(index)
  }
  const indexOf = (target: EventTarget): number =>
    Number((target instanceof Element && target.closest<HTMLElement>('[data-index]')?.dataset['index']) || NaN)

  function onKey(event: KeyboardEvent): void {
    const index = indexOf(event.target)
    const isRow = event.target instanceof Element && event.target.matches('[data-index]')
    if (Number.isNaN(index) || !isRow) return
    const next = rowAfter(event.key, index, rows.length)
    const row = rows[index]
    if (next !== null) goTo(next)
    else if (event.key === ' ' && canPick) pickAt(index)
    else if (event.key === 'Enter' && onOpen && row !== undefined) onOpen(row)
    else return
    event.preventDefault()
  }

  function onClick(event: MouseEvent): void {
    const index = indexOf(event.target)
    const row = rows[index]
    if (row === undefined) return
    setActive(index)
    if (event.target instanceof Element && !event.target.closest(OWN)) onOpen?.(row)
  }

  const shown = Array.from({ length: end - first }, (_, index) => first + index)
  // What has the focus must not go when it is scrolled out of sight.
  const drawn = isVirtual && rows.length > 0 && (at < first || at >= end) ? [...shown, at] : shown
  return (
    // eslint-disable-next-line jsx-a11y-x/interactive-supports-focus -- its rows take the focus, one at a time
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-multiselectable={canPick || undefined}
      ref={frame}
      className="tb"
      data-virtual={isVirtual}
      onKeyDown={onKey}
      onClick={onClick}
      style={
        {
          '--tb-columns': widths(columns, canPick, false),
          '--tb-columns-narrow': widths(columns, canPick, true)
        } as CSSProperties
      }
    >
      <div role="rowgroup" className="tb-head">
        <div role="row" className="tb-line" aria-rowindex={1}>
          {canPick && <span role="columnheader" aria-hidden="true" />}
          {columns.map(({ id, title, kind = 'text', isWide = false, canSort = false }) => (
            <span
              key={id}
              role="columnheader"
              className="tb-column"
              data-kind={kind}
              data-wide={isWide}
              aria-sort={sort?.by === id ? sort.order : undefined}
            >
              {canSort && onSort ? (
                <button type="button" className="tb-sort" onClick={() => onSort(sortAfter(sort, id))}>
                  {title}
                </button>
              ) : (
                title
              )}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="tb-body" style={isVirtual ? { height: rows.length * rowHeight } : undefined}>
        {drawn.map(index => {
          const row = rows[index]
          return row === undefined ? null : (
            <TableRow
              key={keyOf(row)}
              row={row}
              index={index}
              columns={columns}
              isActive={index === at}
              isPicked={picked ? picked.has(keyOf(row)) : null}
              pickLabel={pickLabel?.(row) ?? ''}
              canOpen={onOpen !== undefined}
              top={isVirtual ? index * rowHeight : null}
              onPick={pickAt}
            />
          )
        })}
      </div>
      {rows.length === 0 && empty}
    </div>
  )
}
