import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import words from '../../src/messages/en/errors.json' with { type: 'json' }
import { MARKING, noteWith, QUESTION } from '../fixtures/injection/material.ts'
import { callAi } from '../support/ai-client.ts'
import { startAiServer, type AiServer } from '../support/ai-server.ts'

let server: AiServer
beforeAll(async () => {
  server = await startAiServer({ AI_REQUESTS_PER_MINUTE: '3', AI_TOKENS_PER_DAY: '600' })
}, 60_000)
afterAll(() => server.close())
beforeEach(() => {
  server.ai.requests.splice(0)
  server.ai.reply(() => ({ object: { points: [] } }))
})

const MARK = { question: MARKING.question, scheme: MARKING.scheme, answer: MARKING.answer }
const mark = (token: string, body: unknown = MARK) => callAi({ origin: server.origin, feature: 'mark', body, token })

test('The token of a session that was ended reaches no model', async () => {
  const gone = await server.student('gone@example.org')
  await gone.client.auth.signOut()
  const heard = await mark(gone.token)
  expect(heard.status).toBe(401)
  expect(heard.failure).toMatchObject({ code: 'unauthorised', message: words.errors_unauthorised })
  expect(server.ai.requests).toEqual([])
})

test('A student who asks too often is told how long to wait, and others are not held up', async () => {
  const [eager, other] = [await server.student('eager@example.org'), await server.student('other@example.org')]
  // Blank answers cost a request and no tokens of the day.
  const body = { ...MARK, answer: ' ' }
  const heard = await Promise.all(Array.from({ length: 5 }, () => mark(eager.token, body)))
  const refused = heard.filter(one => one.status === 429)
  expect(heard.filter(one => one.status === 200)).toHaveLength(3)
  expect(refused).toHaveLength(2)
  for (const { failure, headers } of refused) {
    expect(failure?.code).toBe('limit')
    expect(failure?.retryAfter).toBeGreaterThan(0)
    expect(failure?.retryAfter).toBeLessThanOrEqual(60)
    expect(headers.get('retry-after')).toBe(String(failure?.retryAfter))
  }
  expect((await mark(other.token, body)).status).toBe(200)
})

test('When the tokens of the day are used up the student is told so, until midnight', async () => {
  const heavy = await server.student('heavy@example.org')
  expect((await mark(heavy.token)).status).toBe(200)
  const asked = server.ai.requests.length
  const second = await mark(heavy.token)
  expect(second.status).toBe(429)
  expect(second.failure).toMatchObject({ code: 'budget', message: words.errors_budget })
  expect(second.failure?.retryAfter).toBeLessThanOrEqual(86_400)
  expect(server.ai.requests).toHaveLength(asked)
})

test('A student cannot raise the own allowance past the server', async () => {
  const sly = await server.student('sly@example.org')
  await mark(sly.token)
  for (const tokens of [-1_000_000, -1]) {
    const { error } = await sly.client.rpc('spend_tokens', { tokens })
    expect(error).not.toBeNull()
  }
  await sly.client.rpc('take_tokens', { cost: 1, per_minute: 1000, per_day: 1_000_000_000 })
  expect((await mark(sly.token)).failure?.code).toBe('budget')
})

describe('When the student goes away the provider’s work is stopped', () => {
  test.each([
    ['while it thinks', 'mark', { fail: 'hang' }],
    ['while it speaks', 'ask', { text: '{"sentences":[ '.repeat(200), drip: 20 }]
  ] as const)('%s', async (_when, feature, reply) => {
    const leaver = await server.student(`${feature}-leaver@example.org`)
    server.ai.reply(() => reply)
    const leaving = new AbortController()
    const body = feature === 'mark' ? MARK : { question: QUESTION, sources: [noteWith()], mode: 'notes' }
    const call = callAi({ origin: server.origin, feature, body, token: leaver.token, signal: leaving.signal })
    await expect.poll(() => server.ai.requests.length).toBe(1)
    leaving.abort()
    await expect(call).rejects.toThrow()
    await server.ai.requests[0]?.closed
    expect(server.ai.requests[0]?.aborted).toBe(true)
    expect(server.ai.requests).toHaveLength(1)
  })
})
