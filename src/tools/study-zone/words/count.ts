export interface Counts {
  readonly words: number
  /** Without what stands in quotation marks. */
  readonly withoutQuotes: number
  /** Without brackets that hold a number or a year: (Gaddis 12), (WHO, 2021, p. 4). */
  readonly withoutCitations: number
  readonly characters: number
  readonly paragraphs: number
}

/**
 * As word processors count: what stands between spaces, if it has a letter or a figure; well-known is one word. Of
 * Chinese and Japanese, which write no spaces, each sign counts as one.
 */
export function countWords(text: string): number {
  return text
    .replaceAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' $& ')
    .split(/\s+/u)
    .filter(word => /[\p{L}\p{N}]/u.test(word)).length
}

const QUOTED = /“[^“”]*”|"[^"\n]*"|‘[^‘’]*’(?!\p{L})/gu
const CITED = /\([^()]*\d[^()]*\)/gu

export function countsOf(text: string): Counts {
  return {
    words: countWords(text),
    withoutQuotes: countWords(text.replaceAll(QUOTED, ' ')),
    withoutCitations: countWords(text.replaceAll(CITED, ' ')),
    characters: Array.from(text.replaceAll(/\s+/gu, ' ').trim()).length,
    paragraphs: text.split(/\n\s*\n|\n/u).filter(one => countWords(one) > 0).length
  }
}

export interface Room {
  readonly state: 'under' | 'within' | 'over'
  /** Words still to write, still free, or too many. */
  readonly by: number
}

export function roomIn(words: number, { least, most }: { readonly least: number | null; readonly most: number }): Room {
  if (words > most) return { state: 'over', by: words - most }
  if (least !== null && words < least) return { state: 'under', by: least - words }
  return { state: 'within', by: most - words }
}
