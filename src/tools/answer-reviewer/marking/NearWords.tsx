import type { ReactNode } from 'react'
import type { MarkedPoint } from '#contract/engine-mark.ts'
import type { ScriptPart } from '#data/marks/script.ts'
import { m } from '#messages/generated/messages.js'

interface NearWordsProps {
  readonly one: ScriptPart
  /** Undefined while nothing has looked yet. */
  readonly point: MarkedPoint | undefined
}

/** What of the answer is nearest to a point: words to look at, never a verdict. */
export function NearWords({ one, point }: NearWordsProps): ReactNode {
  if (!point || one.isBlank) return null
  const quote = point.quotes[0]?.quote
  return (
    <p className="rv-says rv-near">{quote === undefined ? m.reviewer_near_nothing() : <q dir="auto">{quote}</q>}</p>
  )
}
