import { backendFrom } from '#config/backend.ts'
import { secretKeyFrom } from '#config/supabase-keys.ts'
import { aiLimitsFrom } from '#server/endpoint/limits.ts'
import { houseHosts, type CalendarPlace } from '#server/calendar/place.ts'
import { hostedPlanFeeds } from '#server/calendar/store.ts'
import type { Log } from '#server/endpoint/log.ts'
import { hostedGateway } from '#server/gateway/gateway.ts'
import { apiHeaders } from '#server/headers.ts'

type Env = Readonly<Record<string, string | undefined>>

/** With a hosted backend, or with none. An address of the plan needs the service key. */
export function hostedCalendars(env: Env, isHttps: boolean, log: Log): CalendarPlace {
  const gateway = hostedGateway(env)
  const serviceKey = secretKeyFrom(env)
  return {
    gateway,
    limits: aiLimitsFrom(env),
    headers: apiHeaders(isHttps),
    log,
    houseHosts: houseHosts(env),
    feeds: gateway && serviceKey ? hostedPlanFeeds(backendFrom(env).url, serviceKey) : null
  }
}
