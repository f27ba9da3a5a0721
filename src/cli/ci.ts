import { take } from '#cli/process/steps.ts'
import { sum } from '#cli/process/tally.ts'

/** What CI runs: all tests, and after them the long ones on the same build. Its last line counts both. */
const taken = await take([
  { name: 'test', command: 'npm', args: ['run', '-s', 'test'], summary: 'own' },
  { name: 'test:sweep', command: 'npm', args: ['run', '-s', 'test:sweep'], summary: 'own' }
])
const { passed, failed } = sum(taken.map(({ tally }) => tally))
process.stdout.write(`\n${taken.map(({ line }) => line).join('\n')}\n\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
