import { AI_BODY_BYTES } from '#config/ai.ts'
import { AI_FEATURES, type AiCapabilities, type AiFeature } from '#contract/ai.ts'
import { modelsOf, type AiPlace } from '#server/ai/http/place.ts'
import { failureResponse, Refusal } from '#server/endpoint/failure.ts'
import { detailOf } from '#server/endpoint/log.ts'
import { whoIs } from '#server/gateway/who.ts'

/** A minute: long enough for every screen of a visit, short enough for a model that was switched off. */
const CACHE = 'private, max-age=60'

/** Signed out: what the server can do. Signed in: with the student's own key. */
async function capabilitiesOf(request: Request, place: AiPlace): Promise<AiCapabilities> {
  const caller = place.gateway && (await whoIs(request, place.gateway))
  const own = (caller && (await place.keys?.read(caller.id))) ?? null
  const models = place.gateway && (await modelsOf(place, own))
  const features = AI_FEATURES.map(feature => {
    const name = models?.nameOf(feature) ?? null
    return [feature, name === null ? null : ({ kind: 'model', name } as const)] as const
  })
  const { requestsPerMinute, tokensPerDay } = place.limits
  return {
    features: Object.fromEntries(features) as Record<AiFeature, AiCapabilities['features'][AiFeature]>,
    ownKey: {
      allowed: place.gateway !== null && place.keys !== null,
      provider: own?.provider ?? null,
      model: own?.model ?? null
    },
    limits: { bodyBytes: AI_BODY_BYTES, requestsPerMinute, tokensPerDay }
  }
}

export async function answerCapabilities(request: Request, place: AiPlace): Promise<Response> {
  try {
    if (request.method !== 'GET') throw new Refusal(405, 'invalid', request.method, { allow: 'GET' })
    const answer = await capabilitiesOf(request, place)
    return Response.json(answer, { headers: { ...place.headers, 'cache-control': CACHE, vary: 'authorization' } })
  } catch (error) {
    const requestId = crypto.randomUUID()
    place.log(`capabilities ${requestId}: ${detailOf(error)}`)
    return failureResponse(error, requestId, place.headers)
  }
}
