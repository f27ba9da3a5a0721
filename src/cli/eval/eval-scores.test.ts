import { expect, test } from 'vitest'
import { kappa, macroF1 } from '#cli/eval/eval-scores.ts'

test('kappa is 1 for two markers who agree, 0 for one who gives everybody the same', () => {
  const agreed = [
    [0, 0],
    [1, 1],
    [2, 2]
  ] as const
  const blind = [
    [0, 1],
    [1, 1],
    [2, 1]
  ] as const
  expect(kappa(agreed)).toBe(1)
  expect(kappa(blind)).toBeCloseTo(0)
})

test('a miss by two weighs four times a miss by one', () => {
  const near = kappa([
    [0, 1],
    [2, 2],
    [0, 0],
    [2, 2]
  ])
  const far = kappa([
    [0, 2],
    [2, 2],
    [0, 0],
    [2, 2]
  ])
  expect(near).toBeGreaterThan(far)
})

test('macro-F1 sees through a marker who gives nothing', () => {
  const rows = [
    [true, false],
    [false, false],
    [false, false]
  ] as const
  expect(macroF1(rows)).toBeCloseTo(0.4)
})
