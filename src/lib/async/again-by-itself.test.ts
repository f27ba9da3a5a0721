import { expect, test } from 'vitest'
import { againByItself } from '#lib/async/again-by-itself.ts'
import { toBackendError } from '#lib/backend-errors.ts'
import { AppError } from '#lib/errors.ts'

const answer = (status: number) => toBackendError({ name: 'AuthRetryableFetchError', message: '{}', status })

/** Sends until `failures` are used up, and tells what the student saw and how long each pause was. */
async function sent(failures: Error[]) {
  const seen: string[] = []
  const result = await againByItself(
    isAgain => {
      seen.push(isAgain ? 'again' : 'sent')
      const failure = failures.shift()
      if (failure !== undefined) throw failure
      return Promise.resolve('done')
    },
    () => void seen.push('told'),
    seconds => Promise.resolve(void seen.push(`${seconds} s`))
  ).catch((error: unknown) => error)
  return { seen, result }
}

test('a sign-up at a server that was starting stopped at 503: it goes on by itself, and says so', async () => {
  const { seen, result } = await sent([answer(503), answer(504)])
  expect(result).toBe('done')
  expect(seen).toEqual(['sent', 'told', '2 s', 'again', 'told', '4 s', 'again'])
})

test('a server that stays away is told of after half a minute', async () => {
  const failures = Array.from({ length: 9 }, () => answer(503))
  const { seen, result } = await sent(failures)
  expect(result).toMatchObject({ code: 'unavailable' })
  expect(seen.filter(word => word.endsWith(' s'))).toEqual(['2 s', '4 s', '8 s', '16 s'])
  expect(seen.at(-1)).toBe('again')
})

test.each([
  ['a wrong password', toBackendError({ message: 'Invalid login credentials', status: 400 })],
  ['too many tries', toBackendError({ message: 'after 38 seconds', status: 429 })],
  ['a server that failed', toBackendError({ message: 'x', status: 500 })],
  ['no network', toBackendError({ name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 })],
  ['a model that is away', new AppError('unavailable', 'The model is away')]
])('%s is told at once', async (_, failure) => {
  expect(await sent([failure])).toEqual({ seen: ['sent'], result: failure })
})
