import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aiCapabilities, aiFailure, type AiEvent } from '#contract/ai.ts'
import { AppError } from '#lib/errors.ts'
import { answerAi } from '#server/ai/http/app.ts'
import { PROMPT_VERSIONS } from '#server/ai/tasks.ts'
import type { AiParts, AiPlace, AiTasks } from '#server/ai/http/place.ts'
import { aiParts } from '#server/ai/http/parts.ts'
import { localPlace } from '#server/local/http/ai-listener.ts'
import { startOnline } from '../support/http.ts'

// The ladder over the embedded backend, with tasks of this file's own where a model would be asked.
const SITE = 'http://127.0.0.1:55100'
const NOTE = 'The mitochondrion is the powerhouse of the cell.'
const online = await startOnline()
const { backend } = online
afterAll(() => online.close())

const ada = await online.signUp('ada@example.org')
const lines: string[] = []
let tasks: Partial<AiTasks> = {}
const parts = async (): Promise<AiParts> => {
  const real = await aiParts()
  return { ...real, tasks: { ...real.tasks, ...tasks } }
}
const env = { AI_MODEL: 'compatible:tiny', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }
const limits = { requestsPerMinute: 5, tokensPerDay: 1000, timeout: undefined }
const base = localPlace(backend, env, limits, line => void lines.push(line), false)
const place: AiPlace = { ...base, parts }

const result = { engine: { kind: 'model', name: 'tiny' }, evidence: [], confidence: 0.5, warnings: [] } as const
const plan = { goal: 'Pass', context: { today: '2026-11-21', exams: [], subjects: [], weakTopics: [] } }
const ask = { question: 'What is it?', mode: 'notes', sources: [] }
const answered = { ...result, verdict: 'refused', passages: [] } as const

beforeEach(async () => {
  lines.length = 0
  tasks = { plan: () => Promise.resolve({ ...result, proposals: [] }) }
  await backend.database.exec('delete from private.ai_buckets; delete from private.ai_days; delete from public.ai_keys')
})

interface Sent {
  readonly method?: string
  readonly token?: string | null
  readonly headers?: Record<string, string>
  readonly body?: BodyInit
  readonly signal?: AbortSignal
}

