import fc from '../../node_modules/fast-check/lib/fast-check.js'

export { default } from '../../node_modules/fast-check/lib/fast-check.js'

/** Any number does; it is fixed so that `npm test` says the same of the same code. */
const SEED = 20_261_122

/**
 * Every `import fc from 'fast-check'` of a test comes here (vitest.config.ts): always the same cases, unless
 * `npm run explore` (src/cli/explore.ts) hands in a seed, or somebody a path as well, to replay one case.
 */
const { EXPLORE_SEED, EXPLORE_PATH } = process.env
fc.configureGlobal({
  seed: Number(EXPLORE_SEED ?? SEED),
  ...(EXPLORE_PATH ? { path: EXPLORE_PATH, endOnFailure: true } : {})
})
