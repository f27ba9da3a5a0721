import { backendFrom } from '#config/backend.ts'
import { aiLimitsFrom } from '#server/ai-limits.ts'
import { aiParts } from '#server/ai-parts.ts'
import type { AiPlace, Env } from '#server/ai-place.ts'
import { hostedDoor } from '#server/door.ts'
import { apiHeaders } from '#server/headers.ts'
import { hostedKeyStore } from '#server/key-store.ts'
import type { Log } from '#server/log.ts'
import { keySecretFrom, ownKeys } from '#server/own-keys.ts'

/** With a hosted backend, or with none. Own keys need the service key and a secret to seal them with. */
export function hostedPlace(env: Env, isHttps: boolean, log: Log): AiPlace {
  const { url } = backendFrom(env)
  const [secret, serviceKey] = [keySecretFrom(env), env['SUPABASE_SERVICE_ROLE_KEY']]
  const door = hostedDoor(env)
  return {
    env,
    door,
    limits: aiLimitsFrom(env),
    headers: apiHeaders(isHttps),
    log,
    keys: door && secret && serviceKey ? ownKeys(secret, hostedKeyStore(url, serviceKey)) : null,
    parts: aiParts
  }
}
