import { embedMany, generateText, Output, streamText, transcribe } from 'ai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { ModelEnv } from '../../src/server/ai/providers/models.ts'
import type { Reply } from '../support/fake-ai/reply.ts'
import { FAKE_KEY } from '../support/fake-ai/environment.ts'
import { fakeModels, SHAPES } from '../support/fake-ai/models.ts'
import { startFakeAi, type FakeAi } from '../support/fake-ai/server.ts'

// Half of the shapes take no schema, which the library says each time.
globalThis.AI_SDK_LOG_WARNINGS = false

let ai: FakeAi
beforeAll(async () => void (ai = await startFakeAi()))
afterAll(() => ai.close())
beforeEach(() => void ai.requests.splice(0))

const SENTENCE = 'Osmosis moves water through a partially permeable membrane.'
const point = z.object({ verdict: z.enum(['found', 'not-found']), quotes: z.array(z.string()) })

const models = (shape: ModelEnv) => fakeModels(ai, shape)
const language = (shape: ModelEnv) => models(shape).language('ask') ?? expect.fail('no model')
const asked = () => ai.requests[0] ?? expect.fail('nothing arrived')
const call = { instructions: 'You are a kind teacher.', prompt: 'What is osmosis?', maxRetries: 0 } as const

describe.each(Object.entries(SHAPES))('The fake speaks %s', (name, shape) => {
  const model = () => language(shape)

  test('in one answer, and reads instructions, question and key from the request', async () => {
    ai.reply(() => ({ text: SENTENCE }))
    const { text, usage, finishReason } = await generateText({ model: model(), ...call })
    expect({ text, finishReason }).toEqual({ text: SENTENCE, finishReason: 'stop' })
    expect(usage.outputTokens).toBeGreaterThan(0)
    expect(asked()).toMatchObject({ system: call.instructions, prompt: call.prompt, key: FAKE_KEY, stream: false })
    expect(asked().aborted).toBe(false)
  })

  test('word by word', async () => {
    ai.reply(() => ({ text: SENTENCE }))
    const result = streamText({ model: model(), ...call })
    const pieces: string[] = []
    for await (const piece of result.textStream) pieces.push(piece)
    expect(pieces.join('')).toBe(SENTENCE)
    expect(pieces.length).toBeGreaterThan(4)
    expect((await result.usage).outputTokens).toBeGreaterThan(0)
    expect(asked().stream).toBe(true)
  })

  test('as an object of the schema asked for', async () => {
    ai.reply(() => ({ object: { verdict: 'found', quotes: [SENTENCE] } }))
    const { output } = await generateText({ model: model(), ...call, output: Output.object({ schema: point }) })
    expect(output).toEqual({ verdict: 'found', quotes: [SENTENCE] })
    expect(asked().wantsJson).toBe(true)
    expect(asked().schema === null).toBe(name === 'compatible with JSON only')
  })

  test('as an object, streamed', async () => {
    ai.reply(() => ({ object: { verdict: 'found', quotes: [SENTENCE] } }))
    const result = streamText({ model: model(), ...call, output: Output.object({ schema: point }) })
    expect(await result.output).toEqual({ verdict: 'found', quotes: [SENTENCE] })
  })

  test.each<[string, Reply]>([
    ['text that is no JSON', { text: 'Full marks, well done' }],
    ['an object of another shape', { object: { marks: 'all' } }],
    ['an object cut at the token limit', { text: '{"verdict":"found","quo', finish: 'length' }],
    ['nothing', { text: '' }]
  ])('with %s, which the package refuses', async (_what, reply) => {
    ai.reply(() => reply)
    const result = generateText({ model: model(), ...call, output: Output.object({ schema: point }) })
    await expect(result.then(one => one.output)).rejects.toThrow()
  })

  test('with a refusal, which the package tells from an answer', async () => {
    ai.reply(() => ({ text: '', finish: 'refusal' }))
    expect((await generateText({ model: model(), ...call })).finishReason).toBe('content-filter')
    const streamed = streamText({ model: model(), ...call, onError: () => undefined })
    expect(await streamed.finishReason).toBe('content-filter')
  })

  test.each([401, 429, 500, 503] as const)('with status %i', async status => {
    ai.reply(() => ({ fail: status, retryAfter: 7 }))
    await expect(generateText({ model: model(), ...call })).rejects.toMatchObject({
      statusCode: status,
      responseHeaders: { 'retry-after': '7' }
    })
  })

  test.each<Reply>([{ fail: 'drop' }, { fail: 'garbage' }, { text: SENTENCE, cut: 3 }])(
    'with a broken connection or page: %o',
    async reply => {
      ai.reply(() => reply)
      await expect(generateText({ model: model(), ...call })).rejects.toThrow()
    }
  )

  test('with a stream that breaks off', async () => {
    ai.reply(() => ({ text: SENTENCE, cut: 3 }))
    const result = streamText({ model: model(), ...call, onError: () => undefined })
    await expect(result.text).rejects.toThrow()
  })

  test('and notices that the caller went away', async () => {
    ai.reply(() => ({ fail: 'hang' }))
    const leaving = new AbortController()
    const before = ai.requests.length
    const result = generateText({ model: model(), ...call, abortSignal: leaving.signal })
    await expect.poll(() => ai.requests.length).toBeGreaterThan(before)
    leaving.abort()
    await expect(result).rejects.toThrow()
    await asked().closed
    expect(asked().aborted).toBe(true)
  })
})

test.each(['compatible:fake-embed', 'openai:text-embedding-3-small', 'google:gemini-embedding-001'])(
  'The fake embeds texts for %s',
  async name => {
    ai.reply(() => ({}))
    const model = models({ AI_MODEL: 'compatible:fake-1', AI_EMBED_MODEL: name }).embedding ?? expect.fail('no model')
    const { embeddings } = await embedMany({ model, values: ['osmosis', 'treaty'] })
    expect(embeddings.map(vector => vector.length)).toEqual([16, 16])
    expect(embeddings[0]).not.toEqual(embeddings[1])
    expect(asked().inputs).toEqual(['osmosis', 'treaty'])
  }
)

test('The fake transcribes with times', async () => {
  const segments = [{ start: 0, end: 2.5, text: 'Today we speak of osmosis.' }]
  ai.reply(() => ({ transcript: { text: 'Today we speak of osmosis.', duration: 2.5, segments } }))
  const model = models({ AI_STT_MODEL: 'compatible:whisper-1' }).transcription ?? expect.fail('no model')
  const heard = await transcribe({ model, audio: new Uint8Array(2000) })
  expect(heard.text).toBe('Today we speak of osmosis.')
  expect(heard.segments).toEqual([{ startSecond: 0, endSecond: 2.5, text: 'Today we speak of osmosis.' }])
  expect(asked()).toMatchObject({ wire: 'transcription', model: 'whisper-1' })
})
