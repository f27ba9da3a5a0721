import { defineConfig } from 'vitest/config'

/** Firefox and WebKitGTK on the built app: `npm run browsers`. */
export default defineConfig({
  define: { __BACKEND__: JSON.stringify({ mode: 'local', url: '', anonKey: '' }) },
  test: {
    include: ['tests/browsers/**/*.test.ts'],
    setupFiles: ['tests/support/no-console.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } }
  }
})