function send(name: string, body: unknown, sent: Sent = {}, at: AiPlace = place): Promise<Response> {
  const { method = 'POST', token = ada.token, headers = {}, signal } = sent
  const text = sent.body ?? (body === undefined ? null : JSON.stringify(body))
  const init = { method, ...(method === 'GET' ? {} : { body: text }), ...(signal ? { signal } : {}) }
  const own = { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
  return answerAi(
    new Request(`${SITE}/api/ai/${name}`, { ...init, headers: { ...own, ...headers }, duplex: 'half' } as RequestInit),
    at
  )
}

async function eventsOf(response: Response): Promise<AiEvent[]> {
  const text = await response.text()
  return text.split('\n\n').flatMap(part => (part.startsWith('data: ') ? [JSON.parse(part.slice(6)) as AiEvent] : []))
}

async function refusal(response: Response) {
  const failure = aiFailure.parse(await response.json())
  expect(failure.requestId).toBe(response.headers.get('x-request-id'))
  return { status: response.status, ...failure }
}

const spentToday = async () =>
  (await backend.database.query<{ tokens: number; calls: number }>('select tokens, calls from private.ai_days')).rows[0]

describe('one rung after the other', () => {
  test('a call that climbs them all is answered by start and result', async () => {
    const response = await send('plan', plan)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no'
    })
    expect(await eventsOf(response)).toEqual([
      { type: 'start', engine: { kind: 'model', name: 'tiny' }, requestId: response.headers.get('x-request-id') },
      { type: 'result', result: { ...result, proposals: [] } }
    ])
    expect(lines.map(line => JSON.parse(line) as object)).toMatchObject([
      { endpoint: 'plan', status: 200, model: 'tiny', prompt: PROMPT_VERSIONS.plan, ownKey: false }
    ])
  })

  test('method', async () => {
    const response = await send('plan', undefined, { method: 'GET' })
    expect(response.headers.get('allow')).toBe('POST')
    expect(await refusal(response)).toMatchObject({ status: 405, code: 'invalid' })
    expect((await send('no-such-thing', plan)).status).toBe(404)
    expect((await send('key', undefined, { method: 'GET' })).headers.get('allow')).toBe('PUT, DELETE')
  })

  test('size as announced, before who is asked, with the limit in words', async () => {
    const headers = { 'content-length': '1000001' }
    const told = await refusal(await send('plan', plan, { token: null, headers }))
    expect(told).toMatchObject({ status: 413, code: 'too-large' })
    expect(told.message).toContain('1000 kB')
  })

  test('size as it comes, without reading on', async () => {
    let pulled = 0
    const body = new ReadableStream<Uint8Array>({
      pull: controller => {
        pulled += 1
        controller.enqueue(new Uint8Array(100_000))
      }
    })
    expect(await refusal(await send('plan', plan, { body }))).toMatchObject({ status: 413 })
    expect(pulled).toBeLessThan(14)
  })

  test('a packed body and another content type', async () => {
    expect(await send('plan', plan, { headers: { 'content-encoding': 'gzip' } })).toMatchObject({ status: 415 })
    for (const type of ['text/plain', 'multipart/form-data', 'application/jsonp', ''])
      expect(await send('plan', plan, { headers: { 'content-type': type } }), type).toMatchObject({ status: 415 })
  })

  test('origin, before who', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example', host: '127.0.0.1:55100' }
    ])
      expect(await send('plan', plan, { headers })).toMatchObject({ status: 403 })
    expect(await send('plan', plan, { headers: { 'sec-fetch-site': 'same-origin' } })).toMatchObject({ status: 200 })
  })

  test.each(Object.entries(online.forgeries(ada.token)))('who: %s', async (_, token) => {
    expect(await refusal(await send('plan', plan, { token }))).toMatchObject({ status: 401, code: 'unauthorised' })
    expect(await spentToday()).toBeUndefined()
  })

  test('who: nobody, another scheme, a token that never ends', async () => {
    const headers = [{}, { authorization: 'Basic YWRhOnB3' }, { authorization: `Bearer ${'a.b.c'.repeat(4000)}` }]
    for (const header of headers)
      expect(await refusal(await send('plan', plan, { token: null, headers: header }))).toMatchObject({ status: 401 })
  })

  test('who: the token of an account that is gone', async () => {
    const bob = await online.signUp('bob@example.org')
    await online.withToken(bob.token).rpc('delete_account')
    expect(await refusal(await send('plan', plan, { token: bob.token }))).toMatchObject({ status: 401 })
  })

  test('shape, in words that name the field and never what stood in it', async () => {
    const told = await refusal(await send('plan', { ...plan, goal: NOTE.repeat(50) }))
    expect(told).toMatchObject({ status: 400, code: 'invalid' })
    expect(told.message).toBe('The part “goal” is too long or has too many entries: at most 2000.')
    const deep = await refusal(await send('ask', { ...ask, sources: [{ id: 'a', title: NOTE, blocks: [{ id: 1 }] }] }))
    expect(deep.message).toContain('“sources[0].blocks[0].id”')
    expect(deep.message).not.toContain('mitochondrion')
    for (const body of ['{', '"text"', 'null', '[]', '{"__proto__": {"goal": 1}}', Buffer.from([0xff, 0xfe])])
      expect(await refusal(await send('plan', undefined, { body }))).toMatchObject({ status: 400 })
    expect(await spentToday()).toBeUndefined()
  })

  test('tokens: the bucket, to the call, with when to come again', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => send('plan', plan)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = all.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(5)
    const told = refused && (await refusal(refused))
    expect([told?.code, told?.message]).toEqual(['limit', expect.stringMatching(/ \d+ seconds/)])
  })

  test('tokens: the budget of the day', async () => {
    tasks = { plan: (_, { spent }) => (spent(600), Promise.resolve({ ...result, proposals: [] })) }
    await (await send('plan', plan)).text()
    await (await send('plan', plan)).text()
    expect(await spentToday()).toMatchObject({ tokens: 1200, calls: 2 })
    const told = await refusal(await send('plan', plan))
    expect(told).toMatchObject({ status: 429, code: 'budget' })
    expect(told.retryAfter).toBeLessThanOrEqual(86_400)
  })
})

