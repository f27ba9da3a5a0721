import { defineConfig } from 'vitest/config'

// The database on a real PostgreSQL (tests/db/tap, tests/db/*.test.ts) and over HTTP on the embedded backend.
export default defineConfig({
  define: { __BACKEND__: JSON.stringify({ mode: 'local', url: '', anonKey: '' }) },
  // Fixed seeds: tests/support/fast-check.ts.
  resolve: { alias: { 'fast-check': new URL('tests/support/fast-check.ts', import.meta.url).pathname } },
  test: {
    include: ['tests/db/**/*.test.ts'],
    globalSetup: ['tests/support/database.ts', 'tests/support/prepare-database.ts'],
    setupFiles: ['tests/support/no-console.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } }
  }
})
