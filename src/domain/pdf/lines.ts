import { startsOf, type TextPiece } from '#lib/pdf/page-text.ts'

/** Pieces on one baseline without a gap between them. */
export interface Segment {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
  readonly size: number
  /** Its first and last place in the page's text. */
  readonly from: number
  readonly to: number
}

/** In heights of letters: a gap that is a space, and one behind which another column or cell stands. */
const SPACE = 0.12
const APART = 1.6
/** How far a raised or lowered sign leaves its baseline. */
const RAISED = 0.55

interface Placed extends TextPiece {
  readonly at: number
}

/** Whether the piece goes on where the segment ends. */
function goesOn(segment: Segment, piece: Placed): boolean {
  const size = Math.max(segment.size, piece.size)
  const gap = piece.x - segment.right
  return Math.abs(piece.y - segment.y) < RAISED * size && gap < APART * size && gap > -0.9 * size
}

function joined(segment: Segment, piece: Placed): Segment {
  const gap = piece.x - segment.right
  const isApart = gap > SPACE * Math.min(segment.size, piece.size)
  const hasSpace = /\s$/u.test(segment.text) || /^\s/u.test(piece.text)
  const isLarger = piece.size > segment.size * 1.05
  return {
    text: `${segment.text}${isApart && !hasSpace ? ' ' : ''}${piece.text}`,
    left: Math.min(segment.left, piece.x),
    right: Math.max(segment.right, piece.x + piece.width),
    y: isLarger ? piece.y : segment.y,
    size: isLarger ? piece.size : segment.size,
    from: Math.min(segment.from, piece.at),
    to: Math.max(segment.to, piece.at + piece.text.length)
  }
}

/** The segments of a page, in the order in which it draws them. Text that does not run from left to right is left out. */
export function segmentsOf(pieces: readonly TextPiece[]): Segment[] {
  const starts = startsOf(pieces)
  const placed = pieces.map((piece, index): Placed => ({ ...piece, at: starts[index] ?? 0 }))
  const segments: Segment[] = []
  for (const piece of placed) {
    if (piece.text.trim() === '' || piece.size === 0) continue
    const last = segments.at(-1)
    if (last && goesOn(last, piece)) segments[segments.length - 1] = joined(last, piece)
    else segments.push(segmentOf(piece))
  }
  return segments
}

const segmentOf = ({ text, x, y, width, size, at }: Placed): Segment => ({
  text,
  left: x,
  right: x + width,
  y,
  size,
  from: at,
  to: at + text.length
})

/** Segments of one column that stand on one baseline, as lines from top to bottom. */
export function linesOf(segments: readonly Segment[]): Segment[] {
  const sorted = segments.toSorted((a, b) => b.y - a.y || a.left - b.left)
  const rows: Segment[][] = []
  for (const one of sorted) {
    const row = rows.find(
      others => Math.abs((others[0]?.y ?? 0) - one.y) < RAISED * Math.min(one.size, others[0]?.size ?? 0)
    )
    if (row) row.push(one)
    else rows.push([one])
  }
  return rows.map(row => {
    const [first, ...others] = row.toSorted((a, b) => a.left - b.left)
    const line = others.reduce(
      (whole, { text, left, right, y, size, from, to }) =>
        joined(whole ?? segmentOf({ text: '', x: 0, y: 0, width: 0, size: 0, at: 0, endsLine: false }), {
          text,
          x: left,
          y,
          width: right - left,
          size,
          at: from,
          endsLine: to > from
        }),
      first
    )
    return {
      ...(line as Segment),
      from: Math.min(...row.map(one => one.from)),
      to: Math.max(...row.map(one => one.to))
    }
  })
}
