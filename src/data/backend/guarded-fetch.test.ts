import { afterEach, expect, test, vi } from 'vitest'
import { guardedFetch } from '#data/backend/guarded-fetch.ts'

afterEach(() => vi.restoreAllMocks())

/** A server that takes a request and says nothing more. */
const silent: typeof fetch = (_, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)))

test('a renewal that is never answered ends, for every later request waits for it', async () => {
  const late = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  const asked = guardedFetch(silent, 'key', () => true)('https://x.test/auth/v1/token?grant_type=refresh_token')
  expect(timeout).toHaveBeenCalledWith(30_000)
  late.abort(new DOMException('late', 'TimeoutError'))
  await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('the caller’s own signal still ends a request about the session', async () => {
  const own = new AbortController()
  const asked = guardedFetch(silent, 'key', () => true)('https://x.test/auth/v1/user', { signal: own.signal })
  own.abort(new DOMException('gone', 'AbortError'))
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})
