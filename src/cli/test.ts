import { ensureRequirements } from '#cli/requirements.ts'
import { run } from '#cli/run.ts'
import { sum, tallyOf, type Tally } from '#cli/tally.ts'

/** Everything, in the order in which a mistake is cheapest to see. Closes with one line that CI counts. */
const SCRIPTS = ['check', 'test:unit', 'build', 'test:built', 'test:db', 'test:e2e', 'test:vercel']

ensureRequirements()
const tallies: Tally[] = []
const lines: string[] = []
for (const script of SCRIPTS) {
  process.stdout.write(`\n═ ${script}\n`)
  const { code, output, seconds } = await run('npm', ['run', '-s', script])
  const tally = tallyOf(output, code)
  tallies.push(tally)
  lines.push(`${script}: ${tally.passed} passed and ${tally.failed} failed in ${seconds.toFixed(0)} s`)
}
const total = sum(tallies)
process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)
