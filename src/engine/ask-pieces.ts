import type { AskResult } from '#contract/engine/ask.ts'
import type { AskPiece } from '#contract/engine/pieces.ts'

/** An answer as it is streamed: quoted sentences, or what is only near, or that the notes do not say it. */
export function piecesOfAsk(result: AskResult): AskPiece[] {
  const { verdict, passages, headings = [] } = result
  const body: AskPiece[] =
    verdict === 'answer'
      ? passages.map(one => ({ kind: 'sentence', text: one.span.quote, basis: 'notes', passages: [one] }))
      : [
          verdict === 'closest'
            ? { kind: 'closest', passages }
            : { kind: 'refused', ...(headings.length > 0 && { headings }) }
        ]
  return [...body, { kind: 'done', result }]
}
