import { beforeEach, describe, expect, test } from 'vitest'
import words from '../../src/messages/en/errors.json' with { type: 'json' }
import { MARKING, noteWith, QUESTION } from '../fixtures/injection/material.ts'
import { callAi } from '../support/ai-client.ts'
import type { AiServer } from '../support/ai-server.ts'

const MARK = { question: MARKING.question, scheme: MARKING.scheme, answer: MARKING.answer }
/** Tests of a server that is running: who may ask, how much, and that nobody is worked for who has left. */
export function testGuard(running: () => AiServer): void {
  let server: AiServer
  beforeEach(() => {
    server = running()
    server.ai.requests.splice(0)
    server.ai.reply(() => ({ object: { points: [], strands: [] } }))
  })
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
    await server.backend.database.query(
      `insert into private.ai_buckets (user_id, full_at) values ($1, now() + interval '80 seconds')`,
      [eager.id]
    )
    const { status, headers, failure } = await mark(eager.token)
    expect(status).toBe(429)
    expect(failure?.code).toBe('limit')
    expect(failure?.retryAfter).toBeGreaterThan(5)
    expect(failure?.retryAfter).toBeLessThanOrEqual(21)
    expect(headers.get('retry-after')).toBe(String(failure?.retryAfter))
    expect(server.ai.requests).toEqual([])
    expect((await mark(other.token)).status).toBe(200)
  })

  test('When the tokens of the day are used up the student is told so, and cannot raise them', async () => {
    const heavy = await server.student('heavy@example.org')
    await heavy.client.rpc('spend_tokens', { tokens: 100_000_000 })
    const expectSpent = async (): Promise<void> => {
      const { status, failure } = await mark(heavy.token)
      expect(status).toBe(429)
      expect(failure).toMatchObject({ code: 'budget', message: words.errors_budget })
      expect(failure?.retryAfter).toBeLessThanOrEqual(86_400)
    }
    await expectSpent()
    expect((await heavy.client.rpc('spend_tokens', { tokens: -1_000_000 })).error).not.toBeNull()
    await heavy.client.rpc('take_tokens', { cost: 1, per_minute: 1000, per_day: 1_000_000_000 })
    await expectSpent()
    expect(server.ai.requests).toEqual([])
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
}
