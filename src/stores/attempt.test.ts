import { expect, test } from 'vitest'
import { attemptOnce } from '#stores/attempt.ts'

test('two presses in a row are one act while it runs; later it is a new one', async () => {
  let runs = 0
  const work = async (): Promise<void> => {
    await Promise.resolve()
    runs += 1
  }
  await Promise.all([attemptOnce('add', work), attemptOnce('add', work), attemptOnce('other', work)])
  expect(runs).toBe(2)
  await attemptOnce('add', work)
  expect(runs).toBe(3)
})
