import { expect, test } from 'vitest'
import { memoryOfEase, memoryOfAnswers } from '#domain/history/memory.ts'
import { schedulerFor } from '#domain/schedule-fsrs.ts'
import type { KeptLine } from '#domain/history/kept-answers.ts'

const DAY = 86_400_000
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
