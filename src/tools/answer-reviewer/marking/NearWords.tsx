import type { ReactNode } from 'react'
import type { MarkedPoint } from '#contract/engine/mark.ts'
import type { Span } from '#contract/engine/engine.ts'
import { m } from '#messages/generated/messages.js'
import { evidenceWords, quotesOf } from '#tools/shared/engine/evidence-words.ts'

/** What of the answer bears on a point: words to look at, never a verdict. */
export function NearWords({ point }: { readonly point: MarkedPoint }): ReactNode {
  return (
    <p className="rv-says rv-near">
      {evidenceWords(point)}
      {quotesOf(point).map(span => (
        <q key={span.start} dir="auto">
          <Marked span={span} point={point} />
        </q>
      ))}
    </p>
  )
}

type Kind = 'plain' | 'shared' | 'turn'

/** A sentence with the words that the point has as well, and those that may turn them round. */
function Marked({ span: { quote, start }, point }: { readonly span: Span; readonly point: MarkedPoint }): ReactNode {
  const { evidence, proposal } = point
  if (proposal || evidence.kind !== 'near') return quote
  const kinds = Array.from<Kind>({ length: quote.length }).fill('plain')
  const paint = (span: Span, kind: Kind): void =>
    void kinds.fill(kind, Math.max(0, span.start - start), Math.max(0, span.end - start))
  for (const span of evidence.shared) paint(span, 'shared')
  for (const { span } of evidence.turns) paint(span, 'turn')
  const runs: { readonly kind: Kind; readonly at: number }[] = kinds.flatMap((kind, at) =>
    kind === kinds[at - 1] ? [] : [{ kind, at }]
  )
  return runs.map(({ kind, at }, place) => {
    const words = quote.slice(at, runs[place + 1]?.at)
    if (kind === 'plain') return words
    if (kind === 'shared') return <b key={at}>{words}</b>
    return (
      <em key={at}>
        {words}
        <span className="hidden-text"> {m.reviewer_turns()}</span>
      </em>
    )
  })
}
