import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supabaseTransport } from '#data/sync/supabase-transport.ts'
import { aSession, aUser, fakeAuth, refusal, type FakeAuth } from '../../../tests/support/fake-auth.ts'

const RENEWAL = 'POST /auth/v1/token?refresh_token'
const PULL = 'POST /rest/v1/rpc/sync_pull'
const UPLOAD = 'POST /storage/v1/object/files/user-1/a'
const EPOCH = '3f8f8a8e-59a0-4a4f-9c39-6f0d3f4d3c11'
const NOTHING = { epoch: EPOCH, rev: 0, more: false, purged: {}, tables: {} }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A signed-in student whose access token the server no longer takes. */
function expired(renewal: () => Promise<Response>): FakeAuth {
  const auth = fakeAuth(aSession(aUser()))
  auth.answer(RENEWAL, renewal)
  auth.answer(PULL, refusal(401, 'PGRST303', 'JWT expired'))
  auth.answer(UPLOAD, Response.json({ statusCode: '401', error: 'Unauthorized', message: 'expired' }, { status: 400 }))
  return auth
}

/** Lets all that supabase-js waits for between its own tries go by. */
async function outcome(asked: Promise<unknown>): Promise<unknown> {
  const settled = asked.then(
    value => ({ value }),
    (error: unknown) => error
  )
  await vi.advanceTimersByTimeAsync(120_000)
  return settled
}

const ASKS = [
  ['rows', (auth: FakeAuth) => supabaseTransport('user-1', () => Promise.resolve(auth.client)).pull({}, 1)],
  [
    'a file',
    (auth: FakeAuth) =>
      supabaseTransport('user-1', () => Promise.resolve(auth.client)).upload('a', new ArrayBuffer(1), 'image/png')
  ]
] as const

const OUTAGES = [
  ['500', () => Promise.resolve(refusal(500, 'unexpected_failure'))],
  ['502', () => Promise.resolve(new Response('oops', { status: 502 }))],
  ['429', () => Promise.resolve(refusal(429, 'over_request_rate_limit'))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of the Wi-Fi', () => Promise.resolve(new Response('<html>', { status: 403 }))]
] as const

const cases = ASKS.flatMap(([what, ask]) => OUTAGES.map(([name, answer]) => ({ what, ask, name, answer })))

test.each(cases)(
  'asking for $what, a renewal answered with $name is an outage: the student stays signed in',
  async ({ ask, answer }) => {
    const auth = expired(answer)
    const failure = await outcome(ask(auth))
    expect(failure).toMatchObject({ code: 'offline' })
    expect(auth.calls.some(call => call.route === RENEWAL)).toBe(true)
    expect(auth.stored()).not.toBeNull()
  }
)

test.each(ASKS)('asking for %s, a refused renewal is the student’s business', async (_, ask) => {
  const auth = expired(() => Promise.resolve(refusal(400, 'refresh_token_not_found')))
  expect(await outcome(ask(auth))).toMatchObject({ code: 'unauthorised' })
})

test('a renewed session asks once more and the student notices nothing', async () => {
  const auth = expired(() => Promise.resolve(Response.json(aSession(aUser()))))
  let asked = 0
  auth.answer(PULL, () => {
    asked += 1
    return Promise.resolve(asked === 1 ? refusal(401, 'PGRST303', 'JWT expired') : Response.json(NOTHING))
  })
  expect(await outcome(ASKS[0][1](auth))).toEqual({ value: NOTHING })
  expect(asked).toBe(2)
})

test('a server that refuses the renewed session as well is asked no third time', async () => {
  const auth = expired(() => Promise.resolve(Response.json(aSession(aUser()))))
  expect(await outcome(ASKS[0][1](auth))).toMatchObject({ code: 'unauthorised' })
  expect(auth.calls.filter(call => call.route === PULL)).toHaveLength(2)
  expect(auth.calls.filter(call => call.route === RENEWAL)).toHaveLength(1)
})

test('an answer that is no 401 renews nothing', async () => {
  const auth = expired(() => Promise.resolve(Response.json(aSession(aUser()))))
  auth.answer(PULL, refusal(403, '42501', 'no such account'))
  expect(await outcome(ASKS[0][1](auth))).toMatchObject({ code: 'invalid', status: 403 })
  expect(auth.calls.some(call => call.route === RENEWAL)).toBe(false)
})
