import { expect, test } from 'vitest'
import { twice } from '#lib/twice.ts'

test('a part that fails once is fetched again', async () => {
  let tries = 0
  const get = () => (++tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('part'))
  expect(await twice(get, 0)).toBe('part')
  expect(tries).toBe(2)
})

test('a part that fails twice is reported as missing, with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(twice(() => Promise.reject(cause), 0)).rejects.toMatchObject({ code: 'missing', cause })
})
