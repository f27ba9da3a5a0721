import { APICallError } from 'ai'
import { expect, test } from 'vitest'
import { trying } from '#server/ai/call/retry.ts'

const busy = (seconds: number) =>
  new APICallError({
    message: 'busy',
    url: 'http://x',
    requestBodyValues: {},
    statusCode: 503,
    isRetryable: true,
    responseHeaders: { 'retry-after': String(seconds) }
  })

test('a passing failure is tried once more, after the wait the provider asks for', async () => {
  let calls = 0
  const call = () => (++calls === 1 ? Promise.reject(busy(0.01)) : Promise.resolve('answer'))
  expect(await trying(call, new AbortController().signal)).toBe('answer')
  expect(calls).toBe(2)
})

test('a pause ends at once with the reason of the signal, whoever gave it', async () => {
  const left = new AbortController()
  const reason = new DOMException('The reader has gone.', 'AbortError')
  setTimeout(() => left.abort(reason), 5)
  await expect(trying(() => Promise.reject(busy(8)), left.signal)).rejects.toBe(reason)
  await expect(trying(() => Promise.reject(busy(8)), AbortSignal.timeout(5))).rejects.toMatchObject({ code: 'timeout' })
})
