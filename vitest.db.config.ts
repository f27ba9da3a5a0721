import { defineConfig } from 'vitest/config'
import { FRUGAL } from './src/cli/process/frugal.ts'
import { postgresPrograms } from './tests/support/database/postgres.ts'

/** Those that speak to the embedded backend; the others take a real PostgreSQL. */
const EMBEDDED = ['tests/db/http-*.test.ts', 'tests/db/pglite-*.test.ts']
/** What is the same on any PostgreSQL and takes its time: on the oldest only. */
const ONCE = ['tests/db/parallel.test.ts', 'tests/db/plans.test.ts', 'tests/db/ai-tokens.test.ts']

const found = postgresPrograms().map(({ version }) => `PostgreSQL ${version}`)
const { DB_PART = 'all' } = process.env
const [oldest = 'PostgreSQL 15', ...newer] = found

interface Part {
  readonly name: string
  readonly include?: string[]
  readonly exclude?: string[]
}

const whole = ['tests/db/**/*.test.ts']
const short: Part[] = [{ name: oldest, exclude: [...EMBEDDED, ...ONCE] }]
const rest: Part[] = [
  { name: oldest, include: ONCE },
  ...newer.map(name => ({ name, exclude: [...EMBEDDED, ...ONCE] }))
]
const all: Part[] = [{ name: oldest, exclude: EMBEDDED }, ...rest.slice(1)]
const embedded = {
  extends: true as const,
  test: {
    name: 'embedded',
    include: EMBEDDED,
    globalSetup: ['tests/support/database/prepare-database.ts'],
    execArgv: [...FRUGAL]
  }
}
const parts = { short, rest, all }[DB_PART] ?? all

// The database on each PostgreSQL that is here (tests/db/tap, tests/db/*.test.ts), and over HTTP on the embedded backend.
export default defineConfig({
  define: { __BACKEND__: JSON.stringify({ mode: 'local', url: '', anonKey: '' }) },
  // Fixed seeds: tests/support/fast-check.ts.
  resolve: { alias: { 'fast-check': new URL('tests/support/fast-check.ts', import.meta.url).pathname } },
  test: {
    setupFiles: ['tests/support/no-console.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      ...(DB_PART === 'rest' ? [] : [embedded]),
      ...parts.map(({ name, include = whole, exclude = [] }) => ({
        extends: true as const,
        test: { name, include, exclude, globalSetup: ['tests/support/database/database.ts'] }
      }))
    ]
  }
})
