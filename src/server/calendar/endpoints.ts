import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { FEED_LIMITS, FEED_PATH } from '#config/calendar.ts'
import { feedAnswer, feedRequest, planFeedAnswer, planFeedRequest, type PlanFeedAnswer } from '#contract/calendar.ts'
import { AppError } from '#lib/errors.ts'
import type { CalendarPlace } from '#server/calendar/place.ts'
import { readFeed } from '#server/calendar/read-feed.ts'
import type { FeedRow, PlanFeeds } from '#server/calendar/store.ts'
import { endpoint } from '#server/endpoint/endpoint.ts'
import type { Rules } from '#server/endpoint/rules.ts'
import { jsonOf } from '#server/endpoint/shape.ts'
import { say } from '#server/endpoint/words.ts'

type CalendarRules<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Ready> = Rules<
  Input,
  Output,
  Ready,
  CalendarPlace
>

/** An address may be 2,000 characters, each of which JSON may write in six. */
const BODY_BYTES = 16_000

const common = {
  media: /^application\/json\s*(?:;|$)/i,
  maxBytes: BODY_BYTES,
  decode: jsonOf,
  timeout: FEED_LIMITS.within + 5000,
  estimate: () => 0,
  secrets: () => [],
  facts: () => ({})
} as const

/** From the same bucket as calls of a model, so that this server is no means to flood another. */
const price: CalendarRules<z.ZodMiniType, z.ZodMiniType, unknown>['price'] = (_, { requestsPerMinute }) => ({
  cost: 1,
  perMinute: requestsPerMinute,
  perDay: null
})

const reading: CalendarRules<typeof feedRequest, typeof feedAnswer, null> = {
  ...common,
  name: 'calendar/read',
  method: 'POST',
  input: feedRequest,
  output: feedAnswer,
  ready: () => Promise.resolve(null),
  price
}

/** POST /api/calendar/read */
export const readCalendar = endpoint(reading, async ({ address }, { host, signal }) => ({
  text: await readFeed(address, host.houseHosts, signal)
}))

function feedsOf({ feeds }: CalendarPlace): Promise<PlanFeeds> {
  if (feeds) return Promise.resolve(feeds)
  throw new AppError('missing', 'no addresses of plans', { shown: say('errors_feed_off') })
}

const known = (row: FeedRow | null, path: string | null = null): PlanFeedAnswer => ({
  feed: row && { style: row.style, madeAt: row.created_at },
  path
})

const ofPlan = { ...common, name: 'calendar/plan', output: planFeedAnswer, price } as const
type PlanRules<Input extends z.ZodMiniType> = CalendarRules<Input, typeof planFeedAnswer, PlanFeeds>

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** POST /api/calendar/plan: whether there is an address. */
export const askPlanFeed = endpoint(
  {
    ...ofPlan,
    method: 'POST',
    input: z.strictObject({}),
    ready: (_, host) => feedsOf(host)
  } satisfies PlanRules<z.ZodMiniType>,
  async (_, { caller, ready }) => known(await ready.read(caller.id))
)

/** PUT: a new address; the old one ends. 256 bits, so that none is ever guessed. */
export const makePlanFeed = endpoint(
  {
    ...ofPlan,
    method: 'PUT',
    input: planFeedRequest,
    ready: (_, host) => feedsOf(host)
  } satisfies PlanRules<typeof planFeedRequest>,
  async ({ style }, { caller, ready }) => {
    const token = randomBytes(32).toString('base64url')
    return known(await ready.write(caller.id, hashOf(token), style), `${FEED_PATH}${token}.ics`)
  }
)

/** DELETE: free, so that an address can always be ended. */
export const endPlanFeed = endpoint(
  {
    ...ofPlan,
    method: 'DELETE',
    input: z.unknown(),
    ready: (_, host) => feedsOf(host),
    price: () => null
  } satisfies PlanRules<z.ZodMiniType>,
  async (_, { caller, ready }) => {
    await ready.remove(caller.id)
    return known(null)
  }
)
