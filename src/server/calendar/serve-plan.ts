import { FEED_CALLS, FEED_PATH } from '#config/calendar.ts'
import { hashOf } from '#server/calendar/endpoints.ts'
import type { CalendarPlace } from '#server/calendar/place.ts'
import { planFile } from '#server/calendar/plan-file.ts'
import { detailOf } from '#server/endpoint/log.ts'
import { WindowCounter } from '#server/endpoint/window.ts'

/** 32 bytes as base64url. */
const PATH = new RegExp(`^${FEED_PATH}([\\w-]{43})\\.ics$`)

const text = (status: number, words: string, headers: Record<string, string> = {}): Response =>
  new Response(words, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })

/**
 * GET /feeds/<token>.ics: whoever knows the address reads the plan, without signing in. Counted in memory, in each
 * process by itself: an address that is asked too often waits, and so does whoever asks for addresses that are none.
 */
export function planServer(now: () => number = Date.now) {
  const tokens = new WindowCounter(FEED_CALLS.token, FEED_CALLS.window, now)
  const wrong = new WindowCounter(FEED_CALLS.wrong, FEED_CALLS.window, now)
  const missing = (peer: string | null): Response => {
    const wait = wrong.take(peer ?? 'unknown')
    return wait > 0 ? busy(wait) : text(404, 'There is no calendar at this address.')
  }
  const busy = (wait: number): Response =>
    text(429, 'This calendar was asked for too often.', { 'retry-after': String(wait) })
  const answer = async (request: Request, peer: string | null, { feeds }: CalendarPlace): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, '', { allow: 'GET, HEAD' })
    const token = PATH.exec(new URL(request.url).pathname)?.[1]
    if (!feeds || token === undefined) return missing(peer)
    const hash = hashOf(token)
    const wait = tokens.take(hash)
    if (wait > 0) return busy(wait)
    const plan = await feeds.planOf(hash)
    if (!plan) return missing(peer)
    return new Response(request.method === 'HEAD' ? null : planFile(plan, new Date(now())), {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'inline; filename="plan.ics"' }
    })
  }
  return async (request: Request, peer: string | null, place: CalendarPlace): Promise<Response> => {
    let response: Response
    try {
      response = await answer(request, peer, place)
    } catch (error) {
      place.log(`A plan could not be given to its address: ${detailOf(error)}`)
      response = text(503, 'The server cannot answer at the moment.', { 'retry-after': '60' })
    }
    for (const [name, value] of Object.entries(place.headers)) response.headers.set(name, value)
    response.headers.set('x-robots-tag', 'noindex')
    return response
  }
}
