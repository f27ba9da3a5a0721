import { backendFrom } from '#config/backend.ts'
import { secretKeyFrom } from '#config/supabase-keys.ts'
import { aiLimitsFrom } from '#server/endpoint/limits.ts'
import { aiParts } from '#server/ai/http/parts.ts'
import type { AiPlace, Env } from '#server/ai/http/place.ts'
import { hostedGateway } from '#server/gateway/gateway.ts'
import { apiHeaders } from '#server/headers.ts'
import { hostedKeyStore } from '#server/ai/keys/store.ts'
import type { Log } from '#server/endpoint/log.ts'
import { keySecretFrom, ownKeys } from '#server/ai/keys/own-keys.ts'

/** With a hosted backend, or with none. Own keys need the service key and a secret to seal them with. */
export function hostedPlace(env: Env, isHttps: boolean, log: Log): AiPlace {
  const { url } = backendFrom(env)
  const [secret, serviceKey] = [keySecretFrom(env), secretKeyFrom(env)]
  const gateway = hostedGateway(env)
  return {
    env,
    gateway,
    limits: aiLimitsFrom(env),
    headers: apiHeaders(isHttps),
    log,
    keys: gateway && secret && serviceKey ? ownKeys(secret, hostedKeyStore(url, serviceKey)) : null,
    parts: aiParts
  }
}
