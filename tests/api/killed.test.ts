import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAgainAndAgain } from './killed.ts'
import { workshop } from './process.ts'

let shop: Awaited<ReturnType<typeof workshop>>
beforeAll(async () => void (shop = await workshop()))
afterAll(() => shop.clear())

// Each start of a server takes seconds on a machine that has more to do.
const PATIENCE = 600_000

test(
  'a kill gave a new epoch: the epoch stays, what was answered is there, each change took effect once',
  { timeout: PATIENCE },
  async () => {
    const env = { CRAMLESS_DIST: shop.dist, CRAMLESS_DATA: shop.data }
    const { answered, ...found } = await killAgainAndAgain(env, [{ answers: 2, delay: 37 }])
    expect(answered).toBeGreaterThan(0)
    expect(found).toEqual({ epochs: 1, answeredAndLost: 0, twice: 0 })
  }
)
