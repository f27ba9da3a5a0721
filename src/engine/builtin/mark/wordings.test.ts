import { expect, test } from 'vitest'
import { readLine } from '#engine/builtin/mark/notation.ts'

test.each([
  ['PED = (-)0.6', ['PED = -0.6', 'PED = 0.6']],
  ['real wages fall (by about 1%)', ['real wages fall (by about 1%)', 'real wages fall']],
  ['price rises/increases', ['price rises', 'price increases']],
  ['5 ÷ 125 x 100 (working)', ['5 ÷ 125 x 100']],
  ['multiplier = 1 ÷ (1 - MPC)', ['multiplier = 1 ÷ (1 - MPC)']],
  ['30 km/h, and/or f(x) = 2', ['30 km/h, and/or f(x) = 2']]
])('%s stands for %j', (line, ways) => {
  expect(readLine(line).ways).toEqual(ways)
})
