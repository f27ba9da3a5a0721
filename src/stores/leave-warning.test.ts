import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { warnBeforeLeaving } from '#stores/leave-warning.ts'

test('the browser asks only while something would be lost', () => {
  const page = new EventTarget()
  const $lost = atom(0)
  const isAsked = (): boolean => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const stop = warnBeforeLeaving(page, $lost)
  expect(isAsked()).toBe(false)
  $lost.set(2)
  expect(isAsked()).toBe(true)
  $lost.set(1)
  expect(isAsked()).toBe(true)
  $lost.set(0)
  expect(isAsked()).toBe(false)
  $lost.set(1)
  stop()
  expect(isAsked()).toBe(false)
})
