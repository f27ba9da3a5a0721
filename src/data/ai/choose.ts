import type { AiCapabilities, AiFeature } from '#contract/ai.ts'
import { capabilities } from '#data/ai/capabilities.ts'
import type { Run } from '#data/workers/client.ts'
import { toAppError, type AppError } from '#lib/errors.ts'

/** A model was to answer and could not: the screen says which and why. */
export interface Fallback {
  readonly model: string
  readonly error: AppError
}

export interface Chosen<Answer> {
  readonly result: Answer
  readonly fallback: Fallback | null
}

/** An engine that may stand before the built-in one. */
export interface Candidate<Answer> {
  readonly model: string
  readonly ask: () => Promise<Answer>
}

export type ReadCapabilities = () => Promise<AiCapabilities | null>

/** The name of the model that the server would ask for this, or null. */
export async function modelFor(feature: AiFeature, read: ReadCapabilities = capabilities): Promise<string | null> {
  return (await read())?.features[feature]?.name ?? null
}

/** The model where there is one, the built-in engine where there is none or where it fails. An abort ends both. */
export async function choose<Answer>(
  candidate: Candidate<Answer> | null,
  builtin: () => Promise<Answer>,
  { signal }: Run = {}
): Promise<Chosen<Answer>> {
  signal?.throwIfAborted()
  if (!candidate) return { result: await builtin(), fallback: null }
  try {
    return { result: await candidate.ask(), fallback: null }
  } catch (error) {
    signal?.throwIfAborted()
    return { result: await builtin(), fallback: { model: candidate.model, error: toAppError(error) } }
  }
}
