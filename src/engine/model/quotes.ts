import type { Source, SourceBlock, Span } from '#contract/engine/engine.ts'

interface TextRange {
  readonly start: number
  readonly end: number
}

/** Signs that a model writes for one another without meaning a change. */
const SAME: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-'
}
/** Soft hyphens and marks without width. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/

/** A text as it is searched, and for each of its signs the place it has in the original. */
function folded(text: string): { readonly text: string; readonly places: readonly number[] } {
  let found = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (UNSEEN.test(sign)) continue
    const isSpace = /\s/.test(sign)
    if (isSpace && (found === '' || found.endsWith(' '))) continue
    found += isSpace ? ' ' : (SAME[sign] ?? sign)
    places.push(at)
  }
  return { text: found.trimEnd(), places }
}

/** Where a quote stands, sign for sign but for white space and the form of dashes and quotation marks. */
export function locate(quote: string, text: string): TextRange | null {
  if (!quote.isWellFormed()) return null
  const within = folded(text)
  const whole = folded(quote).text
  const bare = whole.replace(/^["'«\s]+|["'»\s]+$/g, '').replace(/^(?:\.{3}|…)\s*|\s*(?:\.{3}|…)$/g, '')
  for (const wanted of [whole, bare]) {
    if (!/[\p{L}\p{N}]/u.test(wanted)) continue
    const at = within.text.indexOf(wanted)
    const [start, last] = [within.places[at], within.places[at + wanted.length - 1]]
    if (at >= 0 && start !== undefined && last !== undefined) return { start, end: last + 1 }
  }
  return null
}

export const spanOf = (block: Pick<SourceBlock, 'id' | 'text'>, { start, end }: TextRange): Span => ({
  blockId: block.id,
  start,
  end,
  quote: block.text.slice(start, end)
})

/** A block as it was shown to the model, under its number. */
export interface Line {
  readonly number: number
  readonly source: Source
  readonly block: SourceBlock
  /** Headings above it, outermost first. */
  readonly headings: readonly string[]
  /** The part of a long block that was shown. */
  readonly text: string
}

export interface Found {
  readonly line: Line
  readonly span: Span
}

/** A quote in the block it is said to stand in, else in any other that was shown. */
export function findQuote(quote: string, number: number, lines: readonly Line[]): Found | null {
  const named = lines.filter(line => line.number === number)
  for (const line of [...named, ...lines.filter(one => one.number !== number)]) {
    const place = locate(quote, line.block.text)
    if (place) return { line, span: spanOf(line.block, place) }
  }
  return null
}
