import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { machineLine, pageOf, type Section } from '#cli/bench/bench-page.ts'
import { table, type Bench } from '#cli/report/bench-table.ts'

/** `npm run bench [name …] [-- --write]`: the measures of tests/bench, as a table. `--write` keeps it in docs. */
const KEPT_IN = 'docs/benchmarks.md'
const wanted = process.argv.slice(2).filter(name => !name.startsWith('--'))
const isKept = process.argv.includes('--write')

const files = globSync('tests/bench/*.bench.ts')
  .sort()
  .filter(file => wanted.length === 0 || wanted.some(name => file.includes(name)))

const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'} with Node ${process.versions.node}`
const sections: Section[] = []
let hasFailed = false
for (const file of files) {
  const bench = (await import(pathToFileURL(join(process.cwd(), file)).href)) as Bench
  process.stdout.write(`\n${bench.title}\n`)
  const rows = await bench.measure()
  hasFailed ||= rows.some(row => row.isMet === false)
  const text = `${bench.how}\n\n${machineLine(machine, loadavg())}\n\n${table(rows)}`
  process.stdout.write(`${text}\n`)
  sections.push({ title: bench.title, text })
}

if (isKept) {
  // What was not measured now stays as it was.
  await writeFile(KEPT_IN, pageOf(await readFile(KEPT_IN, 'utf8'), sections))
}
process.exitCode = hasFailed ? 1 : 0
