import type { OwnKeyRequest } from '#contract/ai-key.ts'
import { AI_FEATURES, type AiFeature } from '#contract/ai.ts'
import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import type { Models } from '#server/ai/providers/models.ts'
import type { ModelRun } from '#server/ai/run.ts'
import type { Host } from '#server/endpoint/rules.ts'
import { detailOf } from '#server/endpoint/log.ts'
import type { OwnKeys } from '#server/ai/keys/own-keys.ts'

export type Env = Readonly<Record<string, string | undefined>>

export type AiTasks = {
  readonly [feature in AiFeature]: (input: AiRequests[feature], run: ModelRun) => Promise<AiAnswers[feature]>
}

/** The model engine, loaded when it is first asked for: a server without a model never loads it. */
export interface AiParts {
  readonly modelsFrom: (env: Env, own?: OwnKeyRequest) => Models | null
  /** Throws for an address to which no key may be sent. */
  readonly checkOwnKey: (own: OwnKeyRequest, env: Env) => unknown
  readonly testOwnKey: (own: OwnKeyRequest, signal: AbortSignal, env: Env) => Promise<void>
  readonly tasks: AiTasks
  /** Versions of the instructions, for the log. */
  readonly prompts: { readonly [feature in AiFeature]: number | null }
}

export interface AiPlace extends Host {
  readonly env: Env
  /** null: this server cannot keep them. */
  readonly keys: OwnKeys | null
  readonly parts: () => Promise<AiParts>
}

/** Which models answer this student; null: none, the built-in engine does it all. */
export async function modelsOf(place: AiPlace, own: OwnKeyRequest | null): Promise<Models | null> {
  if (own === null && !AI_FEATURES.some(feature => namesOne(place.env, feature))) return null
  const { modelsFrom } = await place.parts()
  try {
    return own === null ? modelsFrom(place.env) : modelsFrom(place.env, own)
  } catch (error) {
    place.log(`AI models: ${detailOf(error, [], own ? [own.key] : [])}`)
    return null
  }
}

function namesOne(env: Env, feature: AiFeature): boolean {
  const own = feature === 'transcribe' ? 'AI_STT_MODEL' : `AI_MODEL_${feature.toUpperCase()}`
  return Boolean(env[own]?.trim()) || (feature !== 'transcribe' && Boolean(env['AI_MODEL']?.trim()))
}
