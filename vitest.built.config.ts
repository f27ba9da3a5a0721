import { defineConfig } from 'vitest/config'

// Tests that read the built site in dist/ (budgets, routes, secrets). Run after `npm run build`.
export default defineConfig({
  test: {
    include: ['tests/built/**/*.test.ts'],
    setupFiles: ['tests/support/no-console.ts'],
    // They only read.
    isolate: false,
    // Beside the browser they wait for a processor.
    testTimeout: 120_000,
    hookTimeout: 120_000
  }
})
