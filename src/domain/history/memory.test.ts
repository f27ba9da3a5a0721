import { expect, test } from 'vitest'
import { memoryOfEase, memoryOfAnswers } from '#domain/history/memory.ts'
import { schedulerFor } from '#domain/schedule-fsrs.ts'
import type { KeptLine } from '#domain/history/kept-answers.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-20T04:00:00.000Z')
const options = { desiredRetention: 0.9, weights: null }

// Anki 26.05's own next states of cards that had interval and ease alone (recall taken for granted: 0.8).
test('memory from interval and ease is that of Anki: its next states follow from it', () => {
  const memory = memoryOfEase(2800, 102, options, 0.8)
  const after = ([1, 2, 3, 4] as const).map(grade => schedulerFor(options).next_state(memory, 3, grade))
  const wanted = [
    [1.9780433, 9.380871],
    [32.91982, 8.764636],
    [34.35109, 8.148401],
    [37.48545, 7.532166]
  ]
  for (const [at, { stability, difficulty }] of after.entries()) {
    expect(stability / (wanted[at]?.[0] ?? 0)).toBeCloseTo(1, 3)
    expect(difficulty).toBeCloseTo(wanted[at]?.[1] ?? 0, 2)
  }
})

const line = (daysAgo: number, more: Partial<KeptLine> = {}): KeptLine => ({
  ...{ at: NOW - daysAgo * DAY, grade: 3, interval: 100, before: 1, factor: 2500, took: 1, kind: 1 },
  ...more
})

test('a log without its beginning starts at the interval and the ease of its first line', () => {
  const lines = [line(100), line(1)]
  const start = memoryOfEase(2500, 100, options)
  expect(start.stability).toBeCloseTo(100, 3)
  expect(memoryOfAnswers(lines, false, NOW, options)).toEqual(schedulerFor(options).next_state(start, 99, 3))
  // One line alone says no more than the card itself.
  expect(memoryOfAnswers([line(100)], false, NOW, options)).toBeNull()
  expect(memoryOfAnswers([], true, NOW, options)).toBeNull()
})

test('the factor of a line that FSRS wrote is a difficulty', () => {
  const ofFsrs = memoryOfAnswers([line(9, { factor: 550 }), line(1)], false, NOW, options)
  const start = { ...memoryOfEase(550, 100, options), difficulty: 5.05 }
  expect(ofFsrs).toEqual(schedulerFor(options).next_state(start, 8, 3))
})

test('a whole log is replayed by whole days: several answers of one day are a step of minutes', () => {
  const lines = [line(9.5, { grade: 1 }), line(9.4, { grade: 3 }), line(5.5), line(1.5, { grade: 1 })]
  const scheduler = schedulerFor(options)
  let memory = scheduler.next_state(null, 0, 1)
  for (const [days, grade] of [
    [0, 3],
    [4, 3],
    [4, 1]
  ] as const)
    memory = scheduler.next_state(memory, days, grade)
  expect(memoryOfAnswers(lines, true, NOW, options)).toEqual(memory)
})
