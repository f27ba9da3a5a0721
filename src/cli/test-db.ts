import { ensurePostgres17 } from '#cli/process/postgres-17.ts'
import { ensurePostgres } from '#cli/process/requirements.ts'
import { run } from '#cli/process/run.ts'
import { tallyOf } from '#cli/process/tally.ts'

/**
 * The schema, row-level security and the sync functions on PostgreSQL 15 and 17 of their own, and over HTTP. `short` is
 * what `npm test` runs of it, `rest` what the sweep does.
 */
const part = process.argv[2] ?? 'all'
try {
  ensurePostgres()
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed\n`)
  process.exit(1)
}
const without = part === 'short' ? undefined : ensurePostgres17()
if (without) process.stdout.write(`Skipped on PostgreSQL 17: ${without}.\n`)
const { code, output } = await run('vitest', ['run', '--config', 'vitest.db.config.ts'], { env: { DB_PART: part } })
const { passed, failed } = tallyOf(output, code, 'vitest')
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(code === 0 && failed === 0 ? 0 : 1)
