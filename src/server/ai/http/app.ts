import { AI_PATH } from '#config/ai.ts'
import { AI_FEATURES } from '#contract/ai.ts'
import { answerCapabilities } from '#server/ai/http/capabilities.ts'
import { featureEndpoints } from '#server/ai/http/features.ts'
import { deleteKey, putKey, testKey } from '#server/ai/http/key-endpoints.ts'
import type { AiPlace } from '#server/ai/http/place.ts'
import { failureResponse, Refusal } from '#server/endpoint/failure.ts'

/** Everything below /api/ai/, on our own server and on Vercel alike. */
export function answerAi(request: Request, place: AiPlace): Promise<Response> {
  const name = new URL(request.url).pathname.slice(AI_PATH.length)
  if (name === 'capabilities') return answerCapabilities(request, place)
  if (name === 'key/test') return testKey(request, place)
  if (name === 'key') return key(request, place)
  const feature = AI_FEATURES.find(one => one === name)
  if (feature) return featureEndpoints[feature](request, place)
  return refused(new Refusal(404, 'missing', 'no such endpoint'), place)
}

function key(request: Request, place: AiPlace): Promise<Response> {
  if (request.method === 'PUT') return putKey(request, place)
  if (request.method === 'DELETE') return deleteKey(request, place)
  return refused(new Refusal(405, 'invalid', request.method, { allow: 'PUT, DELETE' }), place)
}

function refused(error: Refusal, { headers }: AiPlace): Promise<Response> {
  return Promise.resolve(failureResponse(error, crypto.randomUUID(), headers))
}
