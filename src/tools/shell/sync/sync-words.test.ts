import { expect, test } from 'vitest'
import { badgeWords, newsOf, waitingWords } from '#tools/shell/sync/sync-words.ts'

test('the badge never says synced while something waits', () => {
  for (const state of ['saved', 'syncing', 'offline', 'attention', 'reload'] as const)
    expect(badgeWords({ state, waiting: 3 })).not.toMatch(/synced/i)
})

test('the badge does not say synced while a lecture is recorded', () => {
  expect(badgeWords({ state: 'synced', waiting: 0 }, 0, false)).toMatch(/synced/i)
  expect(badgeWords({ state: 'synced', waiting: 0 }, 0, true)).not.toMatch(/synced/i)
})

test('offline it counts what is only here', () => {
  expect(badgeWords({ state: 'offline', waiting: 3 })).toContain('3')
  expect(badgeWords({ state: 'offline', waiting: 0 })).not.toContain('0')
  expect(waitingWords(1)).toContain('1 change')
  expect(waitingWords(7)).toContain('7 changes')
})

test('a screen reader hears of trouble and of its end, not of each request', () => {
  expect(newsOf('synced', 'syncing')).toBeNull()
  expect(newsOf('syncing', 'synced')).toBeNull()
  expect(newsOf('synced', 'offline')).not.toBeNull()
  expect(newsOf('offline', 'offline')).toBeNull()
  expect(newsOf('offline', 'synced')).not.toBeNull()
  expect(newsOf('syncing', 'attention')).not.toBeNull()
})
