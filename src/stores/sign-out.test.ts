import { expect, test } from 'vitest'
import { $isLeaving, $signOutAsked, askToSignOut, leaving, staySignedIn } from '#stores/sign-out.ts'

test('the question stands until it is answered', () => {
  askToSignOut()
  expect($signOutAsked.get()).toBe(true)
  staySignedIn()
  expect($signOutAsked.get()).toBe(false)
})

test('leaving lasts as long as clearing the device, also when that fails', async () => {
  let clear = (): void => undefined
  const done = leaving(() => new Promise(resolve => (clear = resolve)))
  expect($isLeaving.get()).toBe(true)
  clear()
  await done
  expect($isLeaving.get()).toBe(false)
  await expect(leaving(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect($isLeaving.get()).toBe(false)
})
