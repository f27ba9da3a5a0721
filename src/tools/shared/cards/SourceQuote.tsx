import type { ReactNode } from 'react'
import { markIn } from '#domain/text/quote.ts'

export interface SourceQuoteProps {
  readonly quote: string
  /** What was asked for: marked where it stands in the quote word for word. */
  readonly wanted: string
}

/** A sentence of the note, word for word, with the answer marked. */
export function SourceQuote({ quote, wanted }: SourceQuoteProps): ReactNode {
  const { start, end } = markIn(quote, wanted)
  return (
    <q dir="auto">
      {quote.slice(0, start)}
      <mark>{quote.slice(start, end)}</mark>
      {quote.slice(end)}
    </q>
  )
}
