import { expect, test } from 'vitest'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'

test('two presses in a row are one act while it runs; later it is a new one', async () => {
  let runs = 0
  const work = async (): Promise<void> => {
    await Promise.resolve()
    runs += 1
  }
  await Promise.all([tryOnceOrNotify('add', work), tryOnceOrNotify('add', work), tryOnceOrNotify('other', work)])
  expect(runs).toBe(2)
  await tryOnceOrNotify('add', work)
  expect(runs).toBe(3)
})
