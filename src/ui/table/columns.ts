import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** `name` is set in the serif and wide; `number` stands at the end of its column. */
  readonly kind?: 'name' | 'text' | 'number'
  /** As of `grid-template-columns`; `name` is `minmax(0, 3fr)` and the others `minmax(0, 1fr)` where it is not said. */
  readonly width?: string
  /** Left out below 44rem: a phone has room for two or three columns. */
  readonly isWide?: boolean
  readonly canSort?: boolean
}

export interface Sort {
  readonly by: string
  readonly order: 'ascending' | 'descending'
}

/** The order after a press on a column's title: its rows rise, then fall. */
export function sortAfter(sort: Sort | undefined, id: string): Sort {
  return { by: id, order: sort?.by === id && sort.order === 'ascending' ? 'descending' : 'ascending' }
}

const PICK = '2rem'

/** The widths of the columns, as of `grid-template-columns`. */
export function widths<Row>(columns: readonly Column<Row>[], canPick: boolean, isNarrow: boolean): string {
  const shown = columns.filter(({ isWide = false }) => !isNarrow || !isWide)
  const each = shown.map(({ kind, width }) => width ?? (kind === 'name' ? 'minmax(0, 3fr)' : 'minmax(0, 1fr)'))
  return [...(canPick ? [PICK] : []), ...each].join(' ')
}
