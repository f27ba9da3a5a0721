import { close, take } from '#cli/process/steps.ts'

/** What CI runs: all tests, and after them the long ones on the same build. Its last line counts both. */
close(
  await take([
    { name: 'test', command: 'npm', args: ['run', '-s', 'test'], summary: 'own' },
    { name: 'test:sweep', command: 'npm', args: ['run', '-s', 'test:sweep'], summary: 'own' }
  ])
)
