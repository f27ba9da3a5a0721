import { APICallError } from 'ai'
import * as z from 'zod'
import { expect, test, vi } from 'vitest'
import { askForObject } from '#server/ai/call/object.ts'
import { mockRun } from '../../../../tests/support/mock-models.ts'

const call = {
  feature: 'cards',
  prompt: { name: 'cards', version: 1, text: 'Say a number.' },
  data: 'data',
  schema: z.object({ n: z.number() }),
  maxTokens: 100
} as const
const refusal = (statusCode: number, responseHeaders: Record<string, string> = {}) =>
  new APICallError({
    message: 'secret words of the provider',
    url: 'http://x',
    requestBodyValues: {},
    statusCode,
    responseHeaders,
    isRetryable: statusCode === 429 || statusCode >= 500
  })
const failing = (error: () => Error) =>
  mockRun(() => {
    throw error()
  })

test('an object by the schema comes back, tokens are counted', async () => {
  const { run, spent } = mockRun(() => ({ n: 4 }))
  await expect(askForObject(run, call)).resolves.toEqual({ n: 4 })
  expect(spent()).toBe(15)
})

test('a server without schemas is told it in words', async () => {
  const { run, prompts } = mockRun(() => ({ n: 4 }), { followsSchema: false })
  await askForObject(run, call)
  expect(prompts[0]).toContain('JSON Schema')
  expect(prompts[0]).toContain('"n"')
})

test.each(['```json\n{"n": 4}\n```', 'Here you are: {"n":4}', '<think>{"n":9}</think>{"n":4}'])(
  'what stands around the JSON does no harm: %s',
  async text => {
    const { run, prompts } = mockRun(() => text)
    await expect(askForObject(run, call)).resolves.toEqual({ n: 4 })
    expect(prompts).toHaveLength(1)
  }
)

test('one repair with the fault named, and no second', async () => {
  const healed = mockRun((_, at) => (at === 1 ? { n: 'four' } : { n: 4 }))
  await expect(askForObject(healed.run, call)).resolves.toEqual({ n: 4 })
  expect(healed.prompts[1]).toContain('expected number')
  const broken = mockRun(() => '{"n": 4')
  await expect(askForObject(broken.run, call)).rejects.toMatchObject({ code: 'unreadable' })
  expect(broken.prompts).toHaveLength(2)
  expect(broken.spent()).toBe(30)
})

test.each([
  [400, 'unavailable'],
  [401, 'unavailable'],
  [403, 'unavailable'],
  [413, 'too-large'],
  [504, 'timeout']
] as const)('status %i of the provider is %s, without its words', async (status, code) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  const { run } = failing(() => refusal(status))
  const failure = await askForObject(run, call).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code })
  expect(String(failure)).not.toContain('secret')
  vi.useRealTimers()
})

test('a passing failure is tried once more, after the time the provider asks', async () => {
  let calls = 0
  const { run } = mockRun(() => {
    calls += 1
    if (calls === 1) throw refusal(429, { 'retry-after-ms': '20' })
    return { n: 4 }
  })
  await expect(askForObject(run, call)).resolves.toEqual({ n: 4 })
  expect(calls).toBe(2)
})

test('a long wait is told, not waited for', async () => {
  const { run, prompts } = failing(() => refusal(429, { 'retry-after': '90' }))
  await expect(askForObject(run, call)).rejects.toMatchObject({ code: 'limit', waitSeconds: 90 })
  expect(prompts).toHaveLength(1)
})

test('our own patience is a time-out, the student who leaves is no failure', async () => {
  const silent = (): Promise<never> => new Promise(() => undefined)
  await expect(askForObject(mockRun(silent, { timeoutMs: 30 }).run, call)).rejects.toMatchObject({ code: 'timeout' })
  const left = new AbortController()
  const gone = askForObject(mockRun(silent, { signal: left.signal }).run, call)
  left.abort()
  await expect(gone).rejects.toMatchObject({ name: 'AbortError' })
})

test('an answer many times too long is refused and not read, whatever it is made of', async () => {
  for (const said of ['<think>'.repeat(500_000), { n: 4, beside: 'a'.repeat(4_000_000) }]) {
    const before = process.cpuUsage()
    await expect(askForObject(mockRun(() => said).run, call)).rejects.toMatchObject({ code: 'unreadable' })
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000)
  }
})
