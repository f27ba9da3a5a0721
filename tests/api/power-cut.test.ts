import { expect, test } from 'vitest'
import { cutPower } from './power-cuts.ts'

test('a power cut took what was answered: each answered change is there, once, and devices need not compare', async () => {
  for (const { answered, ...cut } of await cutPower({})) {
    expect(answered).toBeGreaterThan(0)
    expect(cut).toEqual({ lost: 0, twice: 0, isNewEpoch: true, unsure: 0 })
  }
})
