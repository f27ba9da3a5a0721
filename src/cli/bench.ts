import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { table, type Bench } from '#cli/bench-table.ts'

/** `npm run bench [name …] [-- --write]`: the measures of tests/bench, as a table. `--write` keeps it in docs. */
const KEPT_IN = 'docs/benchmarks.md'
const wanted = process.argv.slice(2).filter(name => !name.startsWith('--'))
const isKept = process.argv.includes('--write')

const files = globSync('tests/bench/*.bench.ts')
  .sort()
  .filter(file => wanted.length === 0 || wanted.some(name => file.includes(name)))

const sections: string[] = []
let hasFailed = false
for (const file of files) {
  const bench = (await import(pathToFileURL(join(process.cwd(), file)).href)) as Bench
  process.stdout.write(`\n${bench.title}\n`)
  const rows = await bench.measure()
  hasFailed ||= rows.some(row => row.isMet === false)
  const section = `## ${bench.title}\n${bench.how}\n\n${table(rows)}\n`
  process.stdout.write(`${bench.how}\n\n${table(rows)}\n`)
  sections.push(section)
}

if (isKept) {
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'} with Node ${process.versions.node}`
  const load = loadavg().map(average => average.toFixed(1))
  const head = `# Benchmarks\n\nThe last table of \`npm run bench -- --write\`. Measured on ${machine}. At the end the load average was ${load.join(', ')} over 1, 5 and 15 minutes; the more it exceeds the number of processors, the longer are times measured by the clock than they need be. Times in milliseconds unless the row says otherwise.\n`
  await writeFile(KEPT_IN, `${head}\n${sections.join('\n')}`)
}
process.exitCode = hasFailed ? 1 : 0
