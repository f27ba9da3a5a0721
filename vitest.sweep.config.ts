import { defineConfig } from 'vitest/config'
import { LONG } from './vitest.config.ts'

/** Of these, `npm test` runs fewer cases. */
const MORE_CASES = ['src/data/sync/model.test.ts', 'src/data/sync/entities-model.test.ts']

/** Servers killed, hung and started again, and cases by the hundred: `npm run test:sweep`, after `npm test`. One after another. */
export default defineConfig({
  define: { __BACKEND__: JSON.stringify({ mode: 'local', url: '', anonKey: '' }) },
  // Fixed seeds: tests/support/fast-check.ts.
  resolve: { alias: { 'fast-check': new URL('tests/support/fast-check.ts', import.meta.url).pathname } },
  test: {
    include: ['tests/api/**/*.sweep.ts', ...LONG, ...MORE_CASES],
    env: { MODEL_RUNS: process.env['MODEL_RUNS'] ?? '80' },
    setupFiles: ['tests/support/no-console.ts'],
    globalSetup: ['tests/support/database/prepare-database.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false
  }
})
