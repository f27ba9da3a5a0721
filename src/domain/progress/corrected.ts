export interface Correctable {
  readonly id: string
  readonly seconds: number
  /** The activity that this one corrects. */
  readonly replaces: string | null
}

/**
 * What the log says now: of each entry its last correction. Two devices may correct one entry; the later of them by id
 * holds, on every device the same. One of 0 seconds takes the entry out. A correction of what is not here stands alone.
 */
export function counting<Row extends Correctable>(rows: readonly Row[]): Row[] {
  const known = new Set(rows.map(({ id }) => id))
  const later = new Map<string, Row>()
  for (const row of rows) {
    if (row.replaces === null) continue
    const other = later.get(row.replaces)
    if (!other || other.id < row.id) later.set(row.replaces, row)
  }
  const last = (row: Row, seen: Set<string>): Row => {
    const next = later.get(row.id)
    return next && !seen.has(next.id) ? last(next, seen.add(next.id)) : row
  }
  const first = rows.filter(({ replaces }) => replaces === null || !known.has(replaces))
  // Of several that correct what is not here, one holds as well.
  const alone = first.filter(({ id, replaces }) => replaces === null || later.get(replaces)?.id === id)
  return alone.map(row => last(row, new Set([row.id]))).filter(({ seconds }) => seconds > 0)
}
