import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** What a test names that replaces something for all, or keeps a state that the next test would meet. */
const STATE =
  /\bvi\.|vitest-environment|fake-indexeddb|Dexie|#(?:data|stores|server)\b|\.store\b|\bprocess\.|globalThis|\bwindow\b|\bdocument\.|createServer|support\/(?:two-devices|device|student|push)/

/**
 * Their tests may share a process, and with it what each would load anew, such as the language model: floors without
 * state, and elsewhere the files that touch none. A process for each of these takes three times as long.
 */
const PURE = [
  'src/{contract,domain,engine}/**/*.test.ts',
  ...globSync('{src,tests/rules,tests/import}/**/*.test.ts').filter(path => !STATE.test(readFileSync(path, 'utf8')))
]

/**
 * What counts over hundreds of cases, or kills and starts the server for each of them: in the sweep
 * (vitest.sweep.config.ts). A short one of the same kind stays with `npm test`: tests/api/{killed,lost-answer}.test.ts.
 */
export const LONG = [
  'src/data/sync/killed-server.test.ts',
  'src/cli/engine/engine-memory.test.ts',
  'src/cli/eval/eval-cost.test.ts'
]

// No Astro plugin on purpose: nothing below `pages` needs Astro, which proves the floors of the design.
export default defineConfig({
  define: {
    __BACKEND__: JSON.stringify({ mode: 'local', url: '', anonKey: '' })
  },
  // Fixed seeds: tests/support/fast-check.ts.
  resolve: { alias: { 'fast-check': new URL('tests/support/fast-check.ts', import.meta.url).pathname } },
  test: {
    setupFiles: ['tests/support/no-console.ts'],
    // Most of the time goes by in waiting for servers: two at once on two processors.
    maxWorkers: '100%',
    // No test measures time: a slow machine must not fail one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: LONG, isolate: false } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['src/**/*.test.{ts,tsx}', 'tests/rules/**/*.test.ts', 'tests/import/**/*.test.ts'],
          exclude: [...PURE, ...LONG]
        }
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/database/prepare-database.ts']
        }
      }
    ]
  }
})
