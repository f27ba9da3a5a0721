import type { AskResult } from '#contract/engine-ask.ts'
import type { AskPiece } from '#contract/engine-pieces.ts'

/** The built-in engine's answer as it would have arrived in pieces: each sentence is its own quote. */
export function piecesOf(result: AskResult): AskPiece[] {
  const { verdict, passages } = result
  const done = { kind: 'done', result } as const
  if (verdict === 'refused') return [{ kind: 'refused' }, done]
  if (verdict === 'closest') return [{ kind: 'closest', passages }, done]
  const sentences = passages.map(passage => {
    return { kind: 'sentence', text: passage.span.quote, basis: 'notes', passages: [passage] } as const
  })
  return [...sentences, done]
}
