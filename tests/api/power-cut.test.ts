import { expect, test } from 'vitest'
import { cutPower } from './power-cuts.ts'

test('a power cut took what was answered: each answered change is there, once, and devices need not compare', async () => {
  for (const { answered, ...cut } of await cutPower({ count: 2 })) {
    expect(answered).toBeGreaterThan(0)
    expect(cut).toEqual({ lost: 0, twice: 0, isNewEpoch: true, unsure: 0 })
  }
})

test('with syncing off a cut takes all that was answered: it takes effect again, once, and nothing is sure', async () => {
  const [cut] = await cutPower({ syncDisk: false, dropsAll: true })
  const answered = cut?.answered
  expect(cut).toEqual({ answered, lost: answered, twice: 0, isNewEpoch: true, unsure: answered })
})
