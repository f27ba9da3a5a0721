import { expect, test } from 'vitest'
import { cutPower } from './power-cuts.ts'

test.for([1, 2, 3, 4, 5, 6])('the power goes ten times, seed %i', { timeout: 600_000 }, async seed => {
  for (const { answered, ...cut } of await cutPower({ count: 10, seed })) {
    expect(answered).toBeGreaterThan(0)
    expect(cut).toEqual({ lost: 0, twice: 0, isNewEpoch: true, unsure: 0 })
  }
})
