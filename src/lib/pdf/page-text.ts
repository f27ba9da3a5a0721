/** A piece of a page's text as PDF.js gives it, in the order in which the page draws it. */
export interface TextPiece {
  readonly text: string
  /** A line ends with it. */
  readonly endsLine: boolean
  /** Left edge and baseline, in points from the page's lower left corner; upright text only. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** Height of the letters; 0 where the text does not run from left to right. */
  readonly size: number
}

type Piece = Pick<TextPiece, 'text' | 'endsLine'>

/** The text of a page: places in it are those that links to a passage name. */
export const pageText = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, endsLine }) => (endsLine ? `${text}\n` : text)).join('')

/** Where each piece begins in the page's text. */
export function startsOf(pieces: readonly Piece[]): number[] {
  let at = 0
  return pieces.map(({ text, endsLine }) => {
    const start = at
    at += text.length + (endsLine ? 1 : 0)
    return start
  })
}

/** The words of a stretch of a page in one line; a word that the end of a line cut is whole again. */
export function wordsIn(text: string, from: number, to: number): string {
  return text
    .slice(from, to)
    .replaceAll(/(\p{Ll})[-\u00ad\u2010]\n(?=\p{Ll})/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** All places of words in a page's text, whatever their case, line ends and hyphens at them. */
export function placesOf(text: string, wanted: string, most: number): { from: number; to: number }[] {
  const parts = wanted.trim().split(/\s+/u).filter(Boolean)
  if (parts.length === 0) return []
  const escaped = parts.map(part =>
    Array.from(part, sign => sign.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)).join('(?:[-\\u00ad]\\n)?')
  )
  const found = text.matchAll(new RegExp(escaped.join(String.raw`\s+`), 'giu'))
  return [...found.take(most)].map(match => ({ from: match.index, to: match.index + match[0].length }))
}
