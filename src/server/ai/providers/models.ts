import type { EmbeddingModelV4, LanguageModelV4, TranscriptionModelV4 } from '@ai-sdk/provider'
import type { OwnKeyRequest } from '#contract/ai-key.ts'
import { AI_FEATURES, AI_PROVIDERS, type AiFeature, type AiProvider } from '#contract/ai.ts'
import { aiTimeoutFrom } from '#server/endpoint/limits.ts'
import { ownAccess } from '#server/ai/providers/check.ts'
import { embeddingModel, languageModel, transcriptionModel, type Access } from '#server/ai/providers/providers.ts'

/** The models that answer, always as objects: a bare name would go to a hosted gateway. */
export interface Models {
  /** The model's own name, as it is shown beside every result. */
  nameOf(feature: AiFeature): string | null
  language(feature: AiFeature): LanguageModelV4 | null
  /** Whether the server that answers follows a JSON schema; if not, the schema stands in the prompt. */
  followsSchema(feature: AiFeature): boolean
  /** Patience with one task; undefined: as long as its feature usually may take (config/ai.ts). */
  readonly timeoutMs: number | undefined
  readonly embedding: EmbeddingModelV4 | null
  readonly transcription: TranscriptionModelV4 | null
}

export type ModelEnv = Readonly<Record<string, string | undefined>>

interface Chosen {
  readonly access: Access
  readonly model: string
}

const KEYS: Readonly<Record<AiProvider, readonly [key: string, baseUrl: string]>> = {
  compatible: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  openai: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  anthropic: ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'],
  google: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GOOGLE_BASE_URL']
}

const text = (env: ModelEnv, name: string): string | undefined => env[name]?.trim() || undefined

function accessOf(env: ModelEnv, provider: AiProvider, name: string): Access {
  const [keyName, urlName] = KEYS[provider]
  const [key, baseUrl] = [text(env, keyName), text(env, urlName)]
  const missing = provider === 'compatible' ? (baseUrl ? undefined : urlName) : key ? undefined : keyName
  if (missing) throw new Error(`${name} names ${provider}, but ${missing} is not set.`)
  if (baseUrl && !/^https?:\/\//.test(baseUrl)) throw new Error(`${urlName} must begin with http:// or https://.`)
  return { provider, key, baseUrl, structured: provider !== 'compatible' || text(env, 'AI_STRUCTURED') === '1' }
}

/** `provider:model`; the model's name may hold colons itself. */
function chosen(env: ModelEnv, name: string): Chosen | null {
  const value = text(env, name)
  if (!value) return null
  const [, before, model] = /^([a-z]+):(.+)$/.exec(value) ?? []
  const provider = AI_PROVIDERS.find(one => one === before)
  if (!provider || !model)
    throw new Error(`${name} is "${value}". Write ${AI_PROVIDERS.map(one => `${one}:model`).join(', ')}.`)
  return { access: accessOf(env, provider, name), model }
}

const needed = <Model>(model: Model | null, name: string, what: string): Model => {
  if (model === null) throw new Error(`${name} names a provider without ${what}.`)
  return model
}

/** What the environment says; with a student's own key, their model instead of ours wherever words are written. */
export function modelsFrom(env: ModelEnv, own?: OwnKeyRequest): Models | null {
  const usual = chosen(env, 'AI_MODEL')
  const owned: Chosen | null = own ? { access: ownAccess(own, env), model: own.model } : null
  const speech = chosen(env, 'AI_STT_MODEL')
  const vectors = owned ? null : chosen(env, 'AI_EMBED_MODEL')
  const written = new Map<AiFeature, Chosen & { readonly language: LanguageModelV4 }>()
  for (const feature of AI_FEATURES) {
    if (feature === 'transcribe') continue
    const one = owned ?? chosen(env, `AI_MODEL_${feature.toUpperCase()}`) ?? usual
    if (one) written.set(feature, { ...one, language: languageModel(one.access, one.model) })
  }
  if (written.size === 0 && !speech) return null
  return {
    nameOf: feature => (feature === 'transcribe' ? speech?.model : written.get(feature)?.model) ?? null,
    language: feature => written.get(feature)?.language ?? null,
    followsSchema: feature => written.get(feature)?.access.structured ?? false,
    timeoutMs: aiTimeoutFrom(env),
    embedding: vectors && needed(embeddingModel(vectors.access, vectors.model), 'AI_EMBED_MODEL', 'embeddings'),
    transcription: speech && needed(transcriptionModel(speech.access, speech.model), 'AI_STT_MODEL', 'transcription')
  }
}
