import { expect, test } from 'vitest'
import { dropLastWords, forgetLastWords, keepLastWords, leftWords } from '#data/last-words.ts'

/** The browser's small storage, with room for `room` characters. */
function smallStorage(room = Infinity): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: index => [...kept.keys()][index] ?? null,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: key => void kept.delete(key),
    clear: () => kept.clear()
  }
}

test('what one student left is found again, and nobody else sees it', () => {
  const storage = smallStorage()
  expect(keepLastWords('ann', { noteId: 'n1', mine: { a: 1 }, base: { a: 0 }, sent: null }, storage)).toBe(true)
  keepLastWords('ben', { noteId: 'n2', mine: {}, base: {}, sent: null }, storage)
  expect(leftWords('ann', storage)).toEqual([{ noteId: 'n1', mine: { a: 1 }, base: { a: 0 }, sent: null }])
  dropLastWords('ann', 'n1', storage)
  expect(leftWords('ann', storage)).toEqual([])
  forgetLastWords('ben', storage)
  expect(storage.length).toBe(0)
})

test('a full storage says so and throws nothing', () => {
  expect(keepLastWords('ann', { noteId: 'n', mine: 'x'.repeat(99), base: 0, sent: null }, smallStorage(10))).toBe(false)
})
