import { fsrs } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { gapComparedToUsual } from '#domain/retention.ts'

test('the usual retention is the measure', () => {
  expect(gapComparedToUsual(0.9)).toBe(1)
})

test('the gaps compare as those of the scheduler', () => {
  for (const retention of [0.8, 0.85, 0.95, 0.97]) {
    const modifier = fsrs({ request_retention: retention }).calculate_interval_modifier(retention)
    expect(gapComparedToUsual(retention)).toBeCloseTo(modifier, 4)
  }
})

test('remembering more means shorter gaps', () => {
  expect(gapComparedToUsual(0.95)).toBeCloseTo(0.4, 1)
  expect(gapComparedToUsual(0.8)).toBeGreaterThan(2)
})
