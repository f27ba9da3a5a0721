import type { LanguageModelV4 } from '@ai-sdk/provider'
import { AI_TIMEOUTS } from '#config/ai.ts'
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

/** Before the ladder's own end, so that parts that are done can still be shown. */
const SHARE = 0.93
const VECTORS_MS = 10_000
const deadlines = new WeakMap<ModelRun, AbortSignal>()

/** The student's signal and our own patience with the whole task, in one. */
export function within(run: ModelRun, feature: AiFeature): AbortSignal {
  const deadline =
    deadlines.get(run) ?? AbortSignal.timeout(Math.ceil((run.models.timeoutMs ?? AI_TIMEOUTS[feature]) * SHARE))
  deadlines.set(run, deadline)
  return AbortSignal.any([run.signal, deadline])
}

/** Vectors only help: they are not waited for long. */
export const withinShort = (run: ModelRun, feature: AiFeature): AbortSignal =>
  AbortSignal.any([within(run, feature), AbortSignal.timeout(VECTORS_MS)])
