export interface Evidence {
  readonly start: number
  readonly end: number
  /** The number of the point, from 1. */
  readonly point: number
  readonly isFound: boolean
}

export interface Piece {
  readonly text: string
  readonly points: readonly number[]
  readonly isFound: boolean
  /** Points whose evidence ends here: their numbers stand behind it. */
  readonly ends: readonly number[]
}

/** A text cut where evidence begins or ends. The pieces joined are the text. */
export function piecesOf(text: string, evidence: readonly Evidence[]): Piece[] {
  const spans = evidence.filter(({ start, end }) => start >= 0 && end > start && end <= text.length)
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? text.length
    const over = spans.filter(one => one.start <= start && one.end >= end)
    return {
      text: text.slice(start, end),
      points: [...new Set(over.map(({ point }) => point))],
      isFound: over.some(({ isFound }) => isFound),
      ends: [...new Set(over.filter(one => one.end === end).map(({ point }) => point))]
    }
  })
}
