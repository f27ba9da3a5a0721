import { getRequestListener } from '@hono/node-server'
import { AI_PATH } from '#config/ai.ts'
import { answerAi } from '#server/ai/http/app.ts'
import { hostedPlace } from '#server/ai/http/hosted.ts'
import { aiLimitsFrom } from '#server/endpoint/limits.ts'
import { aiParts } from '#server/ai/http/parts.ts'
import type { AiPlace, Env } from '#server/ai/http/place.ts'
import { localGateway } from '#server/gateway/gateway.ts'
import { apiHeaders } from '#server/headers.ts'
import { localKeyStore } from '#server/ai/keys/store.ts'
import type { Backend } from '#server/local/backend.ts'
import { starting, type Listener, type ListenerOptions } from '#server/local/http/listener.ts'
import type { Opening } from '#server/local/http/opening.ts'
import type { Log } from '#server/endpoint/log.ts'
import { keySecretFrom, ownKeys } from '#server/ai/keys/own-keys.ts'

type Open = Pick<Backend, 'database' | 'room' | 'fetch' | 'siteUrl' | 'aiKeySecret'>

/** The AI endpoints on our own server, with the embedded backend or with a hosted one. */
export function aiListener(
  isLocal: boolean,
  backend: Opening<Open>,
  env: Env,
  log: Log,
  { isHttps }: Pick<ListenerOptions, 'isHttps'>
): Listener {
  // Read now: a wrong value is to end the start, not the first call.
  const limits = aiLimitsFrom(env)
  const keySecret = keySecretFrom(env)
  const hosted = isLocal ? null : hostedPlace(env, isHttps, log)
  let local: { readonly of: Open; readonly place: AiPlace } | undefined
  const placeOf = (open: Open): AiPlace => {
    if (local?.of === open) return local.place
    const own = { ...open, aiKeySecret: keySecret ?? open.aiKeySecret }
    local = { of: open, place: localPlace(own, env, limits, log, isHttps) }
    return local.place
  }
  const listener = getRequestListener(
    async request => {
      const open = hosted ? undefined : await backend()
      const place = hosted ?? (open && placeOf(open))
      return place ? answerAi(request, place) : starting(isHttps)
    },
    { overrideGlobalObjects: false }
  )
  return (req, res) => {
    if (!req.url?.startsWith(AI_PATH)) return false
    void listener(req, res)
    return true
  }
}

export function localPlace(open: Open, env: Env, limits: AiPlace['limits'], log: Log, isHttps: boolean): AiPlace {
  return {
    env,
    gateway: localGateway(open),
    limits,
    headers: apiHeaders(isHttps),
    log,
    keys: ownKeys(open.aiKeySecret, localKeyStore(open.database, open.room)),
    parts: aiParts
  }
}
