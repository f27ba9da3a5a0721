import type { Segment } from '#domain/pdf/lines.ts'

/** Lines that a column has at least, and how much of its width lines of prose fill. */
const LINES = 4
const FILLED = 0.55
/** Of all lines: more than these across a gutter, and it is none. */
const ACROSS = 0.35
const TRIES = 40

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function isColumn(segments: readonly Segment[]): boolean {
  const rows = new Set(segments.map(({ y }) => Math.round(y)))
  if (rows.size < LINES) return false
  const left = Math.min(...segments.map(one => one.left))
  const right = Math.max(...segments.map(one => one.right))
  return middle(segments.map(one => one.right - one.left)) > FILLED * (right - left)
}

/** Where a white stretch from top to bottom parts the lines into two columns; null where they are one. */
function gutterOf(segments: readonly Segment[]): number | null {
  const left = Math.min(...segments.map(one => one.left))
  const width = Math.max(...segments.map(one => one.right)) - left
  let best: { x: number; across: number } | null = null
  for (let step = 1; step < TRIES; step += 1) {
    const x = left + (width * (0.2 * TRIES + 0.6 * step)) / TRIES
    const across = segments.filter(one => one.left < x - 1 && one.right > x + 1)
    if (across.length > ACROSS * segments.length || (best && across.length >= best.across)) continue
    const rest = segments.filter(one => !across.includes(one))
    if (isColumn(rest.filter(one => one.right <= x + 1)) && isColumn(rest.filter(one => one.left >= x - 1)))
      best = { x, across: across.length }
  }
  return best?.x ?? null
}

/**
 * The columns of a page in reading order. A line across all columns, a title or a caption, parts what is above it from
 * what is below.
 */
export function columnsOf(segments: readonly Segment[], depth = 0): Segment[][] {
  const gutter = segments.length < 2 * LINES || depth > 2 ? null : gutterOf(segments)
  if (gutter === null) return segments.length > 0 ? [[...segments]] : []
  const columns: Segment[][] = []
  let band: Segment[] = []
  const close = (): void => {
    columns.push(
      ...columnsOf(
        band.filter(one => one.right <= gutter + 1),
        depth + 1
      )
    )
    columns.push(
      ...columnsOf(
        band.filter(one => one.right > gutter + 1),
        depth + 1
      )
    )
    band = []
  }
  let wide: Segment[] = []
  for (const one of segments.toSorted((a, b) => b.y - a.y)) {
    const isWide = one.left < gutter - 1 && one.right > gutter + 1
    if (isWide) {
      if (band.length > 0) close()
      wide.push(one)
    } else {
      if (wide.length > 0) columns.push(wide)
      wide = []
      band.push(one)
    }
  }
  close()
  if (wide.length > 0) columns.push(wide)
  return columns
}
