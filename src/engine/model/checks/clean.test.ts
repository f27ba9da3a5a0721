import { expect, test } from 'vitest'
import { uncleanness } from '#engine/model/checks/clean.ts'

test.each(['a', 'a.', 'a-', '1.', '[', '<a'])('a text of nothing but “%s” is refused for its length alone', piece => {
  const before = process.cpuUsage()
  expect(uncleanness(piece.repeat(1_000_000))).toBe('too long')
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
})

test('what is short is read for what it is', () => {
  expect(uncleanness('See www.example.com')).toBe('image or link')
  expect(uncleanness('Chlorophyll absorbs red light.')).toBeUndefined()
})
