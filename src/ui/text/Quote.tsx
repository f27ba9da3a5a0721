import type { ReactNode } from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/text/text.css?inline'

adoptStyles(css)

export interface QuoteProps {
  /** Word for word. */
  readonly quote: string
  /** The stretch of it to mark, in UTF-16 units; `markIn` of domain/text/quote.ts finds it. */
  readonly mark?: { readonly start: number; readonly end: number }
  /** Where it stands, with a link to the very place where there is one. */
  readonly source?: { readonly title: string; readonly href?: string }
}

/** Words of a source, with what matters marked, and where they stand. */
export function Quote({ quote, mark, source }: QuoteProps): ReactNode {
  const { start, end } = mark ?? { start: 0, end: 0 }
  return (
    <blockquote className="tx-quote">
      <q dir="auto">
        {quote.slice(0, start)}
        {end > start && <mark>{quote.slice(start, end)}</mark>}
        {quote.slice(end)}
      </q>
      {source && <footer>{source.href === undefined ? source.title : <a href={source.href}>{source.title}</a>}</footer>}
    </blockquote>
  )
}
