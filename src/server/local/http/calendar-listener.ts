import type { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { aiLimitsFrom } from '#server/endpoint/limits.ts'
import { answerCalendar, isCalendarPath } from '#server/calendar/app.ts'
import { hostedCalendars } from '#server/calendar/hosted.ts'
import { houseHosts, type CalendarPlace } from '#server/calendar/place.ts'
import { localPlanFeeds } from '#server/calendar/store.ts'
import type { Log } from '#server/endpoint/log.ts'
import { localGateway } from '#server/gateway/gateway.ts'
import { apiHeaders } from '#server/headers.ts'
import type { Backend } from '#server/local/backend.ts'
import { peerOf, starting, type Listener, type ListenerOptions } from '#server/local/http/listener.ts'
import type { Opening } from '#server/local/http/opening.ts'

type Open = Pick<Backend, 'database' | 'room' | 'fetch' | 'siteUrl'>
type Env = Readonly<Record<string, string | undefined>>

/** Calendars on our own server, with the embedded backend or with a hosted one. */
export function calendarListener(
  isLocal: boolean,
  backend: Opening<Open>,
  env: Env,
  log: Log,
  { isHttps, trustProxy }: ListenerOptions
): Listener {
  const hosted = isLocal ? null : hostedCalendars(env, isHttps, log)
  const placeOf = (open: Open): CalendarPlace => ({
    gateway: localGateway(open),
    limits: aiLimitsFrom(env),
    headers: apiHeaders(isHttps),
    log,
    houseHosts: houseHosts(env),
    feeds: localPlanFeeds(open.database, open.room)
  })
  const listener = getRequestListener(
    async (request, node) => {
      const { incoming } = node as { incoming: IncomingMessage }
      const open = hosted ? undefined : await backend()
      const place = hosted ?? (open && placeOf(open))
      return place ? answerCalendar(request, peerOf(incoming, trustProxy), place) : starting(isHttps)
    },
    { overrideGlobalObjects: false }
  )
  return (req, res) => {
    if (!isCalendarPath(req.url ?? '')) return false
    void listener(req, res)
    return true
  }
}
