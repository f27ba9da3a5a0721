import { CALENDAR_PATH, FEED_PATH } from '#config/calendar.ts'
import { askPlanFeed, endPlanFeed, makePlanFeed, readCalendar } from '#server/calendar/endpoints.ts'
import type { CalendarPlace } from '#server/calendar/place.ts'
import { planServer } from '#server/calendar/serve-plan.ts'
import { failureResponse, Refusal } from '#server/endpoint/failure.ts'

const PLAN = { POST: askPlanFeed, PUT: makePlanFeed, DELETE: endPlanFeed } as const
const planOf = planServer()

export const isCalendarPath = (path: string): boolean => path.startsWith(CALENDAR_PATH) || path.startsWith(FEED_PATH)

/** Everything of calendars, on our own server and on Vercel alike. */
export function answerCalendar(request: Request, peer: string | null, place: CalendarPlace): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(FEED_PATH)) return planOf(request, peer, place)
  const name = pathname.slice(CALENDAR_PATH.length)
  if (name === 'read') return readCalendar(request, place)
  const plan = PLAN[request.method as keyof typeof PLAN] as (typeof PLAN)[keyof typeof PLAN] | undefined
  if (name === 'plan' && plan) return plan(request, place)
  const error =
    name === 'plan'
      ? new Refusal(405, 'invalid', request.method, { allow: Object.keys(PLAN).join(', ') })
      : new Refusal(404, 'missing', 'no such endpoint')
  return Promise.resolve(failureResponse(error, crypto.randomUUID(), place.headers))
}
