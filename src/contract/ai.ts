import * as z from 'zod/mini'
import { result } from '#contract/engine/requests.ts'

export const AI_FEATURES = ['cards', 'quiz', 'ask', 'mark', 'questions', 'plan', 'transcribe'] as const
export type AiFeature = (typeof AI_FEATURES)[number]

export const AI_PROVIDERS = ['compatible', 'openai', 'anthropic', 'google'] as const
export type AiProvider = (typeof AI_PROVIDERS)[number]

/** What the server may send while it works and why it may give up; each has words in messages/ and a status in server/endpoint/failure.ts. */
export const AI_FAILURES = [
  'unauthorised',
  'invalid',
  'too-large',
  'limit',
  'budget',
  'timeout',
  'unavailable',
  'unreadable',
  'refused',
  'missing',
  'bug'
] as const
export type AiFailureCode = (typeof AI_FAILURES)[number]

/** How an error leaves the server: the student's words, never a provider's. */
export const aiFailure = z.object({
  code: z.enum(AI_FAILURES),
  message: z.string(),
  requestId: z.string(),
  /** Seconds until it is worth trying again. */
  retryAfter: z.optional(z.number())
})
export type AiFailure = z.infer<typeof aiFailure>

const modelName = z.nullable(z.object({ kind: z.literal('model'), name: z.string() }))

/** Answer of GET /api/ai/capabilities: per feature the model that would answer, or null: the built-in engine. */
export const aiCapabilities = z.object({
  features: z.object({
    cards: modelName,
    quiz: modelName,
    ask: modelName,
    mark: modelName,
    questions: modelName,
    plan: modelName,
    transcribe: modelName
  }),
  ownKey: z.object({
    /** The server can keep a student's own key. */
    allowed: z.boolean(),
    /** Of the one who asks; the key itself never leaves the server. */
    provider: z.nullable(z.enum(AI_PROVIDERS)),
    model: z.nullable(z.string())
  }),
  limits: z.object({ bodyBytes: z.number(), requestsPerMinute: z.number(), tokensPerDay: z.number() })
})
export type AiCapabilities = z.infer<typeof aiCapabilities>

/** Events of every answer of /api/ai/*, in this order: start, any of progress, delta and piece, then result or failed. */
export const aiEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), engine: result.engine, requestId: z.string() }),
  /** Chunks of a long source read so far. */
  z.object({ type: z.literal('progress'), done: z.number(), total: z.number() }),
  /**
   * Words of the sentence being written; its quotes were checked before its first word was sent. The next piece, or the
   * result, stands for all deltas since the piece before it: a sentence that fails its last check has no piece.
   */
  z.object({ type: z.literal('delta'), text: z.string() }),
  /** A finished part of an answer: for `ask` one sentence with its grounds. */
  z.object({ type: z.literal('piece'), piece: z.unknown() }),
  /** The whole answer, by the feature's own schema. */
  z.object({ type: z.literal('result'), result: z.unknown() }),
  z.object({ type: z.literal('failed'), ...aiFailure.shape })
])
export type AiEvent = z.infer<typeof aiEvent>
