import { failureLine, failuresIn } from '#cli/process/failures.ts'
import { run } from '#cli/process/run.ts'
import { sum, tallyOf, type Summary, type Tally } from '#cli/process/tally.ts'

export interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** The closing summary without which it has failed. */
  readonly summary: Summary
}

export interface Taken {
  readonly tally: Tally
  readonly line: string
  readonly failures: readonly string[]
}

/** One after another. Those aside show what they printed when they have ended, so that no two write at once. */
export async function take(steps: readonly Step[], aside = false): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const { name, command, args, summary } of steps) {
    if (!aside) process.stdout.write(`\n═ ${name}\n`)
    const { code, output, seconds } = await run(command, args, { aside })
    if (aside) process.stdout.write(`\n═ ${name}\n${output}\n`)
    const tally = tallyOf(output, code, summary)
    const line = `${name}: ${tally.passed} passed and ${tally.failed} failed in ${seconds.toFixed(0)} s`
    taken.push({ tally, line, failures: tally.failed === 0 ? [] : failuresIn(output) })
  }
  return taken
}

/** The front goes first and keeps its speed; what stands aside takes the processors it leaves idle. */
export async function takeBeside(front: readonly Step[], aside: readonly Step[]): Promise<Taken[]> {
  return (await Promise.all([take(front), take(aside, true)])).flat()
}

/** Ends a command of steps: names what failed, a line for each step, and the sum as the line that CI counts. */
export function close(taken: readonly Taken[]): never {
  const { passed, failed } = sum(taken.map(({ tally }) => tally))
  const named = taken.flatMap(({ failures }) => failures.map(failureLine)).join('')
  process.stdout.write(`\n${named}${taken.map(({ line }) => line).join('\n')}\n\n${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}
