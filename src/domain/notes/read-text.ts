import { wordsIn } from '#lib/pdf/page-text.ts'

/** A line of a picture as it was read. */
export interface ReadLine {
  readonly text: string
  /** How sure the reader is, 0 to 100. */
  readonly sure: number
  readonly endsParagraph: boolean
}

/** Of printed words nearly all lines stand above it, of handwriting nearly none. */
const SURE = 75
/** Below it a line is the grain of a photograph more often than words. */
const GRAIN = 35

const hasWords = (text: string): boolean => /[\p{L}\p{N}]{2}|^[\p{L}\p{N}]$/u.test(text)

/** The lines that are words. What a reader makes of a shadow or a leaf is not. */
export function readableLines(lines: readonly ReadLine[]): ReadLine[] {
  return lines
    .map(line => ({ ...line, text: line.text.trim() }))
    .filter(({ text, sure }) => sure >= GRAIN && hasWords(text))
}

/** Lines under each other as they stand in the picture, an empty line between paragraphs. */
export function textOfLines(lines: readonly ReadLine[]): string {
  return lines
    .map(({ text, endsParagraph }) => (endsParagraph ? `${text}\n\n` : `${text}\n`))
    .join('')
    .trim()
}

/** What should be compared with the picture. */
export const unsureLines = (lines: readonly ReadLine[]): ReadLine[] => lines.filter(({ sure }) => sure < SURE)

const ITEM = /^(?:[•◦▪‣●○■*]|[-–—]\s|\(?(?:\d{1,2}|[a-z])[.)]\s)/u

/** The paragraphs of a text whose lines end where the picture's did: lines are joined, items of a list stay apart. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n[^\S\n]*\n/u).flatMap(part => {
    const items: string[] = []
    for (const line of part.split('\n')) {
      const last = items.at(-1)
      if (last === undefined || ITEM.test(line.trim())) items.push(line)
      else items[items.length - 1] = `${last.trimEnd()}\n${line.trim()}`
    }
    return items.map(item => wordsIn(item, 0, item.length)).filter(item => item !== '')
  })
}
