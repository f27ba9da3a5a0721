import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { AiEvent, AiFeature } from '#contract/ai.ts'
import type { EngineName } from '#contract/engine/engine.ts'
import { AppError } from '#lib/errors.ts'
import type { Models } from '#server/ai/providers/models.ts'

/** What a task is given beside its request. */
export interface ModelRun {
  readonly models: Models
  readonly signal: AbortSignal
  readonly emit: (event: AiEvent) => void
  /** Tokens used, as often as there is news; an estimate where the provider does not say. */
  readonly spent: (tokens: number) => void
}

export function languageOf(run: ModelRun, feature: AiFeature): LanguageModelV4 {
  const model = run.models.language(feature)
  if (!model) throw new AppError('unavailable', `No model is set up for ${feature}.`)
  return model
}

/** The model's own name: what every result shows as its maker. */
export const engineOf = (run: ModelRun, feature: AiFeature): EngineName => ({
  kind: 'model',
  name: run.models.nameOf(feature) ?? 'unnamed'
})
