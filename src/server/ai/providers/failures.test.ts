import { APICallError, NoObjectGeneratedError, RetryError } from 'ai'
import { expect, test } from 'vitest'
import { failureOf, isGone, ownKeyFailure, waitOf } from '#server/ai/providers/failures.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const call = (statusCode: number | undefined, responseHeaders: Record<string, string> = {}) =>
  new APICallError({
    message: 'words of the provider',
    url: 'http://x',
    requestBodyValues: {},
    responseHeaders,
    ...(statusCode !== undefined && { statusCode })
  })
const noObject = (finishReason: 'stop' | 'length' | 'content-filter') =>
  new NoObjectGeneratedError({ response: {} as never, usage: {} as never, finishReason, text: '{' })

test.each([
  ['a provider that is down', call(undefined), 'unavailable'],
  ['a key it does not know', call(401), 'unavailable'],
  ['a model it keeps back', call(403), 'unavailable'],
  ['too many calls', call(429), 'limit'],
  ['a server that broke', call(500), 'unavailable'],
  ['a server that is full', call(529), 'unavailable'],
  ['a gateway that gave up', call(504), 'timeout'],
  ['too long a text', call(413), 'too-large'],
  ['success in a form of its own', call(200), 'unreadable'],
  ['our own patience', new DOMException('', 'TimeoutError'), 'timeout'],
  ['JSON cut short', noObject('length'), 'unreadable'],
  ['a filter', noObject('content-filter'), 'refused'],
  ['a socket that closed', new TypeError('terminated'), 'unavailable']
])('%s has its code', (_, error, code) => {
  const wrapped = new RetryError({ message: 'm', reason: 'maxRetriesExceeded', errors: [error] })
  for (const one of [error, wrapped]) {
    const failure = failureOf(one)
    expect(failure.code).toBe(code)
    expect(failure.message).not.toContain('words of the provider')
  }
})

test('the wait is read in seconds, milliseconds or as a date', () => {
  expect(waitOf(call(429, { 'retry-after': '7' }), NOW)).toBe(7)
  expect(waitOf(call(429, { 'retry-after-ms': '250' }), NOW)).toBe(0.25)
  expect(waitOf(call(429, { 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }), NOW)).toBe(30)
  expect(waitOf(call(429, { 'retry-after': 'soon' }), NOW)).toBeUndefined()
  expect(failureOf(call(429, { 'retry-after': '7' }), NOW).waitSeconds).toBe(7)
})

test('of an own key a refusal is about the key, a breakdown is not', () => {
  expect([400, 401, 403, 404].map(status => ownKeyFailure(call(status)).code)).toEqual(Array(4).fill('invalid'))
  expect(ownKeyFailure(call(429)).code).toBe('limit')
  expect(ownKeyFailure(call(500)).code).toBe('unavailable')
})

test('a reader who left is told from a time-out', () => {
  const left = new AbortController()
  expect(isGone(left.signal)).toBe(false)
  left.abort()
  expect(isGone(left.signal)).toBe(true)
  const late = new AbortController()
  late.abort(new DOMException('', 'TimeoutError'))
  expect(isGone(late.signal)).toBe(false)
})
