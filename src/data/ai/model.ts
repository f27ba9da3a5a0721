import type { AiEvent, AiFeature } from '#contract/ai.ts'
import { aiAnswers, hintsQuery, type AiAnswers, type AiRequests } from '#contract/ai-requests.ts'
import { guardWords } from '#data/ai/care-gate.ts'
import { eventsOf } from '#data/ai/events.ts'
import { call, pageNetwork, type AiNetwork } from '#data/backend/network.ts'
import { isModelOff } from '#data/read/no-model.ts'
import type { Run } from '#data/workers/client.ts'
import { AppError } from '#lib/errors.ts'

export interface ModelRun {
  readonly signal?: AbortSignal | undefined
  readonly network?: AiNetwork | undefined
}

/** What comes of a question to the model: how far it is and what it says, and last its whole answer. */
export type ModelEvent<Feature extends AiFeature> =
  Exclude<AiEvent, { type: 'result' | 'failed' }> | { readonly type: 'result'; readonly result: AiAnswers[Feature] }

/** The last gate before the network: a screen that was drawn before the wish was known has no way around it. */
async function send<Feature extends AiFeature>(
  feature: Feature,
  request: AiRequests[Feature],
  { network = pageNetwork, signal }: ModelRun
): Promise<Response> {
  if (await isModelOff()) throw new AppError('refused', 'The student wants no model')
  await guardWords(feature, request)
  if (feature !== 'transcribe')
    return call(network, `/api/ai/${feature}`, { method: 'POST', body: JSON.stringify(request), signal })
  const { audio, hints } = request as AiRequests['transcribe']
  const path = `/api/ai/transcribe?${hintsQuery(hints).toString()}`
  return call(network, path, { method: 'POST', body: audio.bytes, type: audio.mime, signal })
}

function answerOf<Feature extends AiFeature>(feature: Feature, result: unknown): AiAnswers[Feature] {
  const answer = aiAnswers[feature].safeParse(result)
  if (!answer.success) throw new AppError('unreadable', `The result of ${feature} is none`, { cause: answer.error })
  return answer.data as AiAnswers[Feature]
}

/**
 * Asks the model behind the server; leaving the loop ends the call. Throws an AppError in the server's words, or the
 * signal's reason when stopped.
 */
export async function* askModel<Feature extends AiFeature>(
  feature: Feature,
  request: AiRequests[Feature],
  run: ModelRun = {}
): AsyncGenerator<ModelEvent<Feature>> {
  const { body } = await send(feature, request, run)
  if (!body) throw new AppError('unreadable', 'An answer without a body')
  for await (const event of eventsOf(body, run.signal)) {
    if (event.type === 'result') {
      yield { type: 'result', result: answerOf(feature, event.result) }
      return
    }
    if (event.type === 'failed') {
      const { code, message, requestId, retryAfter } = event
      throw new AppError(code, requestId, { shown: message, waitSeconds: retryAfter })
    }
    yield event
  }
  throw new AppError('unavailable', 'The stream ended before the answer')
}

/** The whole answer alone, for what is not shown as it grows. */
export async function wholeAnswer<Feature extends AiFeature>(
  feature: Feature,
  request: AiRequests[Feature],
  { onProgress, ...run }: ModelRun & Run = {}
): Promise<AiAnswers[Feature]> {
  for await (const event of askModel(feature, request, run)) {
    if (event.type === 'result') return event.result
    if (event.type === 'progress') onProgress?.(event.done, event.total)
  }
  throw new AppError('unavailable', 'The stream ended before the answer')
}
