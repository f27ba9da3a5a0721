import { expect, test } from 'vitest'
import { mayCount } from '#lib/browser/may-count.ts'

test('Do Not Track and Global Privacy Control are obeyed', () => {
  expect(mayCount({})).toBe(true)
  expect(mayCount({ doNotTrack: 'unspecified', globalPrivacyControl: false })).toBe(true)
  expect(mayCount({ doNotTrack: '1' })).toBe(false)
  expect(mayCount({ doNotTrack: null, globalPrivacyControl: true })).toBe(false)
})
