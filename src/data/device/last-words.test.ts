import { expect, test, vi } from 'vitest'
import { smallStorage } from '../../../tests/support/small-storage.ts'
import { dropLastWords, dropLeftWords, forgetLastWords, saveLastWords, leftWords } from '#data/device/last-words.ts'

test('what one student left is found again, and nobody else sees it', () => {
  const storage = smallStorage()
  expect(saveLastWords('ann', { id: 'n1', mine: { a: 1 }, base: { a: 0 }, sent: null }, storage)).toBe(true)
  saveLastWords('ben', { id: 'n2', mine: {}, base: {}, sent: null }, storage)
  expect(leftWords('ann', storage)).toMatchObject([{ id: 'n1', mine: { a: 1 }, base: { a: 0 }, sent: null }])
  dropLastWords('ann', 'n1', storage)
  expect(leftWords('ann', storage)).toEqual([])
  forgetLastWords('ben', storage)
  expect(storage.length).toBe(0)
})

test('two tabs that go away with words in one note leave both, and each takes back its own', async () => {
  const storage = smallStorage()
  vi.resetModules()
  const other = await import('#data/device/last-words.ts')
  saveLastWords('ann', { id: 'n', mine: 'here', base: '', sent: null }, storage)
  other.saveLastWords('ann', { id: 'n', mine: 'there', base: '', sent: null }, storage)
  expect(leftWords('ann', storage)).toMatchObject([
    { id: 'n', mine: 'here' },
    { id: 'n', mine: 'there' }
  ])
  other.dropLastWords('ann', 'n', storage)
  expect(leftWords('ann', storage)).toMatchObject([{ mine: 'here' }])
})

test('newer words that a page left meanwhile are not dropped with those that were written', () => {
  const storage = smallStorage()
  saveLastWords('ann', { id: 'n', mine: 'older', base: '', sent: null }, storage)
  const [found] = leftWords('ann', storage)
  saveLastWords('ann', { id: 'n', mine: 'newer', base: '', sent: null }, storage)
  if (found) dropLeftWords(found, storage)
  expect(leftWords('ann', storage)).toMatchObject([{ mine: 'newer' }])
})

test('a full storage says so and throws nothing', () => {
  expect(saveLastWords('ann', { id: 'n', mine: 'x'.repeat(99), base: 0, sent: null }, smallStorage(10))).toBe(false)
})
