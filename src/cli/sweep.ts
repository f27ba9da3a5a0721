import { close, takeBeside } from '#cli/process/steps.ts'

/**
 * What takes minutes and rarely finds anything that the tests of each part did not: faults of the server, axe everywhere,
 * a second PostgreSQL, the build for Vercel. The faults go one after another and leave a processor idle: the build takes
 * it, which shares no server and no folder with them, and they measure neither time nor the memory of the machine.
 */
const first = await takeBeside(
  [{ name: 'faults', command: 'vitest', args: ['run', '--config', 'vitest.sweep.config.ts'], summary: 'vitest' }],
  [{ name: 'vercel', command: 'npm', args: ['run', '-s', 'test:vercel'], summary: 'own' }]
)
const last = await takeBeside(
  [
    {
      name: 'pages',
      command: 'playwright',
      args: ['test', '--config', 'playwright.sweep.config.ts'],
      summary: 'playwright'
    }
  ],
  [{ name: 'database', command: 'node', args: ['src/cli/test-db.ts', 'rest'], summary: 'own' }]
)
close([...first, ...last])
