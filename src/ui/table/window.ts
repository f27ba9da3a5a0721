export interface Scrolled {
  /** Pixels. */
  readonly top: number
  readonly height: number
}

/** Rows drawn above and below what is seen, so that a slow frame shows no gap. */
const MARGIN = 12

/** The rows to draw, `first` up to but without `end`, when each is `rowHeight` pixels high. */
export function windowOf(
  { top, height }: Scrolled,
  rowHeight: number,
  count: number
): { readonly first: number; readonly end: number } {
  const first = Math.floor(top / rowHeight) - MARGIN
  const end = Math.ceil((top + height) / rowHeight) + MARGIN
  return { first: Math.min(count, Math.max(0, first)), end: Math.max(0, Math.min(count, end)) }
}

const PAGE = 10
const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: at => at + 1,
  ArrowUp: at => at - 1,
  PageDown: at => at + PAGE,
  PageUp: at => at - PAGE,
  Home: () => 0,
  End: (_, last) => last
}

/** The row that a key leads to, or null when the key moves nothing. */
export function rowAfter(key: string, at: number, count: number): number | null {
  const move = MOVES[key]
  if (!move || count === 0) return null
  return Math.min(count - 1, Math.max(0, move(at, count - 1)))
}
