import { expect, test } from 'vitest'
import { waitingFor } from '#server/local/http/opening.ts'

test('a request waits for what is being opened, and no longer than its patience', async () => {
  const opening = Promise.withResolvers<string | undefined>()
  const open = waitingFor(() => opening.promise, 5)
  expect(await open()).toBeUndefined()
  const waiting = waitingFor(() => opening.promise)()
  opening.resolve('database')
  expect(await waiting).toBe('database')
  expect(await open()).toBe('database')
})

test('what cannot be opened is no answer, and no failure of the request', async () => {
  expect(await waitingFor(() => Promise.reject(new Error('damaged')))()).toBeUndefined()
})
