import { expect, test } from 'vitest'
import { minutesFor } from '#domain/progress/estimate.ts'

const answers = (count: number, ms: number) => Array.from({ length: count }, () => ms)

test('no estimate without enough answers of the student', () => {
  expect(minutesFor(30, answers(19, 6000))).toBeNull()
  expect(minutesFor(30, [])).toBeNull()
})

test('the pace of the last answers, and at least a minute', () => {
  expect(minutesFor(30, answers(20, 10_000))).toBe(5)
  expect(minutesFor(1, answers(20, 1000))).toBe(1)
})

test('a card left open over lunch does not count as study', () => {
  expect(minutesFor(10, [...answers(49, 6000), 3_600_000])).toBe(1)
})
