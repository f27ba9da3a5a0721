import { take } from '#cli/process/steps.ts'
import { sum } from '#cli/process/tally.ts'

/**
 * What takes minutes and rarely finds anything that the tests of each part did not: faults of the server, axe everywhere,
 * a second PostgreSQL, the build for Vercel.
 */
const taken = await take([
  { name: 'database', command: 'node', args: ['src/cli/test-db.ts', 'rest'], summary: 'own' },
  { name: 'faults', command: 'vitest', args: ['run', '--config', 'vitest.sweep.config.ts'], summary: 'vitest' },
  {
    name: 'pages',
    command: 'playwright',
    args: ['test', '--config', 'playwright.sweep.config.ts'],
    summary: 'playwright'
  },
  { name: 'vercel', command: 'npm', args: ['run', '-s', 'test:vercel'], summary: 'own' }
])
const { passed, failed } = sum(taken.map(({ tally }) => tally))
process.stdout.write(`\n${taken.map(({ line }) => line).join('\n')}\n\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