describe('the handler and its answer', () => {
  test('words and pieces arrive in order; a piece against the contract ends the answer', async () => {
    const good = { kind: 'sentence', text: 'It is.', basis: 'notes', passages: [] }
    tasks = {
      ask: (_, { emit }) => {
        emit({ type: 'delta', text: 'It ' })
        emit({ type: 'piece', piece: { ...good, secret: 'system prompt' } })
        return Promise.resolve(answered)
      }
    }
    const events = await eventsOf(await send('ask', ask))
    expect(events.map(({ type }) => type)).toEqual(['start', 'delta', 'piece', 'result'])
    expect(events[2]).toEqual({ type: 'piece', piece: good })
    tasks = { ask: (_, { emit }) => (emit({ type: 'piece', piece: { kind: 'markdown' } }), Promise.resolve(answered)) }
    expect((await eventsOf(await send('ask', ask))).at(-1)).toMatchObject({ type: 'failed', code: 'bug' })
  })

  test('an answer against the contract is not sent, and what it does not name is cut off', async () => {
    tasks = { plan: () => Promise.resolve({ ...result, proposals: [{ text: 5 }] } as never) }
    expect((await eventsOf(await send('plan', plan))).at(-1)).toMatchObject({ type: 'failed', code: 'bug' })
    tasks = { plan: () => Promise.resolve({ ...result, proposals: [], prompt: 'system' } as never) }
    expect((await eventsOf(await send('plan', plan))).at(-1)).toEqual({
      type: 'result',
      result: { ...result, proposals: [] }
    })
  })

  test.each([
    [new AppError('limit', NOTE, { waitSeconds: 31.2 }), { code: 'limit', retryAfter: 32 }],
    [new AppError('unavailable', NOTE), { code: 'unavailable', retryAfter: 5 }],
    [new AppError('unreadable', NOTE), { code: 'unreadable' }],
    [new AppError('refused', NOTE), { code: 'refused' }],
    [new Error(`401 sk-live-abcdefgh for ada@example.org: ${NOTE}`), { code: 'bug' }]
  ])('%s leaves in our words, and the log has none of the student’s', async (error, expected) => {
    tasks = { ask: () => Promise.reject(error) }
    const source = { id: 'n', title: 'Cells', blocks: [{ id: 'b', kind: 'paragraph', text: NOTE }] }
    const last = (await eventsOf(await send('ask', { ...ask, sources: [source] }))).at(-1)
    expect(last).toMatchObject({ type: 'failed', ...expected })
    for (const text of [JSON.stringify(last), lines.join('\n')])
      expect(text).not.toMatch(/mitochondrion|powerhouse|sk-live|ada@example/)
    expect(lines).toHaveLength(1)
  })

  test('a body nested deeper than any stack is told as any other, and does not end the process', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const body = (fields: object) => JSON.stringify({ ...fields, beside: 0 }).replace('"beside":0', `"beside":${deep}`)
    expect(await refusal(await send('ask', undefined, { body: body({}) }))).toMatchObject({ status: 400 })
    tasks = { ask: () => Promise.reject(new AppError('unavailable', NOTE)) }
    const events = await eventsOf(await send('ask', undefined, { body: body(ask) }))
    expect(events.at(-1)).toMatchObject({ type: 'failed', code: 'unavailable' })
    expect(lines).toHaveLength(2)
  })

  test('a task that does not end is ended, and charged by what was sent', async () => {
    tasks = { plan: () => new Promise(() => undefined) }
    const at = { ...place, limits: { ...limits, timeout: 50 } }
    const events = await eventsOf(await send('plan', plan, {}, at))
    expect(events.at(-1)).toMatchObject({ type: 'failed', code: 'timeout' })
    expect((await spentToday())?.tokens).toBe(Math.ceil(JSON.stringify(plan).length / 4))
  })

  test('a reader who leaves aborts the task at once, and pays what it had spent', async () => {
    const left = Promise.withResolvers<undefined>()
    tasks = {
      plan: (_, { signal, spent }) => {
        signal.addEventListener('abort', () => (spent(77), left.resolve(undefined)))
        return left.promise.then(() => Promise.reject(signal.reason as Error))
      }
    }
    const response = await send('plan', plan)
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await left.promise
    await expect.poll(spentToday).toMatchObject({ tokens: 77, calls: 1 })
    expect(lines.join()).toContain('"code":"gone"')
  })

  test('audio comes as bytes with its hints in the query', async () => {
    const heard: unknown[] = []
    tasks = {
      transcribe: ({ audio, hints }) => {
        heard.push(new Uint8Array(audio.bytes), audio.mime, hints)
        return Promise.resolve({ ...result, segments: [] })
      }
    }
    const speech = { ...place, env: { ...env, AI_STT_MODEL: 'compatible:whisper' } }
    const headers = { 'content-type': 'audio/webm;codecs=opus' }
    const body = new Uint8Array([1, 2, 3])
    const events = await eventsOf(
      await send('transcribe?language=en&offset=60&word=ATP', undefined, { body, headers }, speech)
    )
    expect(events.at(-1)).toMatchObject({ type: 'result' })
    expect(heard).toEqual([body, 'audio/webm', { language: 'en', offset: 60, words: ['ATP'] }])
    expect(
      (await send('transcribe', undefined, { body, headers: { 'content-type': 'text/html' } }, speech)).status
    ).toBe(415)
    const large = { ...headers, 'content-length': '4000001' }
    expect((await send('transcribe', undefined, { body, headers: large }, speech)).status).toBe(413)
  })
})

