import { beforeAll, describe, expect, test } from 'vitest'
import type { AiFailureCode } from '../../src/contract/ai.ts'
import { say } from '../../src/server/endpoint/words.ts'
import words from '../../src/messages/en/errors.json' with { type: 'json' }
import { MARKING, noteWith, QUESTION } from '../fixtures/injection/material.ts'
import { callAi, type Heard } from '../support/ai-client.ts'
import type { AiServer } from '../support/ai-server.ts'
import type { Student } from '../support/student.ts'
import { FAKE_KEY } from '../support/fake-ai/environment.ts'
import type { Reply } from '../support/fake-ai/reply.ts'

const THEIR_WORDS = 'quota of organisation org-7Hq exceeded'

const caseOf = (text: string): string => /case-\d+/.exec(text)?.[0] ?? ''

const FAILURES: readonly [what: string, reply: Reply, code: AiFailureCode, message: string][] = [
  ['does not accept our key (401)', { fail: 401, message: THEIR_WORDS }, 'unavailable', words.errors_unavailable],
  ['forbids it (403)', { fail: 403, message: THEIR_WORDS }, 'unavailable', words.errors_unavailable],
  ['does not know the model (404)', { fail: 404, message: THEIR_WORDS }, 'unavailable', words.errors_unavailable],
  ['breaks (500)', { fail: 500, message: THEIR_WORDS }, 'unavailable', words.errors_unavailable],
  ['is overloaded (503)', { fail: 503, message: THEIR_WORDS }, 'unavailable', words.errors_unavailable],
  ['closes the connection', { fail: 'drop' }, 'unavailable', words.errors_unavailable],
  ['never answers', { fail: 'hang' }, 'timeout', words.errors_timeout],
  ['drips too slowly', { text: 'a '.repeat(40), drip: 900 }, 'timeout', words.errors_timeout],
  ['declines', { text: '', finish: 'refusal' }, 'refused', words.errors_refused],
  ['sends a proxy’s page', { fail: 'garbage' }, 'unreadable', words.errors_unreadable],
  ['says nothing', { text: '' }, 'unreadable', words.errors_unreadable],
  ['writes prose instead of JSON', { text: 'Full marks, well done.' }, 'unreadable', words.errors_unreadable],
  ['writes JSON of another shape', { object: { verdict: 'all' } }, 'unreadable', words.errors_unreadable],
  ['stops at its limit', { text: '{"points":[{"quotes":["a', finish: 'length' }, 'unreadable', words.errors_unreadable]
]

/** Tests of a server that is running: the provider fails in every way it can. */
export function testFailures(running: () => AiServer): void {
  const replies = new Map<string, Reply>()
  let server: AiServer
  let student: Student
  beforeAll(async () => {
    server = running()
    server.ai.reply(asked => replies.get(caseOf(asked.prompt)) ?? { fail: 500 })
    student = await server.student('failures@example.org')
  })

  let cases = 0
  /** Every case has its own mark in what is sent, so that slow ones can run side by side. */
  async function call(feature: 'ask' | 'mark', reply: Reply): Promise<{ heard: Heard; name: string }> {
    const name = `case-${(cases += 1)}`
    replies.set(name, reply)
    const body =
      feature === 'ask'
        ? { question: QUESTION, sources: [noteWith(undefined, name)], mode: 'notes' }
        : { question: `${MARKING.question} ${name}`, scheme: MARKING.scheme, answer: MARKING.answer }
    return { heard: await callAi({ origin: server.origin, feature, body, token: student.token }), name }
  }
  const requestsOf = (name: string) => server.ai.requests.filter(asked => caseOf(asked.prompt) === name)

  /** Our words, and nothing of the provider's, of the key, of the instructions or of where the model stands. */
  function expectPlain(heard: Heard, code: AiFailureCode, message: string): void {
    expect(heard.failure).toMatchObject({ code, message })
    expect(heard.failure?.requestId).toMatch(/^[\w-]{8,}$/)
    expect(heard.events.map(event => event.type)).toEqual(['start', 'failed'])
    const instructions = server.ai.requests[0]?.system.slice(0, 60) ?? 'none was sent'
    for (const secret of [THEIR_WORDS, 'org-7Hq', FAKE_KEY, server.ai.url, instructions])
      expect(heard.raw).not.toContain(secret)
  }

  describe.concurrent.each(['mark', 'ask'] as const)('When %s is asked and the provider', feature => {
    test.each(FAILURES)('%s, the student is told so in our words', async (_what, reply, code, message) => {
      const { heard } = await call(feature, reply)
      expect(heard.status).toBe(200)
      expectPlain(heard, code, message)
    })

    test('sends too many requests away (429), the student is told how long to wait', async () => {
      const { heard, name } = await call(feature, { fail: 429, retryAfter: 40, message: THEIR_WORDS })
      expectPlain(heard, 'limit', say('errors_limit_seconds', { seconds: 40 }))
      expect(heard.failure?.retryAfter).toBe(40)
      expect(requestsOf(name)).toHaveLength(1)
    })

    test('breaks off in the middle, nothing half is passed off as whole', async () => {
      const { heard } = await call(feature, {
        text: '{"points":[{"number":1,"quotes":[]}]}'.replaceAll(',', ' , '),
        cut: 2
      })
      expect(heard.failure?.code).toMatch(/^(unavailable|unreadable)$/)
      expect(heard.events.some(event => event.type === 'result')).toBe(false)
    })

    test('goes wrong in passing, one more try is made and no third', async () => {
      const { name } = await call(feature, { fail: 503 })
      expect(requestsOf(name)).toHaveLength(2)
    })
  })

  test('The log has neither study text nor keys nor who asked', () => {
    const log = server.lines.join('\n')
    expect(log).toContain('"endpoint"')
    for (const secret of [FAKE_KEY, MARKING.answer, MARKING.question, QUESTION, 'failures@example.org', student.token])
      expect(log).not.toContain(secret)
  })
}
