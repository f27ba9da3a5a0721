import { expect, test } from 'vitest'
import { cutPower } from './power-cuts.ts'

// Twelve rounds are sixty cuts: CUT_ROUNDS=12 npm run test:sweep.
const rounds = Array.from({ length: Number(process.env['CUT_ROUNDS'] ?? 1) }, (_, n) => n + 1)

test.for(rounds)('the power goes five times, seed %i', { timeout: 600_000 }, async seed => {
  for (const { answered, ...cut } of await cutPower({ count: 5, seed })) {
    expect(answered).toBeGreaterThan(0)
    expect(cut).toEqual({ lost: 0, twice: 0, isNewEpoch: true, unsure: 0 })
  }
})

test('with syncing off a cut takes all that was answered: it takes effect again, once, and nothing is sure', async () => {
  const [cut] = await cutPower({ syncDisk: false, dropsAll: true })
  const answered = cut?.answered
  expect(cut).toEqual({ answered, lost: answered, twice: 0, isNewEpoch: true, unsure: answered })
})
