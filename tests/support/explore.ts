import type { Parameters } from 'fast-check'

/** Any number does; it is fixed so that `npm test` says the same of the same code. */
const SEED = 20_261_122

/**
 * How a random model test runs: always alike, unless `npm run explore` (src/cli/explore.ts) hands in a seed to try or a
 * longer run is asked for by MODEL_RUNS.
 */
export function exploring(numRuns: number): Pick<Parameters, 'seed' | 'numRuns' | 'path' | 'endOnFailure'> {
  const { EXPLORE_SEED, EXPLORE_PATH, MODEL_RUNS } = process.env
  return {
    seed: Number(EXPLORE_SEED ?? SEED),
    numRuns: Number(MODEL_RUNS ?? numRuns),
    ...(EXPLORE_PATH ? { path: EXPLORE_PATH, endOnFailure: true } : {})
  }
}
