import { expect, test } from 'vitest'
import { retry } from '#lib/async/retry.ts'

test('a part that fails once is fetched again', async () => {
  let tries = 0
  const get = () => (++tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('part'))
  expect(await retry(get, 0)).toBe('part')
  expect(tries).toBe(2)
})

test('a part that fails retry is reported as missing, with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(retry(() => Promise.reject(cause), 0)).rejects.toMatchObject({ code: 'missing', cause })
})
