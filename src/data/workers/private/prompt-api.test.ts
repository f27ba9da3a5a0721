import { afterEach, expect, test, vi } from 'vitest'
import { promptAvailability } from '#data/workers/private/prompt-api.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a browser that does not say whether it has a model has none after four seconds, and one that refuses at once', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('LanguageModel', { availability: () => new Promise(() => undefined) })
  const asked = promptAvailability()
  let said: string | undefined
  void asked.then(answer => (said = answer))
  await vi.advanceTimersByTimeAsync(3999)
  expect(said).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(said).toBe('unavailable')
  vi.stubGlobal('LanguageModel', { availability: () => Promise.reject(new Error('no')) })
  expect(await promptAvailability()).toBe('unavailable')
  expect(vi.getTimerCount()).toBe(0)
  vi.stubGlobal('LanguageModel', undefined)
  expect(await promptAvailability()).toBe('unsupported')
})
