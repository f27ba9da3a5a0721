import { expect, test } from 'vitest'
import { drawnFor, leftAt } from '#tools/chatbot/answer/left-at.ts'

test('who comes back from a quote of an early answer finds it drawn, once', () => {
  const turns = Array.from({ length: 60 }, (_, at) => `t${at}`)
  expect(drawnFor(turns, 'c', 40)).toBe(40)
  leftAt.keep('c', 't5')
  expect(drawnFor(turns, 'c', 40)).toBe(55)
  expect(drawnFor(turns, 'other', 40)).toBe(40)
  expect(leftAt.take('c')).toBe('t5')
  expect(leftAt.take('c')).toBeNull()
})
