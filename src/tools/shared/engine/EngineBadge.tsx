import type { ReactNode } from 'react'
import type { EngineName } from '#contract/engine/engine.ts'
import type { Fallback } from '#data/ai/choose.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import '#styles/engine.css'

export interface EngineBadgeProps {
  readonly engine: EngineName
  /** The model that was to answer, and why it could not. */
  readonly fallback?: Fallback | null
  /** How this task is done, where it is not quoting the student's notes. */
  readonly words?: { readonly builtin: string; readonly model: (name: string) => string }
}

const QUOTED = { builtin: m.engine_builtin, model: (name: string) => m.engine_model({ name }) }

/** Which engine made what stands below; every result of an engine is shown under one. */
export function EngineBadge({ engine, fallback = null, words }: EngineBadgeProps): ReactNode {
  return (
    <>
      {fallback && (
        <p className="engine-fallback">
          {m.engine_fallback({ name: fallback.model, reason: wordsFor(fallback.error) })}
        </p>
      )}
      <p className="engine-name">
        {engine.kind === 'builtin' ? (words?.builtin ?? QUOTED.builtin()) : (words ?? QUOTED).model(engine.name)}
      </p>
    </>
  )
}
