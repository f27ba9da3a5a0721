import { expect, test } from 'vitest'
import { looseJson } from '#server/ai/call/loose-json.ts'

test('thoughts are left out, however many; what is not closed is no thought', () => {
  expect(looseJson('<think>{"n":1}</think> so <think>{</think>{"n":2} done')).toEqual({ n: 2 })
  expect(looseJson('<think> {"n":3}')).toEqual({ n: 3 })
  expect(looseJson('<think>{"n":1}</think>')).toBeUndefined()
})

test('thoughts that begin and never end hold up nobody', () => {
  const before = process.cpuUsage()
  expect(looseJson('<think>'.repeat(500_000))).toBeUndefined()
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
})
