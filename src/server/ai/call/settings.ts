import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { AiFeature } from '#contract/ai.ts'
import { languageOf, type ModelRun } from '#server/ai/run.ts'

// The library would write its advice to the console.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Study answers are to be right, not various. */
const TEMPERATURE = 0.2

interface Settings {
  readonly model: LanguageModelV4
  readonly temperature: number
  readonly maxOutputTokens: number
  readonly maxRetries: 0
  readonly providerOptions: { readonly openai: { readonly store: false } }
}

/** Retries are our own (`call/retry.ts`); nothing is kept at the provider beyond the answer. */
export const settingsOf = (run: ModelRun, feature: AiFeature, maxTokens: number): Settings => ({
  model: languageOf(run, feature),
  temperature: TEMPERATURE,
  maxOutputTokens: maxTokens,
  maxRetries: 0,
  providerOptions: { openai: { store: false } }
})

/** The student's signal and our own patience with one call, in one. */
export function within(run: ModelRun): { readonly signal: AbortSignal } {
  return { signal: AbortSignal.any([run.signal, AbortSignal.timeout(run.models.timeoutMs)]) }
}
