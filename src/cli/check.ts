import { failureLine } from '#cli/process/failures.ts'
import { run } from '#cli/process/run.ts'

/** Format, lint, types, dead code and floors. One failing step does not hide the next. */
const steps: readonly (readonly [string, readonly string[]])[] = [
  ['npm', ['run', '-s', 'prepare']],
  ['prettier', ['--check', '--log-level', 'warn', '.']],
  // Before eslint: it writes the types of content and routes that the typed rules need.
  ['astro', ['check', '--minimumFailingSeverity', 'warning']],
  ['eslint', ['.', '--max-warnings', '0']],
  ['tsc', ['-p', 'src/sw/worker']],
  ['knip', []],
  ['vitest', ['run', 'tests/rules']]
]

/** The end of a report on one line. */
const lastLines = (output: string): string =>
  output
    .trim()
    .split(/\s*\n\s*/)
    .slice(-6)
    .join(' | ')
    .slice(-900)

let failed = 0
for (const [command, args] of steps) {
  process.stdout.write(`\n— ${command} ${args[0] ?? ''}\n`)
  const { code, output, seconds } = await run(command, args)
  if (code !== 0) failed += 1
  process.stdout.write(
    code === 0 ? `  ok in ${seconds.toFixed(0)} s\n` : failureLine(`${command}: ${lastLines(output)}`)
  )
}
process.stdout.write(`\n${steps.length - failed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
