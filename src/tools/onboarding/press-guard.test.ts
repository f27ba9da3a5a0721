import { expect, test } from 'vitest'
import { pressGuard } from '#tools/onboarding/press-guard.ts'

test('a double press on Next chooses no subject of the next step', () => {
  const isOwn = pressGuard()
  expect([2, 3].map(isOwn)).toEqual([false, false])
})

test('a double press that began on this step counts, and so does a key', () => {
  expect([1, 2, 3].map(pressGuard())).toEqual([true, true, true])
  expect(pressGuard()(0)).toBe(true)
})
