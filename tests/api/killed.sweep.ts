import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAgainAndAgain } from './killed.ts'
import { workshop } from './process.ts'

let shop: Awaited<ReturnType<typeof workshop>>
beforeAll(async () => void (shop = await workshop()))
afterAll(() => shop.clear())

const EACH = process.env['KILL_ROUNDS'] ? 50 : 5

// Four rounds are two hundred kills: KILL_ROUNDS=4 npm run test:sweep.
const rounds = Array.from({ length: Number(process.env['KILL_ROUNDS'] ?? 1) }, (_, n) => n + 1)

test.for(rounds)('killed again and again in the middle of pushes, round %i', { timeout: 1_800_000 }, async round => {
  const moments = Array.from({ length: EACH }, (_, n) => ({ answers: n % 6, delay: (n * 37 + round * 11) % 120 }))
  const env = { CRAMLESS_DIST: shop.dist, CRAMLESS_DATA: `${shop.data}-${round}` }
  const { answered, ...found } = await killAgainAndAgain(env, moments)
  expect(answered).toBeGreaterThan(0)
  expect(found).toEqual({ epochs: 1, answeredAndLost: 0, twice: 0 })
})
