import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventText, sendEvents, startAiEndpoint, type AiEndpoint } from '../../../tests/support/ai-endpoint.ts'
import { eventsOf } from '#data/ai/events.ts'
import { askModel, wholeAnswer, type ModelRun } from '#data/ai/model.ts'
import type { AiEvent } from '#contract/ai.ts'
import { AppError } from '#lib/errors.ts'

const ENGINE = { kind: 'model', name: 'fake-1' } as const
const START: AiEvent = { type: 'start', engine: ENGINE, requestId: 'r1' }
const RESULT = { engine: ENGINE, evidence: [], confidence: 1, warnings: [], cards: [] }
const REQUEST = { source: { id: 'n', title: 'T', blocks: [] }, options: {} }

let endpoint: AiEndpoint
beforeEach(async () => void (endpoint = await startAiEndpoint()))
afterEach(() => endpoint.close())

const ask = (run: ModelRun = {}) => wholeAnswer('cards', REQUEST, { network: endpoint.network, ...run })

async function failure(run?: ModelRun): Promise<AppError> {
  try {
    await ask(run)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('It did not fail')
}

test('an answer comes whole, with its events in order, from one call that says who asks', async () => {
  const progress: AiEvent = { type: 'progress', done: 1, total: 2 }
  endpoint.reply((_asked, response) =>
    sendEvents(response, [START, progress, { type: 'delta', text: 'Os' }, { type: 'result', result: RESULT }])
  )
  const seen: unknown[] = []
  for await (const event of askModel('cards', REQUEST, { network: endpoint.network })) seen.push(event)
  expect(seen).toEqual([START, progress, { type: 'delta', text: 'Os' }, { type: 'result', result: RESULT }])
  expect(endpoint.asked.map(({ method, path, token, type }) => [method, path, token, type])).toEqual([
    ['POST', '/api/ai/cards', 'first-token', 'application/json']
  ])
  expect(JSON.parse(endpoint.asked[0]?.body.toString() ?? '')).toEqual(REQUEST)
})

test('who wants only the answer is told how far it is', async () => {
  endpoint.reply((_asked, response) =>
    sendEvents(response, [START, { type: 'progress', done: 1, total: 2 }, { type: 'result', result: RESULT }])
  )
  const steps: number[] = []
  const onProgress = (done: number) => void steps.push(done)
  expect(await wholeAnswer('cards', REQUEST, { network: endpoint.network, onProgress })).toEqual(RESULT)
  expect(steps).toEqual([1])
})

test('events are read whatever the pieces they arrive in', async () => {
  const text = `: still here\r\n\r\n${eventText(START)}${eventText({ type: 'delta', text: 'ßé🌱' })}`
  const bytes = new TextEncoder().encode(text)
  for (const size of [1, 2, 3, 7, bytes.length]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
        controller.close()
      }
    })
    const seen: AiEvent[] = []
    for await (const event of eventsOf(body)) seen.push(event)
    expect(seen).toEqual([START, { type: 'delta', text: 'ßé🌱' }])
  }
})

test.each([
  ['unauthorised', 401],
  ['too-large', 413],
  ['limit', 429],
  ['budget', 429],
  ['refused', 422],
  ['unreadable', 502]
] as const)('%s keeps its code and the words the server gave', async (code, status) => {
  endpoint.reply((_asked, response) => {
    const body = { code, message: 'In our words.', requestId: 'r', retryAfter: 9 }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  expect(await failure()).toMatchObject({ code, shown: 'In our words.', waitSeconds: 9 })
})

test.each([
  [404, 'missing'],
  [500, 'unavailable'],
  [504, 'timeout'],
  [429, 'limit']
] as const)('a page of a proxy with status %i is told by its status', async (status, code) => {
  endpoint.reply((_asked, response) => void response.writeHead(status).end('<html>'))
  expect(await failure()).toMatchObject({ code, shown: undefined })
})

test('a failure in the middle of an answer keeps its code and words', async () => {
  const failed: AiEvent = { type: 'failed', code: 'budget', message: 'Used up.', requestId: 'r' }
  endpoint.reply((_asked, response) => sendEvents(response, [START, failed]))
  expect(await failure()).toMatchObject({ code: 'budget', shown: 'Used up.' })
})

test.each([
  ['ends before its answer', 'unavailable', (send: string) => send],
  [
    'holds an answer of another shape',
    'unreadable',
    (send: string) => `${send}data: {"type":"result","result":{}}\n\n`
  ],
  ['holds no JSON', 'unreadable', (send: string) => `${send}data: <html>\n\n`]
])('a stream that %s fails', async (_what, code, text) => {
  endpoint.reply((_asked, response) => void response.writeHead(200).end(text(eventText(START))))
  expect(await failure()).toMatchObject({ code })
})

test('a connection that is cut, and a server that is not there, are said to be offline', async () => {
  endpoint.reply((_asked, response) => {
    response.writeHead(200).write(eventText(START), () => response.destroy())
  })
  expect(await failure()).toMatchObject({ code: 'offline' })
  await endpoint.close()
  expect(await failure()).toMatchObject({ code: 'offline' })
})

test('a stream that goes silent is a time-out', async () => {
  const silent = new ReadableStream<Uint8Array>()
  await expect(eventsOf(silent, undefined, 20).next()).rejects.toMatchObject({ code: 'timeout' })
})

test('an abort rejects with its reason and the server sees the client go', async () => {
  endpoint.reply((_asked, response) => void response.writeHead(200).write(eventText(START)))
  const stop = new AbortController()
  const reason = new Error('The student pressed stop')
  const events = askModel('cards', REQUEST, { network: endpoint.network, signal: stop.signal })
  expect((await events.next()).value).toEqual(START)
  stop.abort(reason)
  await expect(events.next()).rejects.toBe(reason)
  await endpoint.asked[0]?.gone
  await expect(ask({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})

test('a session that ran out is renewed and the call made once more; one that is over is not', async () => {
  endpoint.reply(({ token }, response) => {
    if (token === 'second') sendEvents(response, [START, { type: 'result', result: RESULT }])
    else response.writeHead(401).end()
  })
  endpoint.renewals.push('second')
  expect(await ask()).toEqual(RESULT)
  expect(endpoint.asked.map(({ token }) => token)).toEqual(['first-token', 'second'])
  expect(await failure()).toMatchObject({ code: 'unauthorised' })
})

test('a recording travels as its own bytes, its hints in the address', async () => {
  const answer = {
    engine: ENGINE,
    evidence: [],
    confidence: 1,
    warnings: [],
    segments: [{ start: 0, end: 1, text: 'a' }]
  }
  endpoint.reply((_asked, response) => sendEvents(response, [{ type: 'result', result: answer }]))
  const audio = { bytes: new Uint8Array([1, 2, 3]).buffer, mime: 'audio/webm' }
  const hints = { language: 'en', words: ['mitochondrion'] }
  expect(await wholeAnswer('transcribe', { audio, hints }, { network: endpoint.network })).toEqual(answer)
  const [asked] = endpoint.asked
  expect([...(asked?.body ?? [])]).toEqual([1, 2, 3])
  expect(asked?.path).toBe('/api/ai/transcribe?language=en&word=mitochondrion')
  expect(asked?.type).toBe('audio/webm')
})