describe('capabilities', () => {
  const capabilities = async (sent: Sent = {}, at = place) => {
    const response = await send('capabilities', undefined, { method: 'GET', ...sent }, at)
    expect(response.headers.get('cache-control')).toBe('private, max-age=60')
    return aiCapabilities.parse(await response.json())
  }

  test('signed out or in, they tell what this server can do', async () => {
    for (const token of [null, ada.token]) {
      const { features, ownKey, limits: told } = await capabilities({ token })
      expect(features).toMatchObject({ plan: { kind: 'model', name: 'tiny' }, transcribe: null })
      expect(ownKey).toEqual({ allowed: true, provider: null, model: null })
      expect(told).toEqual({ bodyBytes: 1_000_000, requestsPerMinute: 5, tokensPerDay: 1000 })
    }
    expect((await send('capabilities', undefined, { method: 'GET', token: 'a.b.c' })).status).toBe(401)
  })

  test('without a model, a backend or a readable setting there is none, and a call says so', async () => {
    for (const at of [
      { ...place, env: {} },
      { ...place, gateway: null },
      { ...place, env: { AI_MODEL: 'nonsense' } }
    ]) {
      const { features } = await capabilities({ token: null }, at)
      expect(new Set(Object.values(features))).toEqual(new Set([null]))
      expect(await refusal(await send('plan', plan, {}, at))).toMatchObject({ status: 404, code: 'missing' })
    }
    expect((await capabilities({ token: null }, { ...place, gateway: null })).ownKey.allowed).toBe(false)
  })
})

