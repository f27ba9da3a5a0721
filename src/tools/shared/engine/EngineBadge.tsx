import type { ReactNode } from 'react'
import type { EngineName } from '#contract/engine.ts'
import type { Fallback } from '#data/ai/choose.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import '#styles/engine.css'

export interface EngineBadgeProps {
  readonly engine: EngineName
  /** The model that was to answer, and why it could not. */
  readonly fallback?: Fallback | null
}

/** Which engine made what stands below; every result of an engine is shown under one. */
export function EngineBadge({ engine, fallback = null }: EngineBadgeProps): ReactNode {
  return (
    <>
      {fallback && (
        <p className="engine-fallback">
          {m.engine_fallback({ name: fallback.model, reason: wordsFor(fallback.error) })}
        </p>
      )}
      <p className="engine-name">
        {engine.kind === 'builtin' ? m.engine_builtin() : m.engine_model({ name: engine.name })}
      </p>
    </>
  )
}
