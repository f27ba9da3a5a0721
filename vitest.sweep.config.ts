import { defineConfig } from 'vitest/config'

/** Servers killed, hung and started again, for minutes: `npm run test:sweep`, after `npm test`. One after another. */
export default defineConfig({
  define: { __BACKEND__: JSON.stringify({ mode: 'local', url: '', anonKey: '' }) },
  test: {
    include: ['tests/api/**/*.sweep.ts'],
    setupFiles: ['tests/support/no-console.ts'],
    globalSetup: ['tests/support/prepare-database.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false
  }
})
