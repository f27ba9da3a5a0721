import { AI_AUDIO_BYTES, AI_BODY_BYTES, AI_TIMEOUTS } from '#config/ai.ts'
import { AI_FEATURES, type AiFeature } from '#contract/ai.ts'
import { aiAnswers, aiRequests, hintsFrom, type AiAnswers } from '#contract/ai-requests.ts'
import { askPiece } from '#contract/engine/pieces.ts'
import { AppError } from '#lib/errors.ts'
import { modelsOf, type AiPlace } from '#server/ai/http/place.ts'
import type { Models } from '#server/ai/providers/models.ts'
import type { ModelRun } from '#server/ai/run.ts'
import type { Caller } from '#server/gateway/who.ts'
import type { Endpoint, Rules } from '#server/endpoint/rules.ts'
import { endpoint } from '#server/endpoint/endpoint.ts'
import { jsonOf } from '#server/endpoint/shape.ts'
import { say } from '#server/endpoint/words.ts'

interface Ready {
  readonly models: Models
  readonly name: string
  readonly prompt: number | null
  /** The student's own key pays, so the day's budget of this server does not count. */
  readonly ownKey: string | null
}

const JSON_BODY = {
  media: /^application\/json\s*(?:;|$)/i,
  maxBytes: AI_BODY_BYTES,
  decode: jsonOf,
  // About four bytes a token in English.
  estimate: (bytes: number) => Math.ceil(bytes / 4)
} as const

const AUDIO_BODY = {
  media: /^(?:audio|video)\//i,
  maxBytes: AI_AUDIO_BYTES,
  decode: (bytes: Buffer<ArrayBuffer>, request: Request) => ({
    audio: {
      bytes: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
      mime: (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
    },
    hints: hintsFrom(new URL(request.url).searchParams)
  }),
  // Speech at 32 kbit/s holds three words a second.
  estimate: (bytes: number) => Math.ceil(bytes / 1000)
} as const

async function readyFor(feature: AiFeature, caller: Caller, place: AiPlace): Promise<Ready> {
  const own = (await place.keys?.read(caller.id)) ?? null
  const models = await modelsOf(place, own)
  const name = models?.nameOf(feature) ?? null
  if (!models || name === null)
    throw new AppError('missing', 'no model for this feature', { shown: say('errors_ai_off') })
  const isOwn = own !== null && feature !== 'transcribe'
  const { prompts } = await place.parts()
  return { models, name, prompt: prompts[feature], ownKey: isOwn ? own.key : null }
}

function rulesOf<Feature extends AiFeature>(
  feature: Feature
): Rules<(typeof aiRequests)[Feature], (typeof aiAnswers)[Feature], Ready, AiPlace> {
  const engine = ({ name }: Ready) => ({ kind: 'model', name }) as const
  return {
    name: feature,
    method: 'POST',
    ...(feature === 'transcribe' ? AUDIO_BODY : JSON_BODY),
    input: aiRequests[feature],
    output: aiAnswers[feature],
    timeout: AI_TIMEOUTS[feature],
    ready: (caller, place) => readyFor(feature, caller, place),
    price: ({ ownKey }, { requestsPerMinute, tokensPerDay }) => ({
      cost: 1,
      perMinute: requestsPerMinute,
      perDay: ownKey === null ? tokensPerDay : null
    }),
    secrets: ({ ownKey }) => (ownKey === null ? [] : [ownKey]),
    // The name of an own model is a student's word; it may be a key in the wrong field.
    facts: ({ name, prompt, ownKey }) => ({ model: ownKey === null ? name : null, prompt, ownKey: ownKey !== null }),
    stream: feature === 'ask' ? { engine, piece: askPiece } : { engine }
  }
}

// Which request goes with which answer is kept by `AiTasks`; here it is any of them.
type Task = (input: unknown, run: ModelRun) => Promise<AiAnswers[AiFeature]>

function featureEndpoint(feature: AiFeature): Endpoint<AiPlace> {
  return endpoint(rulesOf(feature), async (input, { ready, host, signal, emit, spent }) => {
    const task = (await host.parts()).tasks[feature] as Task
    return task(input, { models: ready.models, signal, emit, spent })
  })
}

/** POST /api/ai/<feature>. */
export const featureEndpoints = Object.fromEntries(
  AI_FEATURES.map(feature => [feature, featureEndpoint(feature)])
) as Readonly<Record<AiFeature, Endpoint<AiPlace>>>
