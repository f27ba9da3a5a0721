import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { EmbeddingModelV4, LanguageModelV4, TranscriptionModelV4 } from '@ai-sdk/provider'
import type { AiProvider } from '#contract/ai.ts'
import { speechFetch } from '#server/ai/providers/speech-fetch.ts'

/** Where a model is reached and with what; nothing is read from the process, so that no provider finds a key by itself. */
export interface Access {
  readonly provider: AiProvider
  readonly key: string | undefined
  readonly baseUrl: string | undefined
  /** The server follows a JSON schema; providers of their own always do. */
  readonly structured: boolean
  readonly fetch?: typeof fetch
}

const OPENAI = 'https://api.openai.com/v1'
const ANTHROPIC = 'https://api.anthropic.com/v1'
const GOOGLE = 'https://generativelanguage.googleapis.com/v1beta'

const through = ({ fetch }: Access) => (fetch ? { fetch } : {})

const openai = (access: Access) =>
  // A Whisper server at home has no key, but the header must have a value.
  createOpenAI({ apiKey: access.key ?? 'none', baseURL: access.baseUrl ?? OPENAI, ...through(access) })

const compatible = (access: Access) =>
  createOpenAICompatible({
    name: 'compatible',
    baseURL: access.baseUrl ?? OPENAI,
    includeUsage: true,
    supportsStructuredOutputs: access.structured,
    ...(access.key !== undefined && { apiKey: access.key }),
    ...through(access)
  })

const google = (access: Access) =>
  createGoogle({ apiKey: access.key ?? '', baseURL: access.baseUrl ?? GOOGLE, ...through(access) })

export function languageModel(access: Access, model: string): LanguageModelV4 {
  switch (access.provider) {
    case 'compatible':
      return compatible(access).languageModel(model)
    case 'openai':
      return openai(access).languageModel(model)
    case 'anthropic':
      return createAnthropic({
        apiKey: access.key ?? '',
        baseURL: access.baseUrl ?? ANTHROPIC,
        ...through(access)
      }).languageModel(model)
    case 'google':
      return google(access).languageModel(model)
  }
}

/** Anthropic has no embeddings. */
export function embeddingModel(access: Access, model: string): EmbeddingModelV4 | null {
  if (access.provider === 'compatible') return compatible(access).embeddingModel(model)
  if (access.provider === 'openai') return openai(access).embeddingModel(model)
  return access.provider === 'google' ? google(access).embeddingModel(model) : null
}

/** Any server that speaks OpenAI's transcriptions, such as Whisper's. */
export function transcriptionModel(access: Access, model: string): TranscriptionModelV4 | null {
  const speaks = access.provider === 'compatible' || access.provider === 'openai'
  return speaks ? openai({ ...access, fetch: speechFetch(access.fetch ?? fetch) }).transcription(model) : null
}
