import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { termTable } from '#cli/plan/term-table.ts'
import { plannerLine, plannerSchemas } from '#cli/plan/planner-line.ts'

/**
 * `npm run --silent planner`: a world a line in, a plan a line out; `--schema` says what both look like, `--terms` prints
 * what whole terms get (docs/planner.md).
 */
if (process.argv.includes('--schema')) process.stdout.write(`${JSON.stringify(plannerSchemas(), null, 2)}\n`)
else if (process.argv.includes('--terms')) process.stdout.write(`${termTable()}\n`)
else
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    if (!process.stdout.write(`${plannerLine(line)}\n`)) await once(process.stdout, 'drain')
  }
