import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aiFailure } from '#contract/ai.ts'
import { planFeedAnswer } from '#contract/calendar.ts'
import { answerCalendar } from '#server/calendar/app.ts'
import type { CalendarPlace } from '#server/calendar/place.ts'
import { localPlanFeeds } from '#server/calendar/store.ts'
import { localGateway } from '#server/gateway/gateway.ts'
import { startOnline } from '../support/http.ts'

const SITE = 'http://127.0.0.1:55100'
const online = await startOnline()
const { backend } = online
afterAll(() => online.close())

const ada = await online.signUp('ada@example.org')
const bob = await online.signUp('bob@example.org')
const lines: string[] = []
const place: CalendarPlace = {
  gateway: localGateway(backend),
  limits: { requestsPerMinute: 5, tokensPerDay: 1000, timeout: undefined },
  headers: {},
  log: line => void lines.push(line),
  houseHosts: [],
  feeds: localPlanFeeds(backend.database, backend.room)
}
beforeEach(() => backend.database.exec('delete from private.ai_buckets; delete from public.plan_feeds'))

function send(name: string, method: string, body: unknown, token: string | null = ada.token): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const request = new Request(`${SITE}/api/calendar/${name}`, { method, headers, body: JSON.stringify(body) })
  return answerCalendar(request, null, place)
}

const feed = (path: string | null): Promise<Response> =>
  answerCalendar(new Request(new URL(path ?? '/feeds/none.ics', SITE)), '10.0.0.1', place)

async function made(style: 'titles' | 'busy', token = ada.token): Promise<string> {
  const response = await send('plan', 'PUT', { style }, token)
  expect(response.status).toBe(200)
  return planFeedAnswer.parse(await response.json()).path ?? ''
}

async function planned(owner: string, title: string): Promise<void> {
  await backend.database.query(
    `insert into public.blocks (id, user_id, kind, title, day, start_minute, minutes, pinned, state, made_by)
     values ($1, $2, 'topic', $3, current_date + 1, 600, 30, false, 'planned', 'student')`,
    [randomUUID(), owner, title]
  )
}

test('the plan has an address without a sign-in; a new one ends the old one, and it can be ended', async () => {
  await planned(ada.id, 'Treaties')
  await planned(bob.id, 'Secret of Bob')
  const first = await made('titles')
  const text = await (await feed(first)).text()
  expect(text).toContain('SUMMARY:Treaties')
  expect(text).not.toContain('Bob')
  const second = await made('busy')
  expect((await feed(first)).status).toBe(404)
  expect(await (await feed(second)).text()).toContain('SUMMARY:Busy')
  const known = planFeedAnswer.parse(await (await send('plan', 'POST', {})).json())
  expect(known).toMatchObject({ feed: { style: 'busy' }, path: null })
  expect(await (await send('plan', 'DELETE', {})).json()).toEqual({ feed: null, path: null })
  expect((await feed(second)).status).toBe(404)
})

test('only the hash is kept, and “only busy” lets no title out of the database', async () => {
  const path = await made('busy')
  const token = path.slice('/feeds/'.length, -'.ics'.length)
  const { rows } = await backend.database.query<{ token_hash: string }>('select * from public.plan_feeds')
  expect(JSON.stringify(rows)).not.toContain(token)
  const plan = await place.feeds?.planOf(rows[0]?.token_hash ?? '')
  expect(plan?.blocks).toMatchObject([{ title: '' }])
})

test('nobody without a sign-in makes an address, reads a calendar, or reaches the table', async () => {
  expect((await send('plan', 'PUT', { style: 'titles' }, null)).status).toBe(401)
  expect((await send('read', 'POST', { address: 'https://example.org/a.ics' }, null)).status).toBe(401)
  await made('titles')
  const { data, error } = await online.withToken(bob.token).from('plan_feeds').select('*')
  expect(error !== null || data.length === 0).toBe(true)
})

test('an address inside the house is refused in words, and does not stand in the log', async () => {
  const response = await send('read', 'POST', { address: 'https://10.0.0.7/secret-calendar.ics' })
  expect(response.status).toBe(400)
  expect(aiFailure.parse(await response.json()).message).toContain('must be a public one')
  expect(lines.join('\n')).not.toContain('secret-calendar')
})

test('calendars are read from the same bucket as calls of a model', async () => {
  const status = async () => (await send('read', 'POST', { address: 'https://10.0.0.7/a.ics' })).status
  for (let call = 0; call < 5; call++) expect(await status()).toBe(400)
  expect(await status()).toBe(429)
})

test('with the account its address goes', async () => {
  const eve = await online.signUp('eve@example.org')
  const path = await made('titles', eve.token)
  expect((await online.withToken(eve.token).rpc('delete_account', {})).error).toBeNull()
  expect((await feed(path)).status).toBe(404)
})
