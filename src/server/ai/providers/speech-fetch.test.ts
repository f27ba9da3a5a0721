import { transcribe } from 'ai'
import { expect, test } from 'vitest'
import { transcriptionModel } from '#server/ai/providers/providers.ts'

interface Asked {
  readonly format: unknown
  readonly times: unknown[]
}

/** A server that answers each request by its form; and what it was asked. */
function hosted(name: string, answer: (asked: Asked) => Response) {
  const asked: Asked[] = []
  const serve: typeof fetch = (_input, init) => {
    const form = init?.body as FormData
    const one = { format: form.get('response_format'), times: form.getAll('timestamp_granularities[]') }
    asked.push(one)
    return Promise.resolve(answer(one))
  }
  const access = {
    provider: 'compatible',
    key: undefined,
    baseUrl: `http://${name}/v1`,
    structured: false,
    fetch: serve
  } as const
  const hear = async (model: string) => {
    const found = transcriptionModel(access, model) ?? expect.fail('no model')
    return transcribe({ model: found, audio: new Uint8Array(64), maxRetries: 0 })
  }
  return { hear, asked }
}
const segments = [{ start: 0, end: 2, text: ' Water moves.' }]

test('a server at home whose segments have only times and text is understood, with its words', async () => {
  const words = [
    { start: 0.1, end: 0.4, word: 'Water' },
    { start: 0.5, end: 1, word: 'moves' }
  ]
  const { hear, asked } = hosted('home', () => Response.json({ text: 'Water moves.', duration: null, segments, words }))
  const heard = await hear('Systran/faster-whisper-large-v3')
  expect(asked).toEqual([{ format: 'verbose_json', times: ['word', 'segment'] }])
  expect(heard.segments).toEqual([{ startSecond: 0, endSecond: 2, text: ' Water moves.' }])
  expect(heard.words?.map(one => one.startSecond)).toEqual([0.1, 0.5])
})

test('a server without times is asked twice for the first piece, and once for each after it', async () => {
  const { hear, asked } = hosted('plain', ({ format }) =>
    format === 'json'
      ? Response.json({ text: 'Water moves.' })
      : new Response('no such response_format', { status: 400 })
  )
  expect((await hear('house-model')).text).toBe('Water moves.')
  expect(asked.map(one => one.format)).toEqual(['verbose_json', 'verbose_json', 'json'])
  await hear('house-model')
  expect(asked.slice(3).map(one => one.format)).toEqual(['json'])
})

test('a model that is known to have no times is not asked for any', async () => {
  const { hear, asked } = hosted('known', () => Response.json({ text: 'Water moves.' }))
  await hear('gpt-4o-mini-transcribe')
  expect(asked).toEqual([{ format: 'json', times: [] }])
})

test('a refusal of the length is no reason to ask for less, nor is a page instead of an answer', async () => {
  const long = hosted(
    'long',
    () => new Response('{"error":{"message":"audio duration 1500 is longer than 1400"}}', { status: 400 })
  )
  await expect(long.hear('whisper-1')).rejects.toMatchObject({ statusCode: 400 })
  const page = hosted('page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  await expect(page.hear('whisper-1')).rejects.toThrow(/JSON/)
  expect([long.asked.length, page.asked.length]).toEqual([1, 1])
})
