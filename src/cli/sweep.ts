import { close, take, takeBeside } from '#cli/process/steps.ts'

/**
 * What takes minutes and rarely finds anything that the tests of each part did not: faults of the server, axe everywhere,
 * a second PostgreSQL, the build for Vercel. The faults stand alone: they kill servers and count memory.
 */
const first = await take([
  { name: 'faults', command: 'vitest', args: ['run', '--config', 'vitest.sweep.config.ts'], summary: 'vitest' }
])
const last = await takeBeside(
  [
    {
      name: 'pages',
      command: 'playwright',
      args: ['test', '--config', 'playwright.sweep.config.ts'],
      summary: 'playwright'
    }
  ],
  [
    { name: 'database', command: 'node', args: ['src/cli/test-db.ts', 'rest'], summary: 'own' },
    { name: 'vercel', command: 'npm', args: ['run', '-s', 'test:vercel'], summary: 'own' }
  ]
)
close([...first, ...last])