describe('an own key', () => {
  const own = { provider: 'anthropic', key: 'sk-ant-0123456789abcdef', model: 'claude-x' }
  const put = (key: unknown, sent: Sent = {}) => send('key', key, { method: 'PUT', ...sent })
  const rows = async () => (await backend.database.query('select * from public.ai_keys')).rows as object[]

  test('is kept sealed, used for its owner, never sent back, and can be taken away', async () => {
    const kept = await put(own)
    expect([kept.status, await kept.json()]).toEqual([200, { provider: 'anthropic', model: 'claude-x' }])
    expect(JSON.stringify(await rows())).not.toContain('0123456789')
    let used = ''
    tasks = {
      plan: (_, { models }) => ((used = models.nameOf('plan') ?? ''), Promise.resolve({ ...result, proposals: [] }))
    }
    await (await send('plan', plan)).text()
    expect(used).toBe('claude-x')
    const told = await (await send('capabilities', undefined, { method: 'GET' })).text()
    expect(JSON.parse(told)).toMatchObject({ ownKey: { provider: 'anthropic', model: 'claude-x' } })
    expect(told + lines.join('\n')).not.toContain('0123456789')
    const eve = await online.signUp(`eve${Date.now()}@example.org`)
    const hers: unknown = await (await send('capabilities', undefined, { method: 'GET', token: eve.token })).json()
    expect(hers).toMatchObject({ ownKey: { provider: null } })
    expect((await send('key', undefined, { method: 'DELETE' })).status).toBe(200)
    expect(await rows()).toEqual([])
  })

  test('pasted into the field of the model by mistake, is not written into the log', async () => {
    await put({ ...own, model: own.key })
    await (await send('plan', plan)).text()
    tasks = { plan: () => Promise.reject(new AppError('unavailable', 'no')) }
    await (await send('plan', plan)).text()
    expect(lines.filter(line => line.includes('"plan"'))).toHaveLength(2)
    expect(lines.join()).not.toContain('0123456789')
  })

  test('has no budget of this server, but the same bucket', async () => {
    await put(own)
    tasks = { plan: (_, { spent }) => (spent(9999), Promise.resolve({ ...result, proposals: [] })) }
    const all = [await send('plan', plan), await send('plan', plan), await send('plan', plan), await send('plan', plan)]
    for (const response of all) await response.text()
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await spentToday()).toMatchObject({ tokens: 0 })
    expect((await send('plan', plan)).status).toBe(429)
  })

  test('goes to no address of this house', async () => {
    const roomy = { ...place, limits: { ...limits, requestsPerMinute: 100 } }
    const put = (key: unknown) => send('key', key, { method: 'PUT' }, roomy)
    for (const baseUrl of [
      'http://127.0.0.1:11434/v1',
      'https://localhost/v1',
      'https://169.254.169.254/latest',
      'https://10.0.0.1/v1',
      'https://[::1]/v1',
      'https://router.lan/v1',
      'http://api.example.com/v1',
      'https://user:pw@api.example.com/v1',
      'https://api.example.com:8443/v1',
      'file:///etc/passwd'
    ])
      expect((await put({ ...own, provider: 'compatible', baseUrl })).status, baseUrl).toBe(400)
    expect((await put({ ...own, baseUrl: 'https://api.example.com/v1' })).status).toBe(400)
    expect((await put({ ...own, provider: 'compatible' })).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('is refused without an account, with a broken form, and where it cannot be kept', async () => {
    expect((await put(own, { token: null })).status).toBe(401)
    for (const wrong of [
      { ...own, key: 'a b c d e f g' },
      { ...own, provider: 'other' },
      { ...own, model: 'x\ny' },
      {}
    ])
      expect((await put(wrong)).status).toBe(400)
    const off = await send('key', own, { method: 'PUT' }, { ...place, keys: null })
    expect((await refusal(off)).message).toContain('cannot store your own key')
  })

  test('the test button says in our words what the provider meant', async () => {
    const trial = (failure: AppError | null): AiPlace => ({
      ...place,
      parts: async () => ({
        ...(await parts()),
        testOwnKey: () => (failure ? Promise.reject(failure) : Promise.resolve())
      })
    })
    expect((await send('key/test', own, {}, trial(null))).status).toBe(200)
    const refused = await refusal(
      await send('key/test', own, {}, trial(new AppError('invalid', 'sk-ant-0123456789abcdef')))
    )
    expect(refused.message).toBe('The provider does not accept this key or this model. Check both.')
    expect(lines.join()).not.toContain('0123456789')
    expect(await refusal(await send('key/test', {}, {}, trial(null)))).toMatchObject({ status: 404 })
    await put(own)
    expect((await send('key/test', {}, {}, trial(null))).status).toBe(200)
  })

  test('a key sealed by another secret is as good as none', async () => {
    await put(own)
    const later = localPlace({ ...backend, aiKeySecret: 'x'.repeat(40) }, env, limits, () => undefined, false)
    const told: unknown = await (await send('capabilities', undefined, { method: 'GET' }, { ...later, parts })).json()
    expect(told).toMatchObject({ ownKey: { allowed: true, provider: null } })
  })

  test('goes with the account', async () => {
    const fay = await online.signUp(`fay${Date.now()}@example.org`)
    await put(own, { token: fay.token })
    expect(await rows()).toHaveLength(1)
    await online.withToken(fay.token).rpc('delete_account')
    expect(await rows()).toEqual([])
  })
})
