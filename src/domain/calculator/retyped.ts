import { plainNumber, type Line, type Result } from '#domain/calculator/sheet.ts'

export interface Retyped {
  /** The number as it stands in the line, and the line whose result it is, rounded. */
  readonly text: string
  readonly from: number
  readonly value: number
}

const NUMBER = /(?<![\p{L}\p{N}_.])\d+(?:\.\d+)?(?![\p{L}\p{N}_.]|\s*°)/gu
/** Shorter numbers turn up by chance. */
const FEWEST = 3

const digitsOf = (text: string): number => text.replace('.', '').replace(/^0+/, '').length

/** A number of an earlier result, typed again with fewer figures: marks are lost by it. */
export function retyped(lines: readonly Line[], at: number, results: ReadonlyMap<number, Result>): Retyped | null {
  const line = lines[at]
  if (!line) return null
  for (const [text] of line.text.matchAll(NUMBER)) {
    const digits = digitsOf(text)
    if (digits < FEWEST || digits > 12 || !text.includes('.')) continue
    for (let before = at - 1; before >= 0; before -= 1) {
      const other = lines[before]
      const result = other && results.get(other.no)
      const value = result ? plainNumber(result) : null
      if (other && value !== null && isRounded(text, digits, value)) return { text, from: other.no, value }
    }
  }
  return null
}

function isRounded(text: string, digits: number, value: number): boolean {
  const typed = Number(text)
  const size = Math.abs(value)
  // Equal to the last figure of a double: nothing is lost.
  if (Math.abs(size - typed) <= 1e-12 * typed) return false
  return Number(size.toPrecision(digits)) === typed
}

/** The line with the number taken from where it came. */
export function withLine(text: string, { text: number, from }: Retyped): string {
  return text.replace(number, `line ${from}`)
}
